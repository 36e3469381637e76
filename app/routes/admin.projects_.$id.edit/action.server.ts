import { CLIENT_SEARCH } from "~/features/clients/model";
import { updateProject } from "~/features/projects/commands/projects.server";
import { PROJECT_UPDATED } from "~/features/projects/model/project";
import { projectIdSchema, projectSchema } from "~/features/projects/schema";
import { offerUndo } from "~/features/projects/undo-status.server";
import { searchHref } from "~/lib/web/search-href";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { requireAdmin } from "~/server/sessions/guards.server";

const UNDO_LABEL = "Annuler le changement de statut";

/** Saves a project and goes back to its list, which offers to undo a new status. */
export const action = formAction({
  guard: requireAdmin,
  params: projectIdSchema,
  intents: {
    project: {
      schema: projectSchema,
      run: async (project, { actor, params: { id }, request }) => {
        const { emailId } = await updateProject(actor, id, project);
        const list = `/admin/projects${searchHref(new URL(request.url).searchParams, { [CLIENT_SEARCH]: null })}`;
        const undo = offerUndo(list, { id, emailId, label: UNDO_LABEL });
        return redirectWithSuccess(list, PROJECT_UPDATED, { undo });
      },
    },
  },
});
