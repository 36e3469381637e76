/** What search engines show whole, in characters, and how many tags make an article easy to find. */
export const SEO_IDEALS = { titleMax: 60, descriptionMin: 150, descriptionMax: 160, tagsMin: 3 } as const;

/** The length of a text in code points. */
export function lengthOf(text: string): number {
  return [...text].length;
}
