import type { Measured } from "~/features/blog/model/post";
import { isShort, lengthAsked } from "~/features/blog/model/post";
import { measureOf } from "~/features/blog/render-article.server";
import { usableTags } from "~/features/blog/schema";
import {
  newSectionsIn,
  sectionsOf,
  sectionText,
  withMoreSections,
  withSection,
} from "~/features/generation/model/article-markdown";
import type { Brief, Taken, Writing, WrittenArticle } from "~/features/generation/model/brief";
import { lengthWanted } from "~/features/generation/model/brief";
import { ITEM_GONE } from "~/features/generation/model/generation";
import type { AgencyFacts } from "~/features/generation/model/prompt";
import { promptFor, promptForSection, promptToContinue } from "~/features/generation/model/prompt";
import { ARTICLE_FORMAT, articleSchema, SECTION_FORMAT, sectionSchema } from "~/features/generation/schema/answer";
import type { StoredBrief } from "~/features/generation/schema/brief";
import { storedArticleSchema } from "~/features/generation/schema/brief";
import { db } from "~/server/db/db.server";
import { DomainError } from "~/server/errors.server";
import type { WritingOptions } from "./ask-provider.server";
import { askForContent } from "./ask-provider.server";
import { GenerationFailure } from "./failure.server";

/** Writes a whole article, or one section anew. @throws DomainError with the sentence to show, or the signal's reason */
export async function writeBrief(brief: StoredBrief, options: WritingOptions): Promise<Writing> {
  if (brief.kind !== "section") return writeWhole(brief, options);
  const former = await db.generationItem.findUnique({ where: { id: brief.of }, select: { result: true } });
  if (!former) throw new DomainError("not-found", ITEM_GONE);
  return writeSection({ ...brief, article: storedArticleSchema.parse(former.result) }, options);
}

/** Writes an article within a minute, repair included. @throws GenerationFailure, or the signal's reason */
export async function writeArticle(brief: Brief, options: WritingOptions): Promise<Writing> {
  const wish = {
    schema: articleSchema,
    format: ARTICLE_FORMAT,
    promptFor: (facts: AgencyFacts) => promptFor(brief, facts),
  };
  const { value, ...taken } = await askForContent(wish, options);
  return {
    article: {
      ...value,
      excerpt: value.excerpt || value.metaDescription,
      tags: usableTags(value.tags.map((tag) => tag.replace(/^#+/, ""))),
    },
    ...taken,
  };
}

/** How often an article that is too short is continued, each time within a minute. */
const CONTINUATIONS_MAX = 4;

/**
 * Writes an article and continues it while it is much too short. A failed continuation keeps the short draft.
 * @throws GenerationFailure, or the signal's reason
 */
async function writeWhole(brief: Brief, options: WritingOptions): Promise<Writing> {
  let writing = await writeArticle(brief, options);
  for (let count = 0; count < CONTINUATIONS_MAX && isShort(measured(writing, brief)); count += 1) {
    const { content } = writing.article;
    writing = await continued(writing, brief, options);
    if (writing.article.content === content) break;
  }
  return writing;
}

function measured({ article }: Writing, brief: Brief): Measured {
  return { ...measureOf(article.content), ...lengthWanted(brief) };
}

/** The same article with further sections; as it was where none came, with what that cost nevertheless. */
async function continued(writing: Writing, brief: Brief, { signal, onText }: WritingOptions): Promise<Writing> {
  const { article } = writing;
  const asked = lengthAsked(measured(writing, brief));
  if (!asked) return writing;
  const lack = { count: asked.wanted - asked.count, unit: asked.unit };
  const wish = {
    schema: sectionSchema,
    format: SECTION_FORMAT,
    promptFor: (facts: AgencyFacts) => promptToContinue({ article, lack, language: brief.language }, facts),
  };
  const onMore = onText && ((more: string) => onText(withMoreSections(article.content, more)));
  try {
    const { value, ...taken } = await askForContent(wish, { signal, ...(onMore && { onText: onMore }) });
    const more = newSectionsIn(value.content, article.content);
    return { ...together(writing, taken), article: { ...article, content: withMoreSections(article.content, more) } };
  } catch (error) {
    if (!(error instanceof GenerationFailure)) throw error;
    return error.taken ? together(writing, error.taken) : writing;
  }
}

/** What both took; the prompt stays that of the article. */
function together(writing: Writing, taken: Taken): Writing {
  const isKnown = writing.costMicroUsd !== null && taken.costMicroUsd !== null;
  return {
    ...writing,
    inputTokens: writing.inputTokens + taken.inputTokens,
    outputTokens: writing.outputTokens + taken.outputTokens,
    costMicroUsd: isKnown ? (writing.costMicroUsd ?? 0) + (taken.costMicroUsd ?? 0) : null,
  };
}

/** Rewrites one section; the rest stays to the letter. @throws DomainError with the sentence, or the signal's reason */
async function writeSection(
  request: {
    article: WrittenArticle;
    /** Its place among `sectionsOf(article.content)`. */
    section: number;
    wish: string | null;
  },
  options: WritingOptions,
): Promise<Writing> {
  const { article, wish } = request;
  const section = sectionsOf(article.content)[request.section];
  if (!section) throw new DomainError("not-found", "Cette partie n’existe plus");
  const part = { heading: section.heading, text: sectionText(article.content, section) };
  const asked = {
    schema: sectionSchema,
    format: SECTION_FORMAT,
    promptFor: (facts: AgencyFacts) => promptForSection({ article, part, wish }, facts),
  };
  const { value, ...taken } = await askForContent(asked, options);
  return { article: { ...article, content: withSection(article.content, section, value.content) }, ...taken };
}
