import { UNDO_STATUS, USUAL_STEPS } from "~/features/projects/model/project";
import { projectSchema } from "~/features/projects/schema";
import { isMailSent } from "~/server/env.server";
import { DomainError } from "~/server/errors.server";
import { overwrittenVersion } from "~/server/forms/edit-conflict.server";
import type { FormOutcome } from "~/server/forms/form-outcome.server";
import { saved, shownAgain } from "~/server/forms/form-outcome.server";
import { parseForm } from "~/server/forms/parse-form.server";
import type { User } from "~/server/sessions/user";
import { editConflictWarning } from "~/site/edit-conflict-warning";
import { createProject, updateProject } from "./projects.server";

interface Target {
  actor: User;
  /** The project; null for a new one. */
  id: string | null;
}

/**
 * Saves the project form. @returns the e-mail on a new status, if any, which `offerUndo` takes back
 * @throws DomainError `not-found`.
 */
export async function submitProject(
  { actor, id }: Target,
  form: FormData,
): Promise<FormOutcome<{ emailId: string | null }>> {
  const submission = parseForm(form, projectSchema, [USUAL_STEPS]);
  if (submission.status !== "success") return shownAgain(submission.reply());
  const { version, ...input } = submission.value;
  try {
    if (!id) {
      await createProject(actor, input, { hasUsualSteps: form.get(USUAL_STEPS) === "on" });
      return saved({ emailId: null });
    }
    const outcome = await updateProject(actor, id, { ...input, version: overwrittenVersion(form) ?? version });
    if (outcome.kind === "saved") return saved(outcome);
    const lastResult = submission.reply({ formErrors: editConflictWarning("Ce projet", outcome) });
    return shownAgain(lastResult, { status: 409, newerVersion: outcome.version });
  } catch (error) {
    if (!(error instanceof DomainError) || error.code === "not-found") throw error;
    return shownAgain(submission.reply({ fieldErrors: { client_id: [error.userMessage] } }));
  }
}

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
