import type { LoaderFunctionArgs } from "@remix-run/node";
import { getPost } from "~/features/blog/office-list.server";
import { postIdSchema } from "~/features/blog/schema";
import { articleCard } from "~/features/seo/model/share-cards";
import { getSite } from "~/features/settings/queries.server";
import { findOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";

/** The picture that will stand for an article when it is shared, a draft's too. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const post = await findOr404(postIdSchema, params, ({ id }) => getPost(id));
  const { shareImage } = await import("~/brand/share-image/share-image.server");
  const png = await shareImage(articleCard(post), (await getSite()).siteName);
  return new Response(new Uint8Array(png), { headers: { "Content-Type": "image/png", "Cache-Control": "no-store" } });
}
