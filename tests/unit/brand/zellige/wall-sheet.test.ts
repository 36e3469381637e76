import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { patternSvg } from "~/brand/zellige/pattern-svg";
import { nightShareOf } from "~/brand/zellige/relief";
import { quietTone } from "~/brand/zellige/tone";
import type { SheetWall } from "~/brand/zellige/wall-sheet";
import { wallSheet } from "~/brand/zellige/wall-sheet";
import { linkedWalls } from "~/routes/_site._index/walls";

const WALL: SheetWall = { seed: "wall", width: 800, height: 500, edge: 130, tone: quietTone() };
const styles = readFileSync("app/styles/pattern.css", "utf8");

it("draws the same outlines as a picture in the page", () => {
  const outlines = (text: string) => [...text.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path);
  expect(outlines(wallSheet({ a: WALL }))).toEqual(outlines(patternSvg({ ...WALL, joint: 0.009 * 130, bevel: 0.05 })));
});

it("refers to nothing: no class, no marker, no other element of the file", () => {
  const sheet = wallSheet({ ...linkedWalls, drawing: { ...WALL, state: () => "line", hasGrid: true } });
  expect(sheet).not.toMatch(/class=|url\(|href=/);
  expect(sheet).not.toContain("undefined");
});

it("names only colours that the styles give to a picture of a sheet", () => {
  const sheet = wallSheet({ ...linkedWalls, wall: WALL });
  const names = new Set([...sheet.matchAll(/var\((--[a-z]+\d+)/g)].map(([, name]) => name!));
  expect(names.size).toBeGreaterThan(30);
  const tokens = readFileSync("app/styles/tokens.css", "utf8");
  expect([...names].filter((name) => !`${styles}${tokens}`.includes(`${name}:`))).toEqual([]);
});

it("lights each slope as the bevels of a page are lit", () => {
  const sheet = wallSheet({ wall: WALL });
  for (let slope = 0; slope < 16; slope += 1) {
    const angle = `${slope * 22.5}deg`;
    expect(styles).toContain(`--p${slope}: calc(100% * pow((1 + cos(var(--light) - ${angle})) / 2, 2.4));`);
    const still = `${Math.round(nightShareOf(slope) * 100)}%`;
    expect(styles).toMatch(
      new RegExp(`\\.b${slope} \\{\\s+--n: ${angle};\\s+fill: color-mix\\(in oklab, var\\(--hi\\) ${still}, `),
    );
    expect(sheet.includes(`var(--p${slope},`)).toBe(sheet.includes(`var(--p${slope},${still})`));
  }
});
