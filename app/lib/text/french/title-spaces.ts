const BEFORE_SIGN = /(?<! ) +(?=[:;?!»]+(?:[\s”")…]|$))/g;
const AFTER_OPENING = /« +/g;

/** A title with no-break spaces before `: ; ? ! »` and after `«`. Source: Lexique, Imprimerie nationale. */
export function withTitleSpaces(title: string): string {
  return title.replace(BEFORE_SIGN, "\u00a0").replace(AFTER_OPENING, "«\u00a0");
}
