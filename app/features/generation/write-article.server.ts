import { usableTags } from "~/features/blog/schema";
import { ARTICLE_FORMAT, articleSchema } from "~/features/generation/answer-format";
import type { WritingOptions } from "~/features/generation/ask-for-content.server";
import { askForContent } from "~/features/generation/ask-for-content.server";
import type { Brief, Writing, WrittenArticle } from "~/features/generation/model";
import type { AgencyFacts } from "~/features/generation/prompt";
import { promptFor } from "~/features/generation/prompt";

/**
 * Has an article written, within a minute, tries and repair included.
 * @throws GenerationFailure with the sentence to show. An ended signal throws its reason.
 */
export async function writeArticle(brief: Brief, options: WritingOptions): Promise<Writing> {
  const wish = {
    schema: articleSchema,
    format: ARTICLE_FORMAT,
    promptFor: (facts: AgencyFacts) => promptFor(brief, facts),
  };
  const { value, ...taken } = await askForContent(wish, options);
  return { article: usable(value), ...taken };
}

function usable(article: WrittenArticle): WrittenArticle {
  return {
    ...article,
    excerpt: article.excerpt || article.metaDescription,
    tags: usableTags(article.tags.map((tag) => tag.replace(/^#+/, ""))),
  };
}
