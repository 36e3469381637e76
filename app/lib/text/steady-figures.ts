import { isolated } from "./isolated";

/** A letter of a script that is read from right to left. */
export const RIGHT_TO_LEFT = /[\p{sc=Arabic}\p{sc=Hebrew}\p{sc=Nko}\p{sc=Thaana}\p{sc=Syriac}]/u;

/** What is read from left to right as one: numbers, Latin words, what joins them, and the signs of a measure. */
const STRETCH =
  /(?:(?<![\p{L}\p{N}])[-−+±])?[\p{sc=Latin}\d](?:(?:[-–−/.,:’'@#+_×]|[ \u00a0\u202f]|[,;:] (?=\p{sc=Latin})|(?<=\p{sc=Latin})\. )?[\p{sc=Latin}\d°º%‰\p{Sc}])*/u;
/** A tag or a reference of HTML, the end of a line, a mark of direction, letters from right to left, or a stretch. */
const PARTS = new RegExp(
  `<[^<>]*>|&#?[a-z\\d]+;|[\\n\\u2028\\u2029]|[\\u061c\\u200e\\u200f\\u2066-\\u2069]|${RIGHT_TO_LEFT.source}+|${STRETCH.source}`,
  "giu",
);
const INLINE_TAG = /^<\/?(?:a|b|code|em|i|mark|s|small|span|strong|sub|sup|u)\b/i;
const PLAIN_NUMBER = /^[\d.,:/]+$/;
const STARTS_WITH_NUMBER = /^[-−+±]?\d/;
const ENDS_WITH_LOOSE_SIGN = /[ \u00a0\u202f][%‰\p{Sc}]$/u;
const WORD = /\p{Ll}{2}/u;

/** Which letters stand before a place in its line: the last one, and whether any is read from right to left. */
interface Before {
  last: "left" | "right" | null;
  hasRight: boolean;
}

/** A text or sanitised HTML whose '92-I-1°' and '20 %' keep their order within Arabic; UAX 9 would split them. */
export function withSteadyFigures(text: string): string {
  if (!RIGHT_TO_LEFT.test(text)) return text;
  const before: Before = { last: null, hasRight: false };
  return text.replace(PARTS, (part) => {
    if (/^[\p{sc=Latin}\d±+−-]/u.test(part)) {
      if (isUnsteady(part, before)) return isolated(part);
      if (/\p{sc=Latin}/u.test(part)) before.last = "left";
    } else pass(part, before);
    return part;
  });
}

function pass(part: string, before: Before): void {
  if (RIGHT_TO_LEFT.test(part)) Object.assign(before, { last: "right", hasRight: true });
  else if (part === "\u200e") before.last = "left";
  else if (part === "\u200f" || part === "\u061c") before.last = "right";
  else if (/^[\u2066-\u2069]$/.test(part)) before.last = null;
  else if (!(part.startsWith("&") || INLINE_TAG.test(part))) Object.assign(before, { last: null, hasRight: false });
}

function isUnsteady(stretch: string, { last, hasRight }: Before): boolean {
  const isLoose = ENDS_WITH_LOOSE_SIGN.test(stretch);
  if (!STARTS_WITH_NUMBER.test(stretch)) return isLoose && hasRight;
  if (PLAIN_NUMBER.test(stretch)) return false;
  // A line that begins with a number and Latin words is read from the left, as it was.
  if (!hasRight && WORD.test(stretch)) return false;
  return last !== "left" || isLoose;
}
