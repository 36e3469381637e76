import { setPostPublished } from "~/features/blog/commands/set-post-published.server";
import { publishSchema } from "~/features/blog/schema";
import { requestPath } from "~/lib/web/request-path";
import { runWithFlash } from "~/server/http/flash-command.server";
import type { User } from "~/server/sessions/user";

/** Publishes an article or takes it back; null when the form is not this list's. */
export async function publish(actor: User, form: FormData, request: Request): Promise<Response | null> {
  const parsed = publishSchema.safeParse(Object.fromEntries(form));
  if (!parsed.success) return null;
  const { id, is_published } = parsed.data;
  const message = is_published ? "Article publié" : "Article dépublié";
  return runWithFlash(requestPath(request), message, () => setPostPublished(actor, id, is_published));
}
