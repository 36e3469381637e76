import type { User } from "~/features/accounts/model";
import { setProjectStatus, undoProjectStatus } from "~/features/projects/commands.server";
import { STATUS_SET, STATUS_UNDONE } from "~/features/projects/model";
import { projectStatusSchema, undoStatusSchema } from "~/features/projects/schema";
import { offerUndo } from "~/features/projects/submit-project.server";
import { hereOf } from "~/lib/here";
import { answerWithFlash } from "~/server/admin-answer.server";

/** Moves a project to another status, or back from it; null when the form is none of this list's. */
export async function changeStatus(actor: User, form: FormData, request: Request): Promise<Response | null> {
  const here = hereOf(request);
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
