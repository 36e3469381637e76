import type { ActionFunctionArgs } from "@remix-run/node";
import { CLIENT_SEARCH } from "~/features/clients/model";
import { offerUndo, submitProject } from "~/features/projects/commands/submit-project.server";
import { PROJECT_UPDATED } from "~/features/projects/model/project";
import { projectIdSchema } from "~/features/projects/schema";
import { searchHref } from "~/lib/web/search-href";
import { answerForm } from "~/server/forms/form-outcome.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";

const UNDO_LABEL = "Annuler le changement de statut";

/** Saves a project and goes back to its list, which offers to undo a new status. */
export async function action({ request, params }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  const { id } = paramsOr404(projectIdSchema, params);
  const list = `/admin/projects${searchHref(new URL(request.url).searchParams, { [CLIENT_SEARCH]: null })}`;
  return answerForm(submitProject({ actor, id }, await request.formData()), {
    intent: "project",
    onSaved: ({ emailId }) =>
      redirectWithSuccess(list, PROJECT_UPDATED, { undo: offerUndo(list, { id, emailId, label: UNDO_LABEL }) }),
  });
}
