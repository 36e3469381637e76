import { expect, it } from "vitest";
import { focusOn } from "~/brand/zellige/focus";
import type { PatternOptions } from "~/brand/zellige/pattern-svg";
import { keptPatternSvg, patternSvg } from "~/brand/zellige/pattern-svg";
import { ReliefSheet } from "~/brand/zellige/relief";
import { quietTone } from "~/brand/zellige/tone";

const PATCH: PatternOptions = { seed: "essai", width: 120, height: 80, edge: 60 };

it("gives the picture that would be drawn, whatever was drawn before", () => {
  const variants: PatternOptions[] = [
    PATCH,
    { ...PATCH, seed: "autre" },
    { ...PATCH, edge: 50 },
    { ...PATCH, tone: () => 6 },
    { ...PATCH, tone: () => 7 },
    { ...PATCH, state: () => "line" },
    { ...PATCH, motif: "broad" },
  ];
  const drawn = variants.map(patternSvg);
  expect(new Set(drawn).size).toBe(variants.length);
  for (let round = 0; round < 2; round += 1) expect(variants.map(keptPatternSvg)).toEqual(drawn);
});

it("draws a picture once for as long as it is asked for, among many that are not", () => {
  let pieces = 0;
  const counting: PatternOptions = { ...PATCH, tone: () => (pieces++ ? 1 : 2) };
  const first = keptPatternSvg(counting);
  const drawnOnce = pieces;
  for (let i = 0; i < 250; i += 1) {
    keptPatternSvg({ ...PATCH, seed: `${i % 125}`, width: 20, height: 20 });
    expect(keptPatternSvg(counting)).toBe(first);
  }
  expect(pieces).toBe(drawnOnce);
});

it("lets a shared sheet meet every piece", () => {
  keptPatternSvg({ ...PATCH, sheet: new ReliefSheet("a") });
  const sheet = new ReliefSheet("a");
  keptPatternSvg({ ...PATCH, sheet });
  expect(sheet.defs).toContain("<marker");
});

it("draws a picture about one gem once, with the glazes of the pattern's own order", () => {
  const at = [60, 40] as const;
  const focused = () => keptPatternSvg({ ...PATCH, ...focusOn(at, PATCH, quietTone(2)) });
  expect(focused()).toBe(focused());
  expect(focusOn(at, PATCH, quietTone(2))).toBe(focusOn(at, { ...PATCH }, quietTone(2)));
  expect(focusOn(at, PATCH, quietTone(3))).not.toBe(focusOn(at, PATCH, quietTone(2)));
});
