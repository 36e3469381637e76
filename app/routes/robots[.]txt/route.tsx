import { siteUrl } from "~/server/env.server";

/** Private screens, and addresses that are no pages. */
const CLOSED = ["/admin", "/dashboard", "/auth", "/sign-out", "/theme", "/healthz", "/go", "/vue", "/*.data$"];

/** The sign-in itself may be found: clients look for it. */
const OPEN_WITHIN = ["/auth$"];

/** What crawlers may visit (RFC 9309), and where the site map is. */
export function loader() {
  const lines = [
    "User-agent: *",
    ...CLOSED.map((path) => `Disallow: ${path}`),
    ...OPEN_WITHIN.map((path) => `Allow: ${path}`),
    "Allow: /",
    "",
    `Sitemap: ${siteUrl}/sitemap.xml`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
