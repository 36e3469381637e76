import { readFileSync } from "node:fs";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { drawCard } from "~/brand/share-image/draw-card.server";
import { GLAZES, mixOklab, NIGHT } from "~/brand/share-image/night-palette.server";
import { setLine, setTitle } from "~/brand/share-image/set-title.server";
import type { Typefaces } from "~/brand/share-image/typefaces.server";
import { openTypefaces } from "~/brand/share-image/typefaces.server";
import type { ShareCard } from "~/site/share-card";

const card: ShareCard = { path: "/x", title: "Un titre", label: "Design", motif: "broad", glaze: 7 };
const COLUMN = { width: 640, height: 350, leading: 1 };

let faces: Typefaces;
beforeAll(async () => {
  faces = await openTypefaces();
});

const styleOf = (isRightToLeft = false) => ({
  latin: faces.display,
  arabic: faces.arabic,
  tracking: -0.022,
  isRightToLeft,
});
const titleOf = (text: string) => setTitle(text, styleOf(), COLUMN);

describe("the colours", () => {
  it("are those of the night in the style sheet", () => {
    const tokens = readFileSync("app/styles/tokens.css", "utf8");
    const ofNight = (name: string) =>
      new RegExp(`--${name}: (?:var\\(--day, [^)]+\\) var\\(--night, )?(#[0-9a-f]+)`).exec(tokens)?.[1];
    for (const [name, colour] of Object.entries(NIGHT)) expect([name, ofNight(name)]).toEqual([name, colour]);
    for (const [tone, { fill }] of Object.entries(GLAZES)) expect([tone, ofNight(`t${tone}`)]).toEqual([tone, fill]);
  });

  it("light each glaze as the style sheet does", () => {
    const pattern = readFileSync("app/styles/pattern.css", "utf8");
    for (const [tone, { hi, lo }] of Object.entries(GLAZES)) {
      expect(pattern).toMatch(new RegExp(`\\.g${tone} {\\s+--hi: ${hi};\\s+--lo: ${lo};`));
    }
  });

  // As Chromium computes color-mix(in oklab, …).
  it.each([
    ["#ffffff", "#000000", 0.5, "#636363ff"],
    ["#ff0000", "#0000ff", 0.5, "#8c53a2ff"],
    ["#b9c6e280", "#02030880", 1, "#b9c6e280"],
    ["#ffffffff", "#00000000", 0.25, "#ffffff40"],
  ])("of %s and %s mix as in a browser", (a, b, share, expected) => {
    expect(mixOklab(a, b, share)).toBe(expected);
  });
});

describe("a title", () => {
  it.each(["Logo", "Une image juste, de l’enseigne à l’écran", "Développement ".repeat(12), "x".repeat(90)])(
    "fits its column, four lines at most: %s",
    (text) => {
      const { lines, size } = titleOf(text);
      expect(lines.length).toBeLessThanOrEqual(4);
      expect(size * lines.length).toBeLessThanOrEqual(COLUMN.height);
      if (text.includes(" ")) expect(lines.filter(({ width }) => width > COLUMN.width)).toEqual([]);
    },
  );

  it("is the larger the shorter it is", () => {
    const sizes = ["Logo", "Une image juste, de l’enseigne à l’écran", "Refonte de site web ".repeat(4)].map(
      (text) => titleOf(text).size,
    );
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
    expect(new Set(sizes).size).toBe(3);
  });

  it("keeps its own lines, and a short word with the next one", () => {
    expect(titleOf("Un\nDeux\nTrois").lines).toHaveLength(3);
    const { lines, size } = titleOf("Une image juste, de l’enseigne à l’écran");
    const widthOf = (text: string) => setLine(text, { ...styleOf(), size }).width;
    expect(lines.at(-1)?.width).toBeCloseTo(widthOf("à l’écran"));
  });
});

describe("Arabic", () => {
  const widthOf = (text: string) => setLine(text, { ...styleOf(true), size: 100 }).width;

  it("is joined: a word is not the sum of its letters", () => {
    expect(widthOf("سعودية")).toBeLessThan([..."سعودية"].reduce((sum, letter) => sum + widthOf(letter), 0) * 0.95);
  });

  it("runs from the right, Latin words in it from the left", () => {
    const outline = (text: string) => setLine(text, { ...styleOf(true), size: 100 }).svg;
    const firstShape = (svg: string) => / d="([^"]+)"/.exec(svg)?.[1];
    expect(firstShape(outline("وكالة Zellige"))).toBe(firstShape(outline("Zellige")));
  });
});

it("a sign that the Arabic face lacks comes from the other one", () => {
  const styles = { ...styleOf(true), size: 10 };
  expect(faces.arabic.hasGlyphForCodePoint(":".charCodeAt(0))).toBe(false);
  const places = (text: string) => [...setLine(text, styles).svg.matchAll(/<g transform="translate\(([\d.]+) 0\)"/g)];
  // From the left: what follows the colon with the space before it, the colon, what stands before it.
  const [, colon] = places("مدن: جدة").map(([, x]) => Number(x));
  expect(colon).toBeCloseTo(setLine(" جدة", styles).width, 1);
});

it("a letter that no face has leaves no empty box", () => {
  const svgOf = (text: string) => setLine(text, { ...styleOf(), size: 10 }).svg;
  expect(svgOf("a\u{1F600}b")).toBe(svgOf("ab"));
  expect(svgOf("ǎ")).toBe(svgOf("a"));
});

it("the picture is 1200 by 630 pixels, of outlines alone, with nobody's markup in it", async () => {
  const title = "</svg><script>alert(1)</script>\"'&";
  const svg = drawCard({ ...card, title, label: title }, "Zellige", faces);
  expect(svg).not.toMatch(/<text|<image|<script|href|alert/);
  const { width, height } = await sharp(Buffer.from(svg)).metadata();
  expect([width, height]).toEqual([1200, 630]);
});
