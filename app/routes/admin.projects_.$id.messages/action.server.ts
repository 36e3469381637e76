import { createNote, deleteNote } from "~/features/project-messages/commands/notes.server";
import { postMessage } from "~/features/project-messages/commands/post-message.server";
import { MESSAGE } from "~/features/project-messages/components/message-form";
import { messageForm, messageUpload } from "~/features/project-messages/message-form.server";
import { noteIdSchema, noteSchema } from "~/features/project-messages/schema";
import { projectIdSchema } from "~/features/projects/schema";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { undoDeletion } from "~/site/trash";
import { DELETE_NOTE, NOTE } from "./intents";
import { WORDS } from "./words";

const pathOf = (id: string) => `/admin/projects/${id}/messages`;

/** Writes to the client of a project, or notes something for the team. */
export const action = formAction({
  guard: requireAdmin,
  params: projectIdSchema,
  upload: messageUpload,
  intents: {
    [MESSAGE]: {
      ...messageForm(() => WORDS),
      run: async ({ text }, { actor, params, upload: { files, keep } }) => {
        await postMessage(actor, params.id, { text, files, keep, quota: WORDS.refusals.quota });
        return redirectWithSuccess(pathOf(params.id), "Message envoyé");
      },
    },
    [NOTE]: {
      schema: noteSchema,
      run: async ({ text }, { actor, params }) => {
        await createNote(actor, params.id, text);
        return redirectWithSuccess(pathOf(params.id), "Note ajoutée");
      },
    },
  },
  buttons: {
    [DELETE_NOTE]: {
      schema: noteIdSchema,
      to: ({ params }) => pathOf(params.id),
      hasNotFound: true,
      run: async ({ id }, { actor, params }) => {
        const { trashId } = await deleteNote(actor, params.id, id);
        return { description: "Note supprimée", undo: undoDeletion(trashId, pathOf(params.id)) };
      },
    },
  },
});
