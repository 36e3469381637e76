import bidiFactory from "bidi-js";
import { RIGHT_TO_LEFT, withSteadyFigures } from "~/lib/text/steady-figures";
import type { FaceName, Faces, Weight } from "./faces.server";
import { FACES_OF } from "./faces.server";
import type { Letter } from "./letters.server";
import { LINE_BREAK, setLetters } from "./letters.server";

/** How a text looks; sizes are points. */
export interface TextLook {
  weight: Weight;
  size: number;
  colour: string;
  /** From one base line to the next, as a part of the size; 1.4 when absent. */
  leading?: number;
}

/** A stretch of a line in one face and one direction, as it is handed to the shaper. */
export interface Run {
  text: string;
  face: FaceName;
  width: number;
}

/** A set line: its runs from left to right, and what it says in reading order. */
export interface Line {
  runs: Run[];
  width: number;
  text: string;
}

const bidi = bidiFactory();
const DEFAULT_LEADING = 1.4;

/** Figures of one width, so that columns of them stand below each other; the Arabic faces have no other. */
export const FEATURES: PDFKit.Mixins.OpenTypeFeatures[] = ["tnum"];

/** Breaks texts into lines and orders them as they are seen, by the Unicode Bidirectional Algorithm (UAX 9). */
export class Typesetter {
  readonly #widths = new Map<string, number>();

  constructor(
    readonly faces: Faces,
    readonly isRightToLeft: boolean,
  ) {}

  lineHeight({ size, leading = DEFAULT_LEADING }: TextLook): number {
    return size * leading;
  }

  /** A text in lines no wider than `width`; its own line breaks are kept, and its first letter says how it is read. */
  setLines(text: string, look: TextLook, width: number): Line[] {
    const names = FACES_OF[this.isRightToLeft ? "arabic" : "latin"][look.weight];
    return text.split(LINE_BREAK).flatMap((typed) => {
      const paragraph = setLetters(this.faces, names, withSteadyFigures(typed));
      const { levels } = bidi.getEmbeddingLevels(paragraph.text, "auto");
      const lines = this.#breakLines(paragraph.letters, look.size, width);
      return lines.map((line) => this.#orderLine(line, levels, look.size));
    });
  }

  widthOf(text: string, look: TextLook): number {
    return Math.max(...this.setLines(text, look, Number.POSITIVE_INFINITY).map((line) => line.width));
  }

  #breakLines(letters: Letter[], size: number, width: number): Letter[][] {
    const lines: Letter[][] = [];
    let line: Letter[] = [];
    let used = 0;
    for (const word of wordsOf(letters)) {
      const seen = this.#measure(trimmed(word), size);
      if (line.length > 0 && used + seen > width) {
        lines.push(line);
        [line, used] = [[], 0];
      }
      const parts = seen > width ? this.#cut(word, size, width) : [word];
      lines.push(...parts.slice(0, -1));
      const last = parts.at(-1) ?? [];
      line = [...line, ...last];
      used += this.#measure(last, size);
    }
    return [...lines, line].map(trimmed);
  }

  /** A word wider than a line, cut where it has to be. */
  #cut(word: Letter[], size: number, width: number): Letter[][] {
    const parts: Letter[][] = [[]];
    for (const letter of word) {
      const part = parts.at(-1) as Letter[];
      if (part.length > 0 && this.#measure([...part, letter], size) > width) parts.push([letter]);
      else part.push(letter);
    }
    return parts;
  }

  #measure(letters: Letter[], size: number): number {
    return stretchesOf(letters, (a, b) => a.face === b.face).reduce(
      (sum, stretch) => sum + this.#widthOf(textOf(stretch), stretch[0]?.face as FaceName, size),
      0,
    );
  }

  #widthOf(text: string, face: FaceName, size: number): number {
    const key = `${face}/${text}`;
    let width = this.#widths.get(key);
    if (width === undefined) {
      const font = this.faces[face];
      width = font.layout(text, FEATURES).advanceWidth / font.unitsPerEm;
      this.#widths.set(key, width);
    }
    return width * size;
  }

  /** Rule L2 of the algorithm over runs instead of letters: the shaper turns the letters within a run. */
  #orderLine(letters: Letter[], levels: Uint8Array, size: number): Line {
    const levelOf = ({ index }: Letter) => levels[index] ?? 0;
    const stretches = stretchesOf(letters, (a, b) => a.face === b.face && levelOf(a) === levelOf(b));
    let runs = stretches.map((stretch) => {
      const level = levelOf(stretch[0] as Letter);
      const text = level % 2 === 1 ? turned(stretch) : textOf(stretch);
      const face = stretch[0]?.face as FaceName;
      return { text, face, level, width: this.#widthOf(text, face, size) };
    });
    const highest = Math.max(0, ...runs.map(({ level }) => level));
    for (let level = highest; level > 0; level--) runs = withTurned(runs, level);
    const width = runs.reduce((sum, run) => sum + run.width, 0);
    return {
      runs: runs.map(({ text, face, width: own }) => ({ text, face, width: own })),
      width,
      text: textOf(letters),
    };
  }
}

/** Words with the spaces behind them; a hyphen and a slash end a word too, but not within numbers. */
function wordsOf(letters: Letter[]): Letter[][] {
  const words: Letter[][] = [];
  let isOpen = false;
  for (const letter of letters) {
    const isSpace = letter.text === " ";
    const isNumber = /\d/.test(letter.text) && words.at(-1)?.at(-1)?.text !== " ";
    if (words.length > 0 && (isOpen || isSpace || isNumber)) words.at(-1)?.push(letter);
    else words.push([letter]);
    isOpen = !isSpace && !/[-/\u2010\u2013\u2014]/.test(letter.text);
  }
  return words;
}

function trimmed(letters: Letter[]): Letter[] {
  const end = letters.findLastIndex(({ text }) => text !== " ");
  return letters.slice(0, end + 1);
}

function textOf(letters: Letter[]): string {
  return letters.map(({ text }) => text).join("");
}

function stretchesOf(letters: Letter[], isSame: (a: Letter, b: Letter) => boolean): Letter[][] {
  const stretches: Letter[][] = [];
  for (const letter of letters) {
    const last = stretches.at(-1);
    if (last?.[0] && isSame(last[0], letter)) last.push(letter);
    else stretches.push([letter]);
  }
  return stretches;
}

/** Of what reads from right to left. The shaper turns Arabic and Hebrew by itself; signs alone it does not, so they are here. */
function turned(stretch: Letter[]): string {
  const mirrored = stretch.map(({ text }) => bidi.getMirroredCharacter(text) ?? text);
  return stretch.some(({ text }) => RIGHT_TO_LEFT.test(text)) ? mirrored.join("") : mirrored.reverse().join("");
}

/** Turns each sequence of runs of at least this level. */
function withTurned<Level extends { level: number }>(runs: Level[], level: number): Level[] {
  const turnedRuns: Level[] = [];
  let sequence: Level[] = [];
  for (const run of runs) {
    if (run.level >= level) sequence.unshift(run);
    else {
      turnedRuns.push(...sequence, run);
      sequence = [];
    }
  }
  return [...turnedRuns, ...sequence];
}
