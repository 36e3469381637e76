/** A day before the name of its month, whole or short, as Intl writes it in French. */
const FIRST = /(?<!\d)1(?= (?:jan|fév|mar|avr|mai|jui|aoû|sep|oct|nov|déc))/g;

/** A French date with '1er' for the first of a month, as French alone numbers it; Intl writes '1 mars 2026'. */
export function withFirstOfMonth(date: string): string {
  return date.replace(FIRST, "1er");
}
