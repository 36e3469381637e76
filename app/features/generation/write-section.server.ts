import { readAgencyFacts } from "~/features/generation/agency-facts.server";
import { SECTION_FORMAT, sectionSchema } from "~/features/generation/answer-format";
import { askWhole } from "~/features/generation/ask-whole.server";
import { cleanContent } from "~/features/generation/clean-content";
import { NO_CONTENT } from "~/features/generation/messages";
import type { Writing, WrittenArticle } from "~/features/generation/model";
import { promptForSection } from "~/features/generation/prompt";
import { sectionsOf, sectionText, withSection } from "~/features/generation/sections";
import { halfWrittenField } from "~/lib/half-written-json";
import { DomainError } from "~/server/errors.server";

interface SectionRequest {
  article: WrittenArticle;
  /** Its place among `sectionsOf(article.content)`. */
  section: number;
  /** What is to be different. */
  wish: string | null;
}

interface Options {
  signal: AbortSignal;
  onText?: (markdownSoFar: string) => void;
}

/**
 * Has one part of an article written anew, within a minute; the rest stays to the letter.
 * @throws DomainError with the sentence to show. An ended signal throws its reason.
 */
export async function writeSection(request: SectionRequest, { signal, onText }: Options): Promise<Writing> {
  const { article, wish } = request;
  const section = sectionsOf(article.content)[request.section];
  if (!section) throw new DomainError("not-found", "Cette partie n’existe plus");
  const facts = await readAgencyFacts();
  const part = { heading: section.heading, text: sectionText(article.content, section) };
  const { value, ...took } = await askWhole({
    ...{
      prompt: promptForSection({ article, part, wish }, facts),
      schema: sectionSchema,
      format: SECTION_FORMAT,
      signal,
    },
    onText: onText && ((answer) => onText(halfWrittenField(answer, "content"))),
  });
  const paths = facts.links.map(({ to }) => to);
  const text = cleanContent(value.content, paths);
  if (!text) throw new DomainError("invalid", NO_CONTENT);
  return { article: { ...article, content: withSection(article.content, section, text) }, ...took };
}
