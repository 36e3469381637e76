import type { ActionFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { setPostPublished } from "~/features/blog/commands/posts.server";
import { TO_PUBLISH } from "~/features/blog/model/post";
import { publishSchema } from "~/features/blog/schema";
import { requestPath } from "~/lib/web/request-path";
import { searchHref } from "~/lib/web/search-href";
import { DomainError } from "~/server/errors.server";
import { redirectWithFlash, redirectWithSuccess } from "~/server/http/flash.server";
import { requireAdmin } from "~/server/sessions/guards.server";

/** Publishes an article or makes it a draft again. @throws a 400 for a form that is not the list's. */
export async function action({ request }: ActionFunctionArgs) {
  const actor = await requireAdmin(request);
  const parsed = publishSchema.safeParse(Object.fromEntries(await request.formData()));
  if (!parsed.success) throw data(null, { status: 400 });
  const { id, is_published } = parsed.data;
  const here = requestPath(request);
  const message = is_published ? "Article publié" : "Article dépublié";
  try {
    await setPostPublished(actor, id, is_published);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const flash = { tone: "error", title: "Erreur", description: error.userMessage } as const;
    return redirectWithFlash(error.code === "invalid" ? formToPublish(request, id) : here, flash);
  }
  return redirectWithSuccess(here, message);
}

/** The form of an article that lacks something to be published, at what it lacks; the place in the list stays known. */
function formToPublish(request: Request, id: string): string {
  return `/admin/blog/${id}${searchHref(new URL(request.url).searchParams, { [TO_PUBLISH]: "1" })}`;
}
