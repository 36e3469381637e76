const TITLE_MAX_LENGTH = 60;
const DESCRIPTION_MIN_LENGTH = 70;
const DESCRIPTION_MAX_LENGTH = 160;

/** The text on one line and at most `max` characters long, cut between words, with an ellipsis where it was cut. */
export function truncateAtWord(text: string, max: number): string {
  // Spaces that do not break, as before a question mark, stay what they are.
  const line = text.replace(/[^\S\u00a0\u202f]+/g, " ").trim();
  if (line.length <= max) return line;
  const start = line.slice(0, max);
  const end = start.lastIndexOf(" ");
  return `${start.slice(0, end > 0 ? end : max - 1).replace(/(?<![\s,;:.–—-])[\s,;:.–—-]+$/, "")}…`;
}

/** A title with the site's name behind it, where both fit in 60 characters; else the title alone, whole. */
export function withSiteName(title: string, siteName: string): string {
  const whole = `${title} — ${siteName}`;
  return siteName && whole.length <= TITLE_MAX_LENGTH ? whole : title;
}

/** A title as search engines show it: at most 60 characters. */
export function truncateTitle(title: string): string {
  return truncateAtWord(title, TITLE_MAX_LENGTH);
}

/** A page title which still fits in 60 characters when the site's name is added, with `place` behind it if it can. */
export function fitTitle(title: string, { place, siteName }: { place: string; siteName: string }): string {
  const max = TITLE_MAX_LENGTH - ` — ${siteName}`.length;
  const placed = `${title.trim()} ${place}`;
  return placed.length <= max ? placed : truncateAtWord(title, max);
}

/** A description of 70 to 160 characters: a short one is followed by `more`, a long one is cut. */
export function fitDescription(description: string, more: string): string {
  const line = truncateAtWord(description, DESCRIPTION_MAX_LENGTH);
  if (line.length >= DESCRIPTION_MIN_LENGTH) return line;
  return truncateAtWord(line ? `${line.replace(/(?<![.\s])[.\s]*$/, "")}. ${more}` : more, DESCRIPTION_MAX_LENGTH);
}
