/** Addresses that act, are private, or are no pages: never fetched ahead. */
const NEVER = [
  "/sign-out*",
  "/auth*",
  "/dashboard*",
  "/admin*",
  "/theme*",
  "/go/*",
  "/styleguide*",
  "/*.*",
  "/media/*",
];

/** Internal links whose page may be fetched on hover. */
const ANY_PAGE = [
  { href_matches: "/*" },
  { not: { href_matches: NEVER } },
  { not: { selector_matches: "[download], [target='_blank'], [aria-current='page']" } },
];

/** Pages that start the framework, and articles, which count who opens them. */
const ONLY_FETCHED = { href_matches: ["/contact*", "/blog/*"] };

/**
 * What the browser may do before a link is followed, named by the Speculation-Rules header of content pages. A content
 * page is drawn beforehand; a page that does something as soon as it is drawn is only fetched.
 */
const RULES = {
  prerender: [{ where: { and: [...ANY_PAGE, { not: ONLY_FETCHED }] }, eagerness: "moderate" }],
  prefetch: [{ where: { and: [...ANY_PAGE, ONLY_FETCHED] }, eagerness: "moderate" }],
};

export function loader() {
  return Response.json(RULES, {
    headers: { "Content-Type": "application/speculationrules+json", "Cache-Control": "public, max-age=3600" },
  });
}
