import type { Motif } from "~/brand/zellige/layout";
import type { Glaze } from "~/brand/zellige/tone";
import { formatNumber } from "~/lib/text/format-number";
import type { Language } from "~/site/language";

/** The categories that may be chosen before any article has another one. */
export const POST_CATEGORIES = ["Design", "Marketing", "Programmation", "Business", "Branding"] as const;

export const POST_CREATED = "Article créé";
export const POST_UPDATED = "Article mis à jour";
export const POST_DELETED = "Article supprimé";
export const POST_GONE = {
  title: "Cet article n’existe plus",
  description: "Rien de votre saisie n’est perdu\u202f: enregistrez-la comme nouvel article.",
} as const;
export const POSTS_LOAD_FAILURE = "Impossible de charger les articles";
export const DELETE_QUESTION = "Êtes-vous sûr de vouloir supprimer cet article\u202f?";

/** The look of a category: its class (`cat-…`), the motif of its covers and their glaze. */
export interface CategoryLook {
  className: "cat-programming" | "cat-graphics" | "cat-content" | "cat-business";
  motif: Motif;
  tone: Glaze;
}

const PROGRAMMING: CategoryLook = { className: "cat-programming", motif: "sharp", tone: 5 };
const GRAPHICS: CategoryLook = { className: "cat-graphics", motif: "broad", tone: 7 };
const CONTENT: CategoryLook = { className: "cat-content", motif: "contact", tone: 6 };
const BUSINESS: CategoryLook = { className: "cat-business", motif: "slender", tone: 8 };

const LOOKS: Readonly<Record<string, CategoryLook>> = {
  Tech: PROGRAMMING,
  Programmation: PROGRAMMING,
  Design: GRAPHICS,
  Branding: GRAPHICS,
  Marketing: CONTENT,
  Business: BUSINESS,
};

/** The look of an article's category, that of its trade among the agency's four. */
export function lookOfCategory(category: string): CategoryLook {
  return LOOKS[category] ?? PROGRAMMING;
}

/** The public address of an article. */
export function articlePath({ slug }: { slug: string }): string {
  return `/blog/${slug}`;
}

/** In the address of an article's form: it was to be published, and lacks something. */
export const TO_PUBLISH = "publier";

interface Measured {
  word_count: number | null;
  words_wanted: number | null;
}

const SHORT_BELOW = 0.8;

/** Whether what a model wrote has a fifth less words than it was to have. */
export function isShort({ word_count, words_wanted }: Measured): boolean {
  return word_count !== null && words_wanted !== null && word_count < SHORT_BELOW * words_wanted;
}

/** 'Court : 528 mots sur 2 000'; null for an article that is as long as it was to be. */
export function shortfallOf(post: Measured): string | null {
  if (!isShort(post)) return null;
  return `Court\u202f: ${formatNumber(post.word_count ?? 0)} mots sur ${formatNumber(post.words_wanted ?? 0)}`;
}

/** The language of a page that shows an article, by what its loader has found; nothing where there is no article. */
export function languageOfPage(data: unknown): Language | undefined {
  return (data as { article?: { language: Language } } | undefined)?.article?.language;
}

/** The links by which feed readers find the feeds, on every page of the blog. */
export const feedLinks = () => [
  { rel: "alternate", type: "application/rss+xml", title: "Le blog, en RSS", href: "/rss.xml" },
  { rel: "alternate", type: "application/feed+json", title: "Le blog, en JSON Feed", href: "/feed.json" },
];
