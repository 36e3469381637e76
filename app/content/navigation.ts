/** A link of the site's own furniture; `lang` is that of its label and of the page behind it, where it is not the usual one. */
export type NavLink = { to: string; label: string; lang?: "fr" | "es" | "ar" };

export const SERVICE_LINKS: readonly NavLink[] = [
  { to: "/services/programming", label: "Programmation & Technologie" },
  { to: "/services/graphics", label: "Design & Graphisme" },
  { to: "/services/content", label: "Contenu & Marketing" },
  { to: "/services/business", label: "Business & Data" },
];

export const AGENCY_LINKS: readonly NavLink[] = [
  { to: "/about", label: "À Propos" },
  { to: "/realisations", label: "Réalisations" },
  { to: "/blog", label: "Blog" },
  { to: "/contact", label: "Contact" },
  { to: "/terms", label: "Conditions d’utilisation" },
  { to: "/avis", label: "Avis clients" },
];

export const COUNTRY_LINKS: readonly NavLink[] = [
  { to: "/maroc", label: "Maroc", lang: "fr" },
  { to: "/espana", label: "España", lang: "es" },
  { to: "/saudi-arabia", label: "السعودية", lang: "ar" },
];

/** What a visitor's conversation begins with when it comes from the header or the call to action. */
export const QUOTE_MESSAGE =
  "Bonjour, je souhaite obtenir un devis gratuit pour mon projet. Pouvez-vous me recontacter ?";
