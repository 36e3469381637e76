import type { User } from "~/features/accounts/model";
import { setProjectStatus } from "~/features/projects/commands.server";
import { STATUS_SET } from "~/features/projects/model";
import { projectStatusSchema } from "~/features/projects/schema";
import { hereOf } from "~/lib/here";
import { runWithFlash } from "~/server/admin-answer.server";

/** Moves a project to another status; null when the form is none of this list's. */
export async function changeStatus(actor: User, form: FormData, request: Request): Promise<Response | null> {
  const parsed = projectStatusSchema.safeParse(Object.fromEntries(form));
  if (form.get("intent") !== "status" || !parsed.success) return null;
  const { id, status } = parsed.data;
  return runWithFlash(hereOf(request), STATUS_SET, () => setProjectStatus(actor, id, status));
}
