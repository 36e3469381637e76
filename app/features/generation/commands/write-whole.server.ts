import { isShort } from "~/features/blog/model/post";
import { countWordsOf } from "~/features/blog/queries/render-article.server";
import type { Brief, Taken, Writing } from "~/features/generation/model/brief";
import { wordsWanted } from "~/features/generation/model/brief";
import type { AgencyFacts } from "~/features/generation/model/prompt";
import { promptToContinue } from "~/features/generation/model/prompt";
import { newSectionsIn, withMoreSections } from "~/features/generation/model/sections";
import { SECTION_FORMAT, sectionSchema } from "~/features/generation/schema/answer";
import type { WritingOptions } from "./ask-for-content.server";
import { askForContent } from "./ask-for-content.server";
import { GenerationFailure } from "./failure.server";
import { writeArticle } from "./write-article.server";

/** How often an article that is too short is continued, each time within a minute. */
const CONTINUATIONS_MAX = 4;

/**
 * Has an article written, and continued section by section while it is much shorter than it was to be. What cannot be
 * continued stays as it is: a short draft is worth more than none.
 * @throws GenerationFailure with the sentence to show. An ended signal throws its reason.
 */
export async function writeWhole(brief: Brief, options: WritingOptions): Promise<Writing> {
  let writing = await writeArticle(brief, options);
  for (let count = 0; count < CONTINUATIONS_MAX && isTooShort(writing, brief); count += 1) {
    const { content } = writing.article;
    writing = await continued(writing, brief, options);
    if (writing.article.content === content) break;
  }
  return writing;
}

function isTooShort({ article }: Writing, brief: Brief): boolean {
  return isShort({ word_count: countWordsOf(article.content), words_wanted: wordsWanted(brief) });
}

/** The same article with further sections; as it was where none came, with what that cost nevertheless. */
async function continued(writing: Writing, brief: Brief, { signal, onText }: WritingOptions): Promise<Writing> {
  const { article } = writing;
  const lack = wordsWanted(brief) - countWordsOf(article.content);
  const asked = {
    schema: sectionSchema,
    format: SECTION_FORMAT,
    promptFor: (facts: AgencyFacts) => promptToContinue({ article, lack, language: brief.language }, facts),
  };
  const onMore = onText && ((more: string) => onText(withMoreSections(article.content, more)));
  try {
    const { value, ...taken } = await askForContent(asked, { signal, ...(onMore && { onText: onMore }) });
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
