import type { ActionFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { setPostPublished } from "~/features/blog/commands/posts.server";
import { publishSchema } from "~/features/blog/schema";
import { requestPath } from "~/lib/web/request-path";
import { runWithFlash } from "~/server/http/flash-command.server";
import { requireAdmin } from "~/server/sessions/guards.server";

/** Publishes an article or makes it a draft again. @throws a 400 for a form that is not the list's. */
export async function action({ request }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  const parsed = publishSchema.safeParse(Object.fromEntries(await request.formData()));
  if (!parsed.success) throw data(null, { status: 400 });
  const { id, is_published } = parsed.data;
  const message = is_published ? "Article publié" : "Article dépublié";
  return runWithFlash(requestPath(request), message, () => setPostPublished(actor, id, is_published));
}
