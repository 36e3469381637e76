import type { Motif } from "~/brand/zellige/layout";
import type { Glaze } from "~/brand/zellige/tone";
import { formatNumber } from "~/lib/text/format-number";
import type { Language } from "~/site/language";

/** The categories that may be chosen before any article has another one. */
export const POST_CATEGORIES = ["Design", "Marketing", "Programmation", "Business", "Branding"] as const;

export const POST_CREATED = "Article créé";
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

export function articlePath({ slug }: { slug: string }): string {
  return `/blog/${slug}`;
}

/** In the address of an article's form: it was to be published, and lacks something. */
export const TO_PUBLISH = "publier";

/** How long an article is that a model wrote, and how long it was to be, in words or in characters. */
export interface Measured {
  word_count: number | null;
  words_wanted: number | null;
  character_count: number | null;
  characters_wanted: number | null;
}

export const MEASURED = {
  word_count: true,
  words_wanted: true,
  character_count: true,
  characters_wanted: true,
} as const;

const SHORT_BELOW = 0.8;

/** How long an article is and was to be, in the unit that was asked; null where no length was. */
export function lengthAsked(post: Measured): { count: number; wanted: number; unit: LengthUnit } | null {
  const { word_count, words_wanted, character_count, characters_wanted } = post;
  if (characters_wanted !== null)
    return { count: character_count ?? characters_wanted, wanted: characters_wanted, unit: "caractères" };
  return words_wanted === null ? null : { count: word_count ?? words_wanted, wanted: words_wanted, unit: "mots" };
}

export type LengthUnit = "mots" | "caractères";

/** Whether what a model wrote is a fifth shorter than it was to be. */
export function isShort(post: Measured): boolean {
  const asked = lengthAsked(post);
  return asked !== null && asked.count < SHORT_BELOW * asked.wanted;
}

/** 'Court : 528 mots sur 2 000'; null for an article that is as long as it was to be. */
export function shortfallOf(post: Measured): string | null {
  const asked = lengthAsked(post);
  if (!asked || !isShort(post)) return null;
  return `Court\u202f: ${formatNumber(asked.count)} ${asked.unit} sur ${formatNumber(asked.wanted)}`;
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

interface Reviewable {
  is_ai_generated: boolean;
  ai_reviewed_at: Date | null;
  ai_reviewer_id: string | null;
}

/** The review of an article once it is saved with the box ticked or not: the first reviewer stays. */
export function reviewOf(
  { is_ai_generated, ai_reviewed_at, ai_reviewer_id }: Reviewable,
  isTicked: boolean,
  readerId: string,
) {
  if (!is_ai_generated || !isTicked) return { ai_reviewed_at: null, ai_reviewer_id: null };
  if (ai_reviewed_at) return { ai_reviewed_at, ai_reviewer_id };
  return { ai_reviewed_at: new Date(), ai_reviewer_id: readerId };
}

/** Whether an article may be seen by readers: one that a model wrote needs a review. */
export function isFitForReaders({
  is_ai_generated,
  ai_reviewed_at,
}: Pick<Reviewable, "is_ai_generated" | "ai_reviewed_at">) {
  return !is_ai_generated || ai_reviewed_at !== null;
}

/** The same as a condition of a query. */
export const FIT_FOR_READERS = { OR: [{ is_ai_generated: false }, { ai_reviewed_at: { not: null } }] };
