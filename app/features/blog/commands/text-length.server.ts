import { renderedText } from "~/features/blog/queries/render-article.server";

/** How many words the readers of an article meet. */
export function textLengthOf(markdown: string): number {
  return renderedText(markdown).wordCount;
}
