import { moveCase, setCasePublished } from "~/features/case-studies/commands/cases.server";
import { createCaseFromProject } from "~/features/case-studies/commands/create-from-project.server";
import { CASE_CREATED, CASE_MOVED, CASE_PUBLISHED, CASE_UNPUBLISHED } from "~/features/case-studies/model/messages";
import { moveSchema, publishSchema } from "~/features/case-studies/schema";
import { projectIdSchema } from "~/features/projects/schema";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { requireAdmin } from "~/server/sessions/guards.server";

/** Moves, publishes or takes back a case, or makes one of a project. */
export const action = formAction({
  guard: requireAdmin,
  buttons: {
    move: {
      schema: moveSchema,
      run: async ({ id, direction }, { actor }) => {
        await moveCase(actor, id, direction);
        return CASE_MOVED;
      },
    },
    publish: {
      schema: publishSchema,
      run: async ({ id, value }, { actor }) => {
        await setCasePublished(actor, id, value);
        return value ? CASE_PUBLISHED : CASE_UNPUBLISHED;
      },
    },
    "from-project": {
      schema: projectIdSchema,
      to: () => "/admin/projects",
      run: async ({ id: projectId }, { actor }) => {
        const { id } = await createCaseFromProject(actor, projectId);
        return redirectWithSuccess(`/admin/realisations/${id}`, CASE_CREATED);
      },
    },
  },
});
