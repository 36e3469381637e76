import { normalForm } from "~/lib/text/normal-form";
import type { FaceName, Faces } from "./faces.server";
import { FACES_OF, isOtherFace } from "./faces.server";

/** What is drawn as one: a letter with its marks. */
export interface Letter {
  text: string;
  /** Where it stands in the paragraph, in UTF-16 units. */
  index: number;
  face: FaceName;
}

/** A paragraph in its letters; `text` holds the marks of direction, too. */
interface SetLetters {
  text: string;
  letters: Letter[];
  /** The signs that no face has. */
  missing: string[];
}

/** Where a line ends, whichever sign says so. */
export const LINE_BREAK = /\r\n?|[\n\v\f\u0085\u2028\u2029]/;
const UNKNOWN = "?";
/** Marks of direction, which are obeyed and not drawn (UAX 9). */
const DIRECTION = /[\u061c\u200e\u200f\u2066-\u2069]/;
/** Controls, marks by which a text could turn what stands beside it, selectors, joiners and fillers. */
const UNSEEN = /(?![\u061c\u200e\u200f\u2066-\u2069])[\p{Cc}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;
/** Spaces that do not break; the faces have one of them. */
const FIRM_SPACES = /[\u2007\u2009\u202f]/g;
/** A mark of direction, a word of joined letters, or a letter with its marks. */
const UNITS = /[\u061c\u200e\u200f\u2066-\u2069]|\p{sc=Arabic}[\p{sc=Arabic}\p{M}]*|\P{M}\p{M}*|\p{M}+/gu;
const LETTERS = /\P{M}\p{M}*|\p{M}+/gu;

/** Gives each letter of a paragraph the first face that has it; a word of joined letters is in one face. */
export function setLetters(faces: Faces, names: readonly FaceName[], typed: string): SetLetters {
  const set: SetLetters = { text: "", letters: [], missing: [] };
  let last: FaceName | undefined;
  const add = (text: string, face: FaceName) => {
    for (const letter of text.match(LETTERS) ?? []) {
      set.letters.push({ text: letter, index: set.text.length, face });
      set.text += letter;
    }
    last = face;
  };
  const faceFor = (unit: string) => findFace(faces, names, unit, last);
  const addLetter = (letter: string) => {
    const whole = faceFor(letter);
    const parts = whole ? [letter] : Array.from(normalForm(letter, "NFKD"));
    const found = parts.map((part) => ({ part, face: faceFor(part) }));
    if (found.every(({ face }) => face)) for (const { part, face } of found) add(part, face as FaceName);
    else {
      set.missing.push(letter);
      add(UNKNOWN, faceFor(UNKNOWN) as FaceName);
    }
  };
  for (const unit of seen(typed).match(UNITS) ?? []) {
    const face = faceFor(unit);
    if (DIRECTION.test(unit)) set.text += unit;
    else if (face) add(unit, face);
    else for (const letter of unit.match(LETTERS) ?? []) addLetter(letter);
  }
  return set;
}

/** The signs of a text that no face of a document has, each once. */
export function missingSigns(faces: Faces, text: string, isRightToLeft: boolean): string[] {
  const weights = Object.values<readonly FaceName[]>(FACES_OF[isRightToLeft ? "arabic" : "latin"]);
  // Each letter is looked for once, however long the text is.
  const units = new Set(text.split(LINE_BREAK).flatMap((line) => seen(line).match(UNITS) ?? []));
  const each = [...units].join(" ");
  return [...new Set(weights.flatMap((names) => setLetters(faces, names, each).missing))];
}

/** A text composed as the faces have it, without what is not seen. */
function seen(typed: string): string {
  return normalForm(typed.replace(/\t/g, " ").replace(UNSEEN, ""), "NFC")
    .replace(FIRM_SPACES, "\u00a0")
    .replace(/(?![ \u00a0])\p{Zs}/gu, " ");
}

/** Signs and spaces keep to the face of the letter before them, where it is one of the site's and has them. */
function findFace(
  faces: Faces,
  names: readonly FaceName[],
  unit: string,
  last: FaceName | undefined,
): FaceName | undefined {
  const signs = Array.from(unit, (sign) => sign.codePointAt(0) as number);
  const has = (name: FaceName) => signs.every((sign) => faces[name].hasGlyphForCodePoint(sign));
  if (last && !isOtherFace(last) && !/[\p{L}\p{N}]/u.test(unit) && has(last)) return last;
  return names.find(has);
}
