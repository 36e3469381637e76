import type { ActionFunctionArgs } from "@remix-run/node";
import { submitProject } from "~/features/projects/commands/submit-project.server";
import { PROJECT_CREATED } from "~/features/projects/model/project";
import { answerForm } from "~/server/forms/form-outcome.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { requireAdmin } from "~/server/sessions/guards.server";

/** Creates a project. */
export async function action({ request }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  return answerForm(submitProject({ actor, id: null }, await request.formData()), {
    intent: "project",
    onSaved: () => redirectWithSuccess("/admin/projects", PROJECT_CREATED),
  });
}
