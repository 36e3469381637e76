import { offerUndo } from "~/features/projects/commands/notify-client.server";
import { setProjectStatus, undoProjectStatus } from "~/features/projects/commands/projects.server";
import { STATUS_SET, STATUS_UNDONE, UNDO_STATUS } from "~/features/projects/model/project";
import { projectStatusSchema, undoStatusSchema } from "~/features/projects/schema";
import { formAction } from "~/server/forms/form-action.server";
import { requireAdmin } from "~/server/sessions/guards.server";

/** Moves a project to another status, or back from it. */
export const action = formAction({
  guard: requireAdmin,
  buttons: {
    status: {
      schema: projectStatusSchema,
      run: async ({ id, status }, { actor, here }) => {
        const { emailId } = await setProjectStatus(actor, id, status);
        return { description: STATUS_SET, undo: offerUndo(here, { id, emailId }) };
      },
    },
    [UNDO_STATUS]: {
      schema: undoStatusSchema,
      run: async ({ id, letter }, { actor, here }) => {
        const { emailId } = await undoProjectStatus(actor, id, letter);
        return { description: STATUS_UNDONE, undo: offerUndo(here, { id, emailId }) };
      },
    },
  },
});
