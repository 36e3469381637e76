const number = new Intl.NumberFormat("fr-FR");

/** `1234` as '1 234', in French. */
export function formatNumber(value: number): string {
  return withVisibleGroups(number.format(value));
}

/** A count with its noun, such as '1 projet' or '1 234 projets', in French. @param noun one that takes an s */
export function formatCount(count: number, noun: string): string {
  return `${formatNumber(count)} ${noun}${count > 1 ? "s" : ""}`;
}

/** A formatted number whose groups stand apart: many faces draw the narrow no-break space almost shut. */
export function withVisibleGroups(formatted: string): string {
  return formatted.replaceAll("\u202f", "\u00a0");
}
