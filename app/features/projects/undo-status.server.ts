import { UNDO_STATUS } from "~/features/projects/model/project";
import { isMailSent } from "~/server/env.server";

interface UndoOffer {
  id: string;
  /** Of the e-mail on the status; null where none is sent. */
  emailId: string | null;
  label?: string;
}

/**
 * The way to undo a change of status while its e-mail waits; none where no e-mail is sent.
 * @param action the page whose action undoes it
 */
export function offerUndo(action: string, { id, emailId, label = "Annuler" }: UndoOffer) {
  if (!emailId) return undefined;
  const note = isMailSent
    ? "La lettre au client part dans dix secondes."
    : "La lettre au client est gardée parmi les e-mails.";
  return { note, label, action, fields: { intent: UNDO_STATUS, id, letter: emailId } };
}
