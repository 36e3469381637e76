import { LRUCache } from "lru-cache";
import { ReliefSheet } from "~/brand/zellige/relief";
import { articleWords } from "~/content/article";
import { TEAM_NAME } from "~/features/accounts/model/user";
import type { WallWindow } from "~/features/blog/model/article-wall";
import { articleWall } from "~/features/blog/model/article-wall";
import { articlePath } from "~/features/blog/model/post";
import { toMemberView } from "~/features/settings/team/queries.server";
import { DAY_MS } from "~/lib/dates/durations";
import { readingMinutes } from "~/lib/text/reading-time";
import { ownPicture } from "~/lib/web/picture-address";
import { formatDate } from "~/site/format";
import type { Language } from "~/site/language";
import type { Article, ArticleLink } from "./queries.server";
import { renderedText } from "./render-article.server";

export type ArticleView = ReturnType<typeof toArticleView>;

export function toArticleView(post: Article, siteName: string) {
  const { slug, title, excerpt, language, category, tags, published_at, updated_at } = post;
  const { html, headings, wordCount } = renderedText(post.content);
  const isRevised = published_at !== null && updated_at.getTime() - published_at.getTime() > DAY_MS;
  return {
    slug,
    title,
    excerpt,
    language,
    category,
    tags,
    html,
    headings,
    wordCount,
    path: articlePath(post),
    /** Absent when the agency itself signs. */
    authorName: authorOf(post) ?? undefined,
    signature: authorOf(post) ?? siteName,
    /** The team member who signs it, with the anchor on /about. */
    signer: signerOf(post),
    ...originOf(post, siteName),
    minutes: readingMinutes(wordCount),
    cover: coverOf(post, "head"),
    picture: ownPicture(post.image_url),
    ...datesOf(published_at, language),
    changedAt: updated_at.toISOString(),
    /** Only when it changed more than a day after it was published. */
    revisedOn: isRevised ? formatDate(updated_at, language) : undefined,
  };
}

/** The team says in French alone what its people do: their names sign an article of another language. */
function signerOf({ signed_by, is_ai_generated, language }: Article) {
  if (!signed_by || is_ai_generated) return null;
  return toMemberView(language === "fr" ? signed_by : { ...signed_by, role: "", about: "" });
}

/** Who has written an article; null where the agency signs, as for what a model or an account without a name wrote. */
export function authorOf({
  is_ai_generated,
  signed_by,
  author,
}: Pick<Article, "is_ai_generated" | "signed_by" | "author">): string | null {
  return is_ai_generated ? null : (signed_by?.name ?? personalName(author));
}

/** The name of an account; null for one that bears that of the whole team. */
function personalName(account: { full_name: string | null } | null): string | null {
  return account?.full_name === TEAM_NAME ? null : (account?.full_name ?? null);
}

/** That a model wrote it, and who has read it over. */
function originOf({ is_ai_generated, ai_reviewed_at, ai_reviewer, language }: Article, siteName: string) {
  if (!is_ai_generated) return {};
  const editorName = personalName(ai_reviewer) ?? undefined;
  const origin = articleWords(language).generatedLine(ai_reviewed_at && (editorName ?? siteName));
  return { isGenerated: true, editorName, origin };
}

export type LinkView = ReturnType<typeof toLinkView>;

export function toLinkView(link: ArticleLink, window: WallWindow) {
  return { slug: link.slug, title: link.title, category: link.category, cover: coverOf(link, window) };
}

/** The bevels of every article's wall; a page holds those of the walls that it shows. */
const sheet = new ReliefSheet("a");

const WALLS_REMEMBERED = 400;
const walls = new LRUCache<string, string>({ max: WALLS_REMEMBERED });

/** The picture of an article: its own, else its patch of the wall, drawn once. */
export type Cover = { src: string; alt: string } | { svg: string };

interface Pictured {
  slug: string;
  category: string;
  image_url: string | null;
  image_alt: string | null;
}

export function coverOf(post: Pictured, window: WallWindow): Cover {
  const src = ownPicture(post.image_url);
  if (src) return { src, alt: post.image_alt ?? "" };
  const key = `${window} ${post.category} ${post.slug}`;
  const svg = walls.get(key) ?? articleWall(post, window, sheet);
  walls.set(key, svg);
  return { svg };
}

export function coverBevels(covers: readonly (Cover | null)[]): string {
  return sheet.defsOf(covers.flatMap((cover) => (cover && "svg" in cover ? [cover.svg] : [])));
}

/** When an article appeared, for machines and as read in a page's language; nothing while it has no date. */
export function datesOf(publishedAt: Date | null, language: Language = "fr") {
  return publishedAt ? { publishedAt: publishedAt.toISOString(), publishedOn: formatDate(publishedAt, language) } : {};
}
