import { terms } from "~/content/terms";
import { SERVICE_CATEGORIES } from "~/features/services/model/service";
import { COUNTRY_ALTERNATES } from "~/site/landing-pages";

/** The same page in another language. */
type PageAlternate = (typeof COUNTRY_ALTERNATES)[number];

/** A page that search engines may show. */
export interface PublicPage {
  path: string;
  /** ISO date or time of its last change. */
  changedAt: string;
  /** All versions of the page, itself included. */
  alternates?: readonly PageAlternate[];
}

/** When the copy of the site was last rewritten; raise it with the words. */
const COPY_CHANGED_AT = "2026-11-21";

const countryPaths = new Set(COUNTRY_ALTERNATES.map(({ path }) => path));

/** The pages that exist whatever the database holds. */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  ...[
    "/",
    ...SERVICE_CATEGORIES.map((category) => `/services/${category}`),
    "/blog",
    "/about",
    "/avis",
    "/contact",
  ].map((path) => ({ path, changedAt: COPY_CHANGED_AT })),
  ...[...countryPaths].map((path) => ({ path, changedAt: COPY_CHANGED_AT, alternates: COUNTRY_ALTERNATES })),
  { path: "/terms", changedAt: terms.updatedOn },
];
