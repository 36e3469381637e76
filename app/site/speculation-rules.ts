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
 * What the browser may do before a link is followed, written into content pages: in a file of their own the rules would
 * be one request more beside the first paint. A content page is drawn beforehand; a page that does something as soon as
 * it is drawn is only fetched.
 */
export const SPECULATION_RULES = JSON.stringify({
  prerender: [{ where: { and: [...ANY_PAGE, { not: ONLY_FETCHED }] }, eagerness: "moderate" }],
  prefetch: [{ where: { and: [...ANY_PAGE, ONLY_FETCHED] }, eagerness: "moderate" }],
});
