import { createProject } from "~/features/projects/commands/projects.server";
import { PROJECT_CREATED, USUAL_STEPS } from "~/features/projects/model/project";
import { projectSchema } from "~/features/projects/schema";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { requireAdmin } from "~/server/sessions/guards.server";

/** Creates a project. */
export const action = formAction({
  guard: requireAdmin,
  intents: {
    project: {
      schema: projectSchema,
      beside: [USUAL_STEPS],
      run: async ({ version: _, ...project }, { actor, form }) => {
        await createProject(actor, project, { hasUsualSteps: form.get(USUAL_STEPS) === "on" });
        return redirectWithSuccess("/admin/projects", PROJECT_CREATED);
      },
    },
  },
});
