import { stopwords as FRENCH } from "@orama/stopwords/french";
import { stopwords as SPANISH } from "@orama/stopwords/spanish";
import type { TextLanguage } from "./stop-words";

const french = new Set(FRENCH.filter((word) => !SPANISH.includes(word)));
const spanish = new Set(SPANISH.filter((word) => !FRENCH.includes(word)));

/** Whether more of its letters are Arabic than Latin. */
export function isArabic(text: string): boolean {
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return arabic > latin;
}

/** The language of lower-case words, by letters, then by words of French or Spanish alone; French when unsure. */
export function languageOfText(words: string[]): TextLanguage {
  if (isArabic(words.join(" "))) return "ar";
  const count = (list: ReadonlySet<string>) => words.filter((word) => list.has(word)).length;
  return count(spanish) > count(french) ? "es" : "fr";
}
