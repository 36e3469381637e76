import { about } from "~/content/about";
import { articleWords, categoryIn } from "~/content/article";
import { casesCopy, caseWords } from "~/content/cases";
import type { CategoryCopy } from "~/content/categories";
import { categories } from "~/content/categories";
import { hero } from "~/content/home";
import type { CountryCopy } from "~/content/landing-pages/landing-copy";
import { morocco } from "~/content/landing-pages/morocco";
import { saudiArabia } from "~/content/landing-pages/saudi-arabia";
import { spain } from "~/content/landing-pages/spain";
import type { LegalPage } from "~/content/legal/legal-copy";
import { LEGAL_PAGES, LEGAL_TITLES, legalPath } from "~/content/legal/legal-copy";
import { reviewsCopy } from "~/content/reviews";
import { terms } from "~/content/terms";
import { articlePath, lookOfCategory } from "~/features/blog/model/post";
import { casePath } from "~/features/case-studies/model/case-study";
import type { ServiceCategory } from "~/features/services/model/service";
import { CATEGORY_GLAZES, CATEGORY_LABELS, CATEGORY_MOTIFS, servicePath } from "~/features/services/model/service";
import { withTitleSpaces } from "~/lib/text/french/title-spaces";
import type { Language } from "~/site/language";
import { LANGUAGES } from "~/site/language";
import type { ShareCard } from "~/site/share-card";

const AGENCY = "Agence digitale, Casablanca";

export const pageCards = {
  home: { path: "/", title: hero.headline.join(" "), label: AGENCY, motif: "sharp", glaze: 6 },
  about: { path: "/about", title: about.title, label: AGENCY, motif: "broad", glaze: 6 },
  contact: { path: "/contact", title: "Parlons de votre projet", label: "Contact", motif: "contact", glaze: 5 },
  cases: { path: "/realisations", title: casesCopy.title, label: AGENCY, motif: "sharp", glaze: 7 },
  reviews: { path: "/avis", title: reviewsCopy.title, label: AGENCY, motif: "broad", glaze: 8 },
  terms: { path: "/terms", title: terms.title, label: AGENCY, motif: "slender", glaze: 6 },
  blog: { path: "/blog", title: "Le blog de l’agence", label: AGENCY, motif: "slender", glaze: 5 },
  morocco: { path: "/maroc", ...inWordsOf(morocco), motif: "sharp", glaze: 8 },
  spain: { path: "/espana", ...inWordsOf(spain), motif: "broad", glaze: 7, lang: "es" },
  saudiArabia: { path: "/saudi-arabia", ...inWordsOf(saudiArabia), motif: "sharp", glaze: 6, lang: "ar" },
} as const satisfies Record<string, ShareCard>;

export function categoryCard({ slug, heroTitle, name }: CategoryCopy): ShareCard {
  return { path: `/services/${slug}`, title: heroTitle, label: name, ...lookOf(slug) };
}

export function serviceCard(service: { slug: string; category: ServiceCategory; title: string }): ShareCard {
  const { category, title } = service;
  return { path: servicePath(service), title, label: CATEGORY_LABELS[category], ...lookOf(category) };
}

export function articleCard(post: { slug: string; title: string; category: string; language: Language }): ShareCard {
  const { category, language } = post;
  const { motif, tone } = lookOfCategory(category);
  return {
    path: articlePath(post),
    title: withTitleSpaces(post.title),
    label: `${articleWords(language).blog} · ${categoryIn(language, category)}`,
    motif,
    glaze: tone,
    ...(language !== "fr" && { lang: language }),
  };
}

export function caseCard(study: { slug: string; title: string; clientName: string; language: Language }): ShareCard {
  const { title, clientName, language } = study;
  return {
    path: casePath(study),
    title: withTitleSpaces(title),
    label: `${caseWords(language).label} · ${clientName}`,
    motif: "sharp",
    glaze: 7,
    ...(language !== "fr" && { lang: language }),
  };
}

export const FIXED_CARDS: readonly ShareCard[] = [
  ...Object.values(pageCards),
  ...categories.map(categoryCard),
  ...LEGAL_PAGES.flatMap((page) => LANGUAGES.map((language) => legalCard(page, language))),
];

export function legalCard(page: LegalPage, language: Language): ShareCard {
  const shown = { path: legalPath(page, language), title: LEGAL_TITLES[page][language], label: AGENCY };
  return { ...shown, motif: "slender", glaze: 6, ...(language !== "fr" && { lang: language }) };
}

function inWordsOf({ headline, badge }: CountryCopy): Pick<ShareCard, "title" | "label"> {
  return { title: headline.join("\n"), label: badge };
}

function lookOf(category: ServiceCategory): Pick<ShareCard, "motif" | "glaze"> {
  return { motif: CATEGORY_MOTIFS[category], glaze: CATEGORY_GLAZES[category] };
}
