import { normalForm } from "~/lib/text/normal-form";
import { withoutInvisibleMarks } from "./invisible-marks";

const LIGATURES: Readonly<Record<string, string>> = { œ: "oe", æ: "ae", ß: "ss", ø: "o", đ: "d", ł: "l" };

/** Arabic letters with the Latin letters that road signs use for them. */
const ARABIC: Readonly<Record<string, string>> = Object.fromEntries(
  (
    "اa ٱa ىa ةa عa بb پp تt طt ثth جj چch حh هh خkh دd ضd ذdh رr زz ظz ژj سs صs شsh غgh فf ڤv قq كk کk گg لl مm نn وw يy یy ء ـ " +
    "٠0 ١1 ٢2 ٣3 ٤4 ٥5 ٦6 ٧7 ٨8 ٩9 ۰0 ۱1 ۲2 ۳3 ۴4 ۵5 ۶6 ۷7 ۸8 ۹9"
  )
    .split(" ")
    .map(([letter = "", ...latin]) => [letter, latin.join("")]),
);

/** Longest slug, in characters: longer addresses are cut in chats and search results. */
export const SLUG_MAX_LENGTH = 120;

/** A title as a slug: lower-case Latin letters and digits, Arabic transliterated, hyphens; '' when nothing remains. */
export function slugify(text: string): string {
  const letters = withoutInvisibleMarks(text)
    .toLowerCase()
    .replace(/[œæßøđł]/g, (letter) => LIGATURES[letter] ?? letter);
  const plain = normalForm(letters, "NFD").replace(/\p{Mark}/gu, "");
  const slug = inLatinLetters(plain)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  if (slug.length <= SLUG_MAX_LENGTH) return slug;
  const cut = slug.slice(0, SLUG_MAX_LENGTH + 1);
  return cut.includes("-") ? cut.slice(0, cut.lastIndexOf("-")) : cut.slice(0, SLUG_MAX_LENGTH);
}

/** Arabic writes no short vowels; what it does write of them, 'waw' and 'ya' between consonants, is read as a vowel. */
function inLatinLetters(text: string): string {
  return text
    .replace(/(?<=\p{Letter})و(?![اوية])/gu, "u")
    .replace(/(?<=\p{Letter})ي(?![اوية])/gu, "i")
    .replace(/\p{Script=Arabic}|ـ/gu, (letter) => ARABIC[letter] ?? letter);
}
