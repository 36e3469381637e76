import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Font } from "fontkit";
import { openSync } from "fontkit";
import { describe, expect, it } from "vitest";

const FOLDER = "app/styles/fonts";
/** What a table of characters ends with. */
const END_OF_TABLE = 0xffff;
const LIMITS_BYTES = {
  titles: 22_500,
  "titles-rare": 9_500,
  quotes: 12_500,
  "quotes-rare": 6_000,
  text: 20_000,
  "text-rare": 7_500,
  arabic: 21_000,
  "arabic-latin": 12_000,
};

function openFace(name: string): Font {
  const font = openSync(`${FOLDER}/${name}.woff2`);
  if (!("variationAxes" in font)) throw new Error(`${name} is a collection`);
  return font;
}

function axesOf(name: string) {
  return Object.fromEntries(
    Object.entries(openFace(name).variationAxes).map(([axis, range]) => [axis, [range?.min, range?.max]]),
  );
}

function charactersOf(folder: string): string[] {
  const texts = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), "utf8"));
  return [...new Set(texts.join(""))].filter((character) => character.trim() !== "");
}

/** Of a range as styles write it: U+22 or U+5B-60. */
function codePointsOf(range: string): number[] {
  const [first = 0, last = first] = range
    .trim()
    .slice(2)
    .split("-")
    .map((code) => Number.parseInt(code, 16));
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function missingFrom(faces: Font[], characters: string[]): string[] {
  return characters.filter((character) =>
    faces.every((face) => !face.hasGlyphForCodePoint(character.codePointAt(0) as number)),
  );
}

describe("the fonts as they are cut", () => {
  const isArabic = (character: string) => /[\u0600-\u06ff]/.test(character);
  const characters = charactersOf("app/content");

  it("hold every letter of the copy", () => {
    // Marks of direction draw nothing.
    const latin = characters.filter((character) => !isArabic(character) && !/\p{Cf}/u.test(character));
    expect(latin.length).toBeGreaterThan(80);
    expect(missingFrom([openFace("text"), openFace("text-rare")], latin)).toEqual([]);
  });

  it("hold every letter of the Arabic copy", () => {
    expect(missingFrom([openFace("arabic")], characters.filter(isArabic))).toEqual([]);
  });

  it("name in the styles what the files of rare letters hold", () => {
    const css = readFileSync("app/styles/fonts.css", "utf8");
    for (const name of ["titles", "quotes", "text"]) {
      const [, ranges = ""] = new RegExp(`${name}-rare\\.woff2[^}]*unicode-range:([^;]+);`).exec(css) ?? [];
      const named = ranges.split(",").flatMap(codePointsOf);
      const held = openFace(`${name}-rare`).characterSet.filter((code) => code !== END_OF_TABLE);
      expect(held.length).toBeGreaterThan(45);
      expect(held.filter((code) => !named.includes(code))).toEqual([]);
      expect(openFace(name).characterSet.filter((code) => named.includes(code))).toEqual([]);
    }
  });

  it.each([
    ["Bricolage", "titles"],
    ["Instrument", "text"],
    ["Alexandria", "arabic"],
  ])("have fallbacks of their own height: %s", (family, name) => {
    const css = readFileSync("app/styles/fonts.css", "utf8");
    const { ascent, descent, unitsPerEm } = openFace(name);
    const rules = [...css.matchAll(/@font-face \{[^}]*\}/g)].filter(([rule]) => rule.includes(`"${family} Fallback"`));
    const percent = (rule: string, property: string) =>
      Number(new RegExp(`${property}: ([\\d.]+)%`).exec(rule)?.[1]) / 100;
    expect(rules.length).toBeGreaterThan(3);
    for (const [rule] of rules) {
      const size = percent(rule, "size-adjust");
      expect(percent(rule, "ascent-override") * size).toBeCloseTo(ascent / unitsPerEm, 2);
      expect(percent(rule, "descent-override") * size).toBeCloseTo(-descent / unitsPerEm, 2);
    }
  });

  it("keep the axes that the styles move along", () => {
    expect(axesOf("titles")).toEqual({ opsz: [20, 96] });
    expect(axesOf("quotes")).toEqual({});
    expect(axesOf("text")).toEqual({ wght: [400, 700] });
  });

  it.each(Object.entries(LIMITS_BYTES))("cost little: %s", (name, limit) => {
    expect(readFileSync(`${FOLDER}/${name}.woff2`).byteLength).toBeLessThan(limit);
  });
});
