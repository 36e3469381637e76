import { renderedText } from "~/features/blog/rendered.server";

/** How many words the readers of an article meet. */
export function textLengthOf(markdown: string): number {
  return renderedText(markdown).wordCount;
}
