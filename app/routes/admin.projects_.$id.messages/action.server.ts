import type { ActionFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { createNote, deleteNote } from "~/features/project-messages/commands/notes.server";
import { sendMessage } from "~/features/project-messages/commands/send-message.server";
import { MESSAGE } from "~/features/project-messages/components/message-form";
import { noteIdSchema, noteSchema } from "~/features/project-messages/schema";
import { projectIdSchema } from "~/features/projects/schema";
import { answerForm } from "~/server/forms/form-outcome.server";
import { isMultipart } from "~/server/forms/multipart.server";
import { parseForm } from "~/server/forms/parse-form.server";
import { refuse } from "~/server/forms/refuse.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { asNotFound, paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { User } from "~/server/sessions/user";
import { undoDeletion } from "~/site/trash";
import { DELETE_NOTE, NOTE } from "./intents";
import { WORDS } from "./words";

/** A form of the page, by whom and for which project. */
interface Posted {
  actor: User;
  projectId: string;
  form: FormData;
}

const FORMS: Record<string, (posted: Posted) => Promise<unknown>> = {
  [NOTE]: async ({ actor, projectId, form }) => {
    const submission = parseForm(form, noteSchema);
    if (submission.status !== "success") return refuse(NOTE, submission.reply());
    await createNote(actor, projectId, submission.value.text);
    return redirectWithSuccess(pathOf(projectId), "Note ajoutée");
  },
  [DELETE_NOTE]: async ({ actor, projectId, form }) => {
    const submission = parseForm(form, noteIdSchema);
    if (submission.status !== "success") throw data(null, { status: 400 });
    const { trashId } = await deleteNote(actor, projectId, submission.value.id);
    return redirectWithSuccess(pathOf(projectId), "Note supprimée", { undo: undoDeletion(trashId, pathOf(projectId)) });
  },
};

/** Writes to the client of a project, or notes something for the team. */
export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  const { id: projectId } = paramsOr404(projectIdSchema, params);
  // The form of a message alone has files, which are not to be read into memory here.
  if (isMultipart(request)) return answerMessage(request, { actor, projectId });
  const form = await request.formData();
  const intent = String(form.get("intent"));
  const answer = Object.hasOwn(FORMS, intent) ? FORMS[intent] : undefined;
  if (!answer) throw data(null, { status: 400 });
  try {
    return await answer({ actor, projectId, form });
  } catch (error) {
    throw asNotFound(error);
  }
}

function answerMessage(request: Request, { actor, projectId }: Pick<Posted, "actor" | "projectId">) {
  return answerForm(sendMessage(request, { author: actor, projectId }, WORDS), {
    intent: MESSAGE,
    onSaved: () => redirectWithSuccess(pathOf(projectId), "Message envoyé"),
  });
}

function pathOf(projectId: string): string {
  return `/admin/projects/${projectId}/messages`;
}
