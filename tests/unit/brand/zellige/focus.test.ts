import { describe, expect, it } from "vitest";
import { focusOn } from "~/brand/zellige/focus";
import type { Motif } from "~/brand/zellige/layout";
import { layOut } from "~/brand/zellige/layout";
import { patternSvg } from "~/brand/zellige/pattern-svg";
import { laidFromStart } from "~/brand/zellige/stages";
import { quietTone } from "~/brand/zellige/tone";

const MOTIFS: Motif[] = ["sharp", "broad", "contact", "slender"];
const SEEDS = ["Développement web", "E-commerce", "Rédaction web"];
const WINDOW = { width: 360, height: 176, edge: 164 };

describe("focusOn", () => {
  it.each(MOTIFS)("puts a gem of the %s motif where one asks, and glazes that one alone", (motif) => {
    for (const seed of SEEDS) {
      const patch = { ...WINDOW, seed, motif };
      const { centre, tone } = focusOn([150, 80], patch, quietTone(2));
      const { pieces } = layOut({ ...patch, centre });
      const glazed = pieces.filter((piece) => tone(piece, () => 0.5) === 9);
      expect(glazed).toHaveLength(1);
      expect(Math.hypot(glazed[0]!.centre[0] - 150, glazed[0]!.centre[1] - 80)).toBeLessThan(0.01);
      expect(patternSvg({ ...patch, centre, tone })).toContain('class="zf z9');
    }
  });
});

describe("laidFromStart", () => {
  it("goes from hairlines through flat tiles to relief", () => {
    const state = laidFromStart({ line: 100, flat: 200, jitter: 20 });
    const at = (x: number) => state({ kind: "star", rank: 8, polygon: [], centre: [x, 0] }, () => 0.5);
    expect([50, 150, 250].map(at)).toEqual(["line", "flat", "relief"]);
  });
});
