const BEFORE_SIGN = /(?<! ) +(?=[:;?!»]+(?:[\s”")…]|$))/g;
const AFTER_OPENING = /« +/g;

/**
 * A typed title as it is shown: the spaces before `: ; ? ! »` and after `«` do not break, so that no sign begins a line
 * alone. Source: Lexique des règles typographiques en usage à l’Imprimerie nationale.
 */
export function withTitleSpaces(title: string): string {
  return title.replace(BEFORE_SIGN, "\u00a0").replace(AFTER_OPENING, "«\u00a0");
}
