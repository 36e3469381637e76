/** The place of a numbered section in the page: contracts quote it, so it does not follow the title's wording. */
export function sectionId(number: number): string {
  return `article-${number}`;
}
