import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { areaOf, insetOf } from "~/brand/zellige/geometry";
import { khatamPath, khatamPolygon } from "~/brand/zellige/khatam";
import type { Motif } from "~/brand/zellige/layout";
import { pathOf } from "~/brand/zellige/path";
import type { PatternOptions } from "~/brand/zellige/pattern-svg";
import { patternSvg } from "~/brand/zellige/pattern-svg";
import { slopeOf } from "~/brand/zellige/relief";

const MOTIFS: Motif[] = ["sharp", "broad", "contact", "slender"];
const HERO: PatternOptions = {
  seed: "hero",
  width: 1440,
  height: 900,
  edge: 210,
  bevel: 0.045,
  centre: [1015, 425],
  isSymmetric: true,
  state: ({ centre }, random) => {
    const place = centre[0] + (random() - 0.5) * 130;
    return place < 610 ? "line" : place < 735 ? "flat" : "relief";
  },
};
const kilobytes = (text: string) => gzipSync(text).length / 1024;

describe("patternSvg", () => {
  test("draws the same text for the same seed and another for another", () => {
    const options = { width: 640, height: 260, edge: 120 };
    expect(patternSvg({ seed: "a", ...options })).toBe(patternSvg({ seed: "a", ...options }));
    expect(patternSvg({ seed: "a", ...options })).not.toBe(patternSvg({ seed: "b", ...options }));
  });

  test("is hidden from assistive technology and carries no style of its own", () => {
    const svg = patternSvg(HERO);
    expect(svg).toMatch(/^<svg class="z" viewBox="0 0 1440 900"[^>]* aria-hidden="true">/);
    expect(svg).not.toMatch(/style=|fill=|NaN|undefined/);
  });

  test("needs few elements: bevels fall in sixteen classes", () => {
    const classes = [...patternSvg(HERO).matchAll(/class="zb b(\d+)"/g)].map((match) => Number(match[1]));
    expect(classes.length).toBe(new Set(classes).size);
    expect(Math.max(...classes)).toBe(15);
  });

  test("shows drawing, flat and relief where the state says so", () => {
    const svg = patternSvg({ ...HERO, state: () => "line" });
    expect(svg).toContain('class="zl"');
    expect(svg).not.toContain('class="zb');
    expect(patternSvg({ ...HERO, state: () => "hidden" })).not.toContain("<path");
    expect(patternSvg({ ...HERO, state: () => "flat" })).not.toContain('class="zb');
  });

  test("weighs less than 16 KB compressed for a hero, 8 KB for a strip", () => {
    expect(kilobytes(patternSvg(HERO))).toBeLessThan(16);
    for (const motif of MOTIFS) {
      expect(kilobytes(patternSvg({ seed: motif, motif, width: 640, height: 260, edge: 130 }))).toBeLessThan(8);
    }
  });
});

describe("geometry", () => {
  test("a path starts in absolute coordinates and goes on in steps of a tenth", () => {
    const square = [[1, 1], [2.55, 1], [2.55, 0.5], [1, 0.5]] as const; // biome-ignore format: one line reads better
    expect(pathOf(square)).toBe("M1 1l1.5 0 0-.5-1.5 0z");
  });

  test("an inset keeps the shape, and is null when nothing would be left", () => {
    const square = [[0, 0], [4, 0], [4, 4], [0, 4]] as const; // biome-ignore format: one line reads better
    expect(areaOf(insetOf(square, 1)!)).toBeCloseTo(4);
    expect(insetOf(khatamPolygon([0, 0], 1), 2)).toBeNull();
  });

  test("a star of sixteen corners makes the icon's path", () => {
    expect(khatamPolygon([12, 12], 11.5)).toHaveLength(16);
    expect(khatamPath(12, 12, 11.5)).toMatch(/^M23\.5 12l[-\d. ]+z$/);
  });

  test("slopes are counted from the right, a sixteenth of a turn each", () => {
    expect(slopeOf([0, 0], [0, 1])).toBe(0);
    expect(slopeOf([1, 0], [0, 0])).toBe(4);
  });
});
