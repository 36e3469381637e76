import { renderMarkdown } from "~/lib/markdown";
import { readingMinutes } from "~/lib/reading-time";

/** A text as its readers will see it, and how long they will take. */
export interface Preview {
  /** Sanitised. */
  html: string;
  words: number;
  minutes: number;
}

/** The text of an article as the public page shows it; its links open beside the form, which they would else replace. */
export function renderPreview(markdown: string): Preview {
  const { html, wordCount } = renderMarkdown(markdown);
  return { html: html.replaceAll("<a ", '<a target="_blank" '), words: wordCount, minutes: readingMinutes(wordCount) };
}
