import type { Language } from "~/site/language";

/** What the agency claims, unless its owner has changed it in Paramètres. */
export const claimedFigures = { projects: 500, clients: 300, experts: 50, companies: 300 } as const;

/** What is said of a figure below it: from which year it counts, and that the site has counted it. */
export const figureWords: Readonly<Record<Language, { since: (year: string) => string; counted: string }>> = {
  fr: { since: (year) => `depuis ${year}`, counted: "comptés par ce site" },
  es: { since: (year) => `desde ${year}`, counted: "contados por este sitio" },
  ar: { since: (year) => `منذ ${year}`, counted: "يحصيها هذا الموقع" },
};
