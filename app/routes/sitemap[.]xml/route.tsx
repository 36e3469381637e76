import type { LoaderFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { siteMap, siteMapIndex } from "~/features/seo/model/public-pages";
import {
  countSiteMapParts,
  countSiteMapPartsOrFail,
  listPublicPages,
  listPublicPagesOf,
} from "~/features/seo/public-pages.server";
import { siteUrl } from "~/server/env.server";

/**
 * Every page that search engines may show, with its last change and its other languages: in one file or, where there are
 * many, an index of its parts.
 * @throws a 404 for a part that there is not
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get("part");
  const partCount = await (asked === null ? countSiteMapParts() : countSiteMapPartsOrFail());
  if (asked !== null && !isPart(asked, partCount)) throw data(null, { status: 404 });
  let content: string;
  if (asked !== null) content = siteMap(siteUrl, await listPublicPagesOf(Number(asked)));
  else if (partCount > 1) content = siteMapIndex(siteUrl, partCount);
  else content = siteMap(siteUrl, await listPublicPages());
  return new Response(content, {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "public, max-age=300" },
  });
}

/** A site map in one file has no part. */
function isPart(asked: string, partCount: number): boolean {
  const part = Number(asked);
  return partCount > 1 && String(part) === asked && Number.isInteger(part) && part >= 1 && part <= partCount;
}
