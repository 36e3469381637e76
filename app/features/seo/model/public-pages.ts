import { LEGAL_PAGES, LEGAL_UPDATED_ON, legalAlternates, legalPath } from "~/content/legal/legal-copy";
import { terms } from "~/content/terms";
import { SERVICE_CATEGORIES } from "~/features/services/model/service";
import { COUNTRY_ALTERNATES } from "~/site/landing-pages";
import { LANGUAGES } from "~/site/language";
import type { Alternate } from "~/site/route-handle";

/** A page that search engines may show. */
export interface PublicPage {
  path: string;
  /** ISO date or time of its last change. */
  changedAt: string;
  /** All versions of the page, itself included. */
  alternates?: readonly Alternate[];
}

/** When the copy of the site was last rewritten; raise it with the words. */
const COPY_CHANGED_AT = "2026-11-21";

const countryPaths = new Set(COUNTRY_ALTERNATES.map(({ path }) => path));

/** The pages that exist whatever the database holds. */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  ...[
    "/",
    ...SERVICE_CATEGORIES.map((category) => `/services/${category}`),
    "/realisations",
    "/blog",
    "/about",
    "/avis",
    "/contact",
  ].map((path) => ({ path, changedAt: COPY_CHANGED_AT })),
  ...[...countryPaths].map((path) => ({ path, changedAt: COPY_CHANGED_AT, alternates: COUNTRY_ALTERNATES })),
  { path: "/terms", changedAt: terms.updatedOn },
  ...LEGAL_PAGES.flatMap((page) =>
    LANGUAGES.map((language) => ({
      path: legalPath(page, language),
      changedAt: LEGAL_UPDATED_ON,
      alternates: legalAlternates(page),
    })),
  ),
];
