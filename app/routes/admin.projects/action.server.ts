import { setProjectStatus, undoProjectStatus } from "~/features/projects/commands/projects.server";
import { offerUndo } from "~/features/projects/commands/submit-project.server";
import { STATUS_SET, STATUS_UNDONE } from "~/features/projects/model/project";
import { projectStatusSchema, undoStatusSchema } from "~/features/projects/schema";
import { requestPath } from "~/lib/web/request-path";
import { answerWithFlash } from "~/server/http/flash-command.server";
import type { User } from "~/server/sessions/user";

/** Moves a project to another status, or back from it; null when the form is none of this list's. */
export async function changeStatus(actor: User, form: FormData, request: Request): Promise<Response | null> {
  const here = requestPath(request);
  const input = Object.fromEntries(form);
  const undone = undoStatusSchema.safeParse(input);
  if (undone.success)
    return answerWithFlash(here, async () => {
      const { id, letter } = undone.data;
      const { letterId } = await undoProjectStatus(actor, id, letter);
      return { description: STATUS_UNDONE, undo: offerUndo(here, { id, letterId }) };
    });
  const parsed = projectStatusSchema.safeParse(input);
  if (input.intent !== "status" || !parsed.success) return null;
  return answerWithFlash(here, async () => {
    const { id, status } = parsed.data;
    const { letterId } = await setProjectStatus(actor, id, status);
    return { description: STATUS_SET, undo: offerUndo(here, { id, letterId }) };
  });
}
