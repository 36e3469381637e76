import type { PostValues } from "~/features/blog/model/post-values";
import { valuesOfForm } from "~/features/blog/model/post-values";
import { CONTENT_MAX_LENGTH, EXCERPT_MAX_LENGTH, TITLE_MAX_LENGTH } from "~/features/blog/schema";
import type { SeoScore } from "~/features/blog/score/score";
import { scoreArticle } from "~/features/blog/score/score-article";
import { listMembers } from "~/features/settings/team/queries.server";
import type { FormDraft } from "~/lib/forms/form-draft";
import { renderMarkdown } from "~/lib/html/markdown";
import { withinMarkupLimit } from "~/lib/html/markup-limit";
import { withExternalLinks } from "~/lib/html/sanitize-html";
import { readingMinutes } from "~/lib/text/reading-time";
import { PREVIEW_LIFE_SECONDS, readSignedToken, signToken } from "~/server/crypto/tokens.server";
import { siteHost } from "~/server/env.server";
import type { openFormDrafts } from "~/server/forms/form-drafts.server";
import { toFormDrafts } from "~/site/draft-offers";
import type { Language } from "~/site/language";
import { listCategories } from "./queries.server";

export interface OpenPostForm {
  values: PostValues;
  preview: Preview;
  categories: string[];
  signers: { value: string; label: string }[];
  /** The key of the form draft whose values stand in the form. */
  resumed: string | null;
  /** The form drafts that may be resumed instead. */
  offers: FormDraft[];
  /** What there is to say of a stored picture that is not ours yet. */
  pictureNotice: string | null;
}

/** The article's form with its stored values, or with those of the form draft that its writer resumes. */
export async function getPostForm(
  stored: PostValues,
  { resumed, offers }: Awaited<ReturnType<typeof openFormDrafts>>,
  pictureNotice: string | null = null,
): Promise<OpenPostForm> {
  const values = resumed ? valuesOfForm(resumed.form) : stored;
  return {
    values,
    preview: renderPreview(values),
    categories: [...new Set([...(await listCategories()), values.category])].filter(Boolean),
    signers: (await listMembers()).map(({ id, name, role }) => ({ value: id, label: `${name}, ${role}` })),
    resumed: resumed?.key ?? null,
    offers: toFormDrafts(offers),
    pictureNotice,
  };
}

/** A text as its readers will see it, with its reading time and its SEO score. */
export interface Preview {
  /** Sanitised. */
  html: string;
  words: number;
  minutes: number;
  /** How many of its pictures lie on other sites, and are not shown. */
  foreignPictures: number;
  language: Language;
  score: SeoScore;
}

/** An article as the public page shows it; links open a new tab. Texts beyond their limits are not rendered to the end. */
export function renderPreview({
  tags,
  language,
  ...texts
}: Pick<PostValues, "title" | "excerpt" | "content" | "tags" | "language">): Preview {
  const title = texts.title.slice(0, TITLE_MAX_LENGTH);
  const excerpt = texts.excerpt.slice(0, EXCERPT_MAX_LENGTH);
  const content = withinMarkupLimit(texts.content.slice(0, CONTENT_MAX_LENGTH));
  const { html, wordCount, foreignPictures } = renderMarkdown(content, siteHost);
  return {
    html: withExternalLinks(html),
    words: wordCount,
    minutes: readingMinutes(wordCount),
    foreignPictures,
    language,
    score: scoreArticle({ title, excerpt, html, tags, language, siteHost }),
  };
}

const LINK_PURPOSE = "blog-preview";

/** A private address that shows the article, published or not, without a session, until it expires. */
export function createPreviewPath(postId: string, now?: Date): string {
  return `/blog/apercu/${signToken(postId, { purpose: LINK_PURPOSE, lifeSeconds: PREVIEW_LIFE_SECONDS, ...(now && { now }) })}`;
}

/** The article that a private link shows; null when it is not signed by us or has expired. */
export function readPreviewToken(token: string, now?: Date): string | null {
  return readSignedToken(token, { purpose: LINK_PURPOSE, lifeSeconds: PREVIEW_LIFE_SECONDS, ...(now && { now }) });
}
