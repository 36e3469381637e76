import type { ActionFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { moveCase, setCasePublished } from "~/features/case-studies/commands/cases.server";
import { createCaseFromProject } from "~/features/case-studies/commands/create-from-project.server";
import { CASE_CREATED, CASE_MOVED, CASE_PUBLISHED, CASE_UNPUBLISHED } from "~/features/case-studies/model/messages";
import { moveSchema, publishSchema } from "~/features/case-studies/schema";
import { projectIdSchema } from "~/features/projects/schema";
import { requestPath } from "~/lib/web/request-path";
import { DomainError } from "~/server/errors.server";
import { redirectWithFlash, redirectWithSuccess } from "~/server/http/flash.server";
import { runWithFlash } from "~/server/http/flash-command.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { User } from "~/server/sessions/user";

/** Moves, publishes or takes back a case, or makes one of a project. @throws a 400 for any other form. */
export async function action({ request }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  const here = requestPath(request);
  const fields = Object.fromEntries(await request.formData());
  switch (fields.intent) {
    case "move": {
      const { id, direction } = readOr400(moveSchema.safeParse(fields));
      return runWithFlash(here, CASE_MOVED, () => moveCase(actor, id, direction));
    }
    case "publish": {
      const { id, value } = readOr400(publishSchema.safeParse(fields));
      const message = value ? CASE_PUBLISHED : CASE_UNPUBLISHED;
      return runWithFlash(here, message, () => setCasePublished(actor, id, value));
    }
    case "from-project":
      return makeOfProject(actor, readOr400(projectIdSchema.safeParse(fields)).id);
    default:
      throw data(null, { status: 400 });
  }
}

function readOr400<Value>(parsed: { success: true; data: Value } | { success: false }): Value {
  if (parsed.success) return parsed.data;
  throw data(null, { status: 400 });
}

/** Opens the draft; a project that cannot be one stays where it is, with the reason. */
async function makeOfProject(actor: User, projectId: string): Promise<Response> {
  try {
    const { id } = await createCaseFromProject(actor, projectId);
    return await redirectWithSuccess(`/admin/realisations/${id}`, CASE_CREATED);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const flash = { tone: "error", title: "Erreur", description: error.userMessage } as const;
    return redirectWithFlash("/admin/projects", flash);
  }
}
