import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import type { PatternOptions } from "~/brand/zellige/pattern-svg";
import { patternSvg } from "~/brand/zellige/pattern-svg";
import { ReliefSheet } from "~/brand/zellige/relief";

const WALL: PatternOptions = { seed: "wall", width: 800, height: 500, edge: 130, tone: () => 2 };
const markerIds = (text: string) => [...text.matchAll(/<marker id="(\w+)"/g)].map((match) => match[1]);
const usedIds = (text: string) => new Set([...text.matchAll(/url\(#(\w+)\)/g)].map((match) => match[1]));
const placesIn = (svg: string) =>
  [...svg.matchAll(/class="zm"[^>]* d="M([^"h]+)/g)].reduce((sum, [, places]) => sum + numbersIn(places!), 0) / 2;
const numbersIn = (text: string) => text.match(/-?[\d.]+/g)!.length;

describe("ReliefSheet", () => {
  test("holds the star motif's shapes once, for pictures of any size and place", () => {
    const sheet = new ReliefSheet("s");
    for (const seed of ["a", "b", "c"]) patternSvg({ ...WALL, sheet, seed });
    for (const edge of [60, 90, 210]) patternSvg({ ...WALL, sheet, edge, isSymmetric: true, centre: [100.3, 77.7] });
    // One star, two crosses, eight darts, two grains.
    expect(markerIds(sheet.defs)).toHaveLength(13);
  });

  test("defines every marker that a picture uses", () => {
    const sheet = new ReliefSheet("s");
    const svg = patternSvg({ ...WALL, sheet, motif: "slender" });
    expect(usedIds(svg).size).toBeGreaterThan(5);
    expect([...usedIds(svg)].sort()).toEqual(markerIds(sheet.defs).sort());
  });

  test("places one bevelled piece for every piece laid", () => {
    const flats = patternSvg({ ...WALL, state: () => "flat" });
    const svg = patternSvg({ ...WALL, sheet: new ReliefSheet("s") });
    expect(placesIn(svg)).toBe(flats.match(/z(?=M|"\/>)/g)!.length);
  });

  test("draws a piece that is alone of its shape once", () => {
    const svg = patternSvg({
      ...WALL,
      sheet: new ReliefSheet("s"),
      isSymmetric: true,
      state: ({ kind, rank }) => (kind === "star" && rank === 8 ? "relief" : "hidden"),
      width: 200,
      height: 200,
    });
    expect(svg.match(/url\(#/g)).toHaveLength(1);
    expect(svg).toMatch(/marker-start="url\(#s0\)" d="M100 100h1"/);
  });

  test("gives each glaze its own bevels, and leaves the category's to the picture", () => {
    const sheet = new ReliefSheet("s");
    patternSvg({ ...WALL, sheet, tone: ({ kind }) => (kind === "star" ? 6 : 2) });
    expect(sheet.defs).toContain("g6");
    const svg = patternSvg({ ...WALL, sheet, tone: ({ kind }) => (kind === "star" ? 9 : 2) });
    expect(sheet.defs).not.toContain("g9");
    expect(svg).toMatch(/class="zb b\d+ g9"/);
  });

  test("halves the weight of a wall at least", () => {
    const kilobytes = (text: string) => gzipSync(text).length / 1024;
    const sheet = new ReliefSheet("s");
    const shared = ["a", "b", "c"].map((seed) => patternSvg({ ...WALL, sheet, seed })).join("") + sheet.defs;
    const whole = ["a", "b", "c"].map((seed) => patternSvg({ ...WALL, seed })).join("");
    expect(kilobytes(shared)).toBeLessThan(kilobytes(whole) / 2);
  });

  test("gives a page the bevels of its own pictures, whatever else was drawn", () => {
    const sheet = new ReliefSheet("s");
    const svg = patternSvg({ ...WALL, sheet });
    const alone = sheet.defsOf([svg]);
    for (const motif of ["slender", "broad", "contact"] as const) patternSvg({ ...WALL, sheet, motif });
    expect(markerIds(sheet.defs).length).toBeGreaterThan(markerIds(alone).length);
    expect(sheet.defsOf([svg, svg])).toBe(alone);
    expect(markerIds(alone).sort()).toEqual([...usedIds(svg)].sort());
  });
});
