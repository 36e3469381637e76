import { usableTags } from "~/features/blog/schema";
import type { Brief, Writing, WrittenArticle } from "~/features/generation/model/brief";
import type { AgencyFacts } from "~/features/generation/model/prompt";
import { promptFor } from "~/features/generation/model/prompt";
import { ARTICLE_FORMAT, articleSchema } from "~/features/generation/schema/answer";
import type { WritingOptions } from "./ask-for-content.server";
import { askForContent } from "./ask-for-content.server";

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
