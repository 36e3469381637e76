const number = new Intl.NumberFormat("fr-FR");

/** `1234` as '1 234', in French. */
export function formatNumber(value: number): string {
  return withVisibleGroups(number.format(value));
}

/** A formatted number whose groups stand apart: many faces draw the narrow no-break space almost shut. */
export function withVisibleGroups(formatted: string): string {
  return formatted.replaceAll("\u202f", "\u00a0");
}
