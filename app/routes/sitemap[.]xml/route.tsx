import { siteMap } from "~/features/seo/model/sitemap";
import { listPublicPages } from "~/features/seo/queries/public-pages.server";
import { siteUrl } from "~/server/env.server";

/** Every page that search engines may show, with its last change and its other languages. */
export async function loader() {
  return new Response(siteMap(siteUrl, await listPublicPages()), {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=300" },
  });
}
