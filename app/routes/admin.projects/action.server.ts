import type { ActionFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { setProjectStatus, undoProjectStatus } from "~/features/projects/commands/projects.server";
import { offerUndo } from "~/features/projects/commands/submit-project.server";
import { STATUS_SET, STATUS_UNDONE } from "~/features/projects/model/project";
import { projectStatusSchema, undoStatusSchema } from "~/features/projects/schema";
import { requestPath } from "~/lib/web/request-path";
import { answerWithFlash } from "~/server/http/flash-command.server";
import { requireAdmin } from "~/server/sessions/guards.server";

/** Moves a project to another status, or back from it. @throws a 400 for a form that is not the list's. */
export async function action({ request }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  const input = Object.fromEntries(await request.formData());
  const here = requestPath(request);
  const undone = undoStatusSchema.safeParse(input);
  if (undone.success)
    return answerWithFlash(here, async () => {
      const { id, letter } = undone.data;
      const { emailId } = await undoProjectStatus(actor, id, letter);
      return { description: STATUS_UNDONE, undo: offerUndo(here, { id, emailId }) };
    });
  const parsed = projectStatusSchema.safeParse(input);
  if (input.intent !== "status" || !parsed.success) throw data(null, { status: 400 });
  return answerWithFlash(here, async () => {
    const { id, status } = parsed.data;
    const { emailId } = await setProjectStatus(actor, id, status);
    return { description: STATUS_SET, undo: offerUndo(here, { id, emailId }) };
  });
}
