/** More than any article has. Each may become an element, which costs its reader what a hundred letters cost. */
const MARKUP_MAX = 10_000;

/** What begins a line, an element, an entity, a link or an emphasis, in HTML or Markdown. */
const MARKUP = /[\n<&[*_`|~:@]/g;

export const TOO_MUCH_MARKUP =
  "Ce texte a plus de 10\u202f000 retours à la ligne et signes de mise en forme\u202f: partagez-le en plusieurs";

/** Whether a text can be rendered and sanitised at little cost, for all its length. */
export function isWithinMarkupLimit(text: string): boolean {
  return withinMarkupLimit(text).length === text.length;
}

/** The beginning of a text that can be rendered and sanitised at little cost. */
export function withinMarkupLimit(text: string): string {
  let left = MARKUP_MAX;
  for (const { index } of text.matchAll(MARKUP)) {
    if (left === 0) return text.slice(0, index);
    left -= 1;
  }
  return text;
}
