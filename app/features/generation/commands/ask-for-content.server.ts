import { cleanContent } from "~/features/generation/model/clean-content";
import { NO_CONTENT } from "~/features/generation/model/messages";
import type { AgencyFacts, Prompt } from "~/features/generation/model/prompt";
import { partialJsonField } from "~/lib/text/partial-json";
import { readAgencyFacts } from "./agency-facts.server";
import type { Fulfilment, Wish } from "./ask-provider.server";
import { askProvider } from "./ask-provider.server";
import { GenerationFailure } from "./failure.server";

/** How a text is followed while it is written. */
export interface WritingOptions {
  /** Ends the writing at once, with its own reason. */
  signal: AbortSignal;
  /** The Markdown so far, up to ten times a second. */
  onText?: (markdownSoFar: string) => void;
}

interface ContentWish<T> extends Pick<Wish<T>, "schema" | "format"> {
  promptFor: (facts: AgencyFacts) => Prompt;
}

/**
 * Asks for something whose `content` is Markdown, within a minute, and gives it back without what models invent.
 * @throws GenerationFailure with the sentence to show. An ended signal throws its reason.
 */
export async function askForContent<T extends { content: string }>(
  { promptFor, ...wish }: ContentWish<T>,
  { signal, onText }: WritingOptions,
): Promise<Fulfilment<T>> {
  const facts = await readAgencyFacts();
  const { value, ...taken } = await askProvider({
    ...{ ...wish, prompt: promptFor(facts), signal },
    onText: onText && ((answer) => onText(partialJsonField(answer, "content"))),
  });
  const paths = facts.links.map(({ to }) => to);
  const content = cleanContent(value.content, paths);
  if (!content) throw new GenerationFailure("invalid", NO_CONTENT, { taken });
  return { value: { ...value, content }, ...taken };
}
