import { cleanText } from "~/lib/text/clean-text";

export const TAG_MAX_LENGTH = 40;
export const TAGS_MAX = 20;

export const DUPLICATE_TAG = "Ce tag existe déjà";
export const TAG_TOO_LONG = `Un tag ne peut pas dépasser ${TAG_MAX_LENGTH} caractères`;
export const TOO_MANY_TAGS = `Un article ne peut pas avoir plus de ${TAGS_MAX} tags`;

/** A tag as it is kept: trimmed, its spaces single. */
export function cleanTag(typed: string): string {
  return cleanText(typed).replace(/\s+/g, " ").trim();
}

const folded = (tag: string) => tag.toLocaleLowerCase("fr");

export function distinctTags(tags: string[]): string[] {
  const seen = new Set<string>();
  return tags.filter((tag) => tag && !seen.has(folded(tag)) && seen.add(folded(tag)));
}

/** The tags with the typed ones added, commas between them; or a sentence why not. Empty ones change nothing. */
export function addTag(tags: string[], typed: string): { tags: string[]; error?: string } {
  const added = typed.split(",").map(cleanTag).filter(Boolean);
  if (added.some((tag) => tag.length > TAG_MAX_LENGTH)) return { tags, error: TAG_TOO_LONG };
  const all = [...tags, ...added];
  if (added.length > 0 && all.length > TAGS_MAX) return { tags, error: TOO_MANY_TAGS };
  const isRepeated = added.some((tag, index) =>
    all.slice(0, tags.length + index).some((other) => folded(other) === folded(tag)),
  );
  return isRepeated ? { tags, error: DUPLICATE_TAG } : { tags: all };
}
