const LIGATURES: Readonly<Record<string, string>> = { œ: "oe", æ: "ae", ß: "ss", ø: "o", đ: "d", ł: "l" };

/** Longest slug, in characters: longer addresses are cut in chats and search results. */
export const SLUG_MAX_LENGTH = 120;

/**
 * A title as the last part of an address: lower case, accents removed, everything else than letters and digits of the
 * Latin alphabet a hyphen; cut between two words. Empty when nothing of the text remains.
 */
export function slugify(text: string): string {
  const plain = text
    .toLowerCase()
    .replace(/[œæßøđł]/g, (letter) => LIGATURES[letter] ?? letter)
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "");
  const slug = plain.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
  if (slug.length <= SLUG_MAX_LENGTH) return slug;
  const cut = slug.slice(0, SLUG_MAX_LENGTH + 1);
  return cut.includes("-") ? cut.slice(0, cut.lastIndexOf("-")) : cut.slice(0, SLUG_MAX_LENGTH);
}
