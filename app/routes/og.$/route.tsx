import type { LoaderFunctionArgs } from "@remix-run/node";
import { getShareCard } from "~/features/seo/public-pages.server";
import { getSite } from "~/features/settings/queries.server";
import { shareCardVersion, sharedPage } from "~/site/share-card";

/** The share image of a page. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const page = sharedPage(params["*"] ?? "");
  const card = page && (await getShareCard(page));
  if (!card) return new Response("Not found", { status: 404, headers: { "Content-Type": "text/plain" } });
  // An address of another version must not keep today's picture for a year.
  const isCurrent = new URL(request.url).searchParams.get("v") === shareCardVersion(card);
  // The tools of drawing weigh tens of megabytes and are loaded by the first picture, not by the start of the site.
  const { shareImage } = await import("~/brand/share-image/share-image.server");
  const png = await shareImage(card, (await getSite()).siteName);
  return new Response(new Uint8Array(png), {
    headers: {
      "Content-Type": "image/png",
      "Content-Length": String(png.byteLength),
      "Cache-Control": isCurrent ? "public, max-age=31536000, immutable" : "public, max-age=300",
      // Chat applications in the browser show it on their own pages.
      "Cross-Origin-Resource-Policy": "cross-origin",
    },
  });
}
