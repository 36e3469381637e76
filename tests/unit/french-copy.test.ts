import { expect, test } from "vitest";
import { languageOfText } from "~/lib/text/detect-language";
import { readTypesetTexts } from "../support/specification/written-texts";

/** Read by machines: typed spaces do no harm there. */
const FOR_MACHINES = /generation\/model\/prompt/;
const OTHER_LANGUAGES = /[¿¡ñ\p{Script=Arabic}]/u;
/** The specification's English. */
const ENGLISH = ["Oops! Page not found"];

/** In words that French alone has: what is too short for that is judged by its exclamation and question marks only. */
function isFrench(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return languageOfText(words) === "fr" && (/[àâçèêëîïôùûœ]/.test(text) || words.some((word) => COMMON.has(word)));
}
const COMMON = new Set(["des", "du", "et", "est", "pour", "votre", "vous", "une", "au", "sur", "avec"]);

function isWord(text: string): boolean {
  return !OTHER_LANGUAGES.test(text) && !/^(\/|https?:)/.test(text) && !ENGLISH.includes(text);
}

/** Where a sign stands against a word, or behind a space at which the line may break; with some letters around it. */
function offencesIn(text: string): string[] {
  const against = [/\p{Ll}[!?](?=[\s’»”]|$)/gu];
  const loose = [/\p{L}[:;](?=\s)/gu, /[ \u00a0][!?:;»](?!\S)/g, /«(?!\u202f|$)/g];
  const signs = isFrench(text) ? [...against, ...loose] : against;
  return signs.flatMap((sign) =>
    [...text.matchAll(sign)].map(({ index }) => text.slice(Math.max(0, index - 24), index + 12)),
  );
}

test("no sign of French copy stands against its word, nor begins a line alone", () => {
  const copy = readTypesetTexts().filter(({ file, text }) => !FOR_MACHINES.test(file) && isWord(text));
  const french = copy.filter(({ text }) => isFrench(text));
  expect(french.length).toBeGreaterThan(2000);
  expect(copy.flatMap(({ file, text }) => offencesIn(text).map((offence) => `${file}: ${offence}`))).toEqual([]);
});
