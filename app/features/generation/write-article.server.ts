import { usableTags } from "~/features/blog/schema";
import { readAgencyFacts } from "~/features/generation/agency-facts.server";
import { ARTICLE_FORMAT, articleSchema } from "~/features/generation/answer-format";
import { askWhole } from "~/features/generation/ask-whole.server";
import { cleanContent } from "~/features/generation/clean-content";
import { NO_CONTENT } from "~/features/generation/messages";
import type { Brief, Writing, WrittenArticle } from "~/features/generation/model";
import { promptFor } from "~/features/generation/prompt";
import { halfWrittenField } from "~/lib/half-written-json";
import { DomainError } from "~/server/errors.server";

interface WritingOptions {
  signal: AbortSignal;
  /** The Markdown so far, up to ten times a second. */
  onText?: (markdownSoFar: string) => void;
}

/**
 * Has an article written, within a minute, tries and repair included.
 * @throws DomainError with the sentence to show; `forbidden` when there is no key or it is refused, so that no other
 * article would fare better. An ended signal throws its reason.
 */
export async function writeArticle(brief: Brief, { signal, onText }: WritingOptions): Promise<Writing> {
  const facts = await readAgencyFacts();
  const { value, ...took } = await askWhole({
    ...{ prompt: promptFor(brief, facts), schema: articleSchema, format: ARTICLE_FORMAT, signal },
    onText: onText && ((answer) => onText(halfWrittenField(answer, "content"))),
  });
  const paths = facts.links.map(({ to }) => to);
  return { article: cleanArticle(value, paths), ...took };
}

function cleanArticle(article: WrittenArticle, knownPaths: string[]): WrittenArticle {
  const content = cleanContent(article.content, knownPaths);
  if (!content) throw new DomainError("invalid", NO_CONTENT);
  return {
    ...article,
    content,
    excerpt: article.excerpt || article.metaDescription,
    tags: usableTags(article.tags.map((tag) => tag.replace(/^#+/, ""))),
  };
}
