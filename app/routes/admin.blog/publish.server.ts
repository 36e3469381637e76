import type { User } from "~/features/accounts/model";
import { setPostPublished } from "~/features/blog/commands/set-post-published.server";
import { publishSchema } from "~/features/blog/schema";
import { hereOf } from "~/lib/here";
import { runWithFlash } from "~/server/admin-answer.server";

/** Publishes an article or takes it back; null when the form is not this list's. */
export async function publish(actor: User, form: FormData, request: Request): Promise<Response | null> {
  const parsed = publishSchema.safeParse(Object.fromEntries(form));
  if (!parsed.success) return null;
  const { id, is_published } = parsed.data;
  const message = is_published ? "Article publié" : "Article dépublié";
  return runWithFlash(hereOf(request), message, () => setPostPublished(actor, id, is_published));
}
