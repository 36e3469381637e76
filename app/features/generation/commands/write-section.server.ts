import type { Writing, WrittenArticle } from "~/features/generation/model/brief";
import type { AgencyFacts } from "~/features/generation/model/prompt";
import { promptForSection } from "~/features/generation/model/prompt";
import { sectionsOf, sectionText, withSection } from "~/features/generation/model/sections";
import { SECTION_FORMAT, sectionSchema } from "~/features/generation/schema/answer";
import { DomainError } from "~/server/errors.server";
import type { WritingOptions } from "./ask-for-content.server";
import { askForContent } from "./ask-for-content.server";

interface SectionRequest {
  article: WrittenArticle;
  /** Its place among `sectionsOf(article.content)`. */
  section: number;
  /** What is to be different. */
  wish: string | null;
}

/**
 * Has one part of an article written anew, within a minute; the rest stays to the letter.
 * @throws DomainError with the sentence to show. An ended signal throws its reason.
 */
export async function writeSection(request: SectionRequest, options: WritingOptions): Promise<Writing> {
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
