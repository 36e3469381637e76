import { PAGE_GROUND } from "~/brand/page-ground";
import { getSite } from "~/features/settings/queries.server";

const ICONS = [
  { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
  { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
  { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
  { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
];

/** The name, the colours and the icons under which a telephone keeps the site. */
export async function loader() {
  const { siteName } = await getSite();
  const manifest = {
    id: "/",
    name: `${siteName}, agence digitale`,
    short_name: siteName,
    lang: "fr",
    dir: "ltr",
    start_url: "/",
    display: "minimal-ui",
    theme_color: PAGE_GROUND.dark,
    background_color: PAGE_GROUND.dark,
    icons: ICONS,
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "Content-Type": "application/manifest+json; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
