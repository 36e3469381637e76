/** The pages for one country each: one page in three languages, and for all others the home country's. */
export const COUNTRY_ALTERNATES = [
  { hreflang: "fr-MA", path: "/maroc" },
  { hreflang: "es-ES", path: "/espana" },
  { hreflang: "ar-SA", path: "/saudi-arabia" },
  { hreflang: "x-default", path: "/maroc" },
] as const;
