import type { Locator, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import sharp from "sharp";
import { test } from "../e2e/support/test";

const WIDTHS = [320, 390, 640, 736, 800, 900, 1024, 1152, 1280, 1366, 1440, 1680, 1920];
/** The light theme changes colours alone: what stands where is seen in the dark one. */
const LIGHT_WIDTHS = [320, 800, 1280, 1920];
/** The least contrast of small text (WCAG 2.2, 1.4.3). */
const LEAST_CONTRAST = 4.5;

type Colour = [red: number, green: number, blue: number];

function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Colour;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The colour of a text, and those of the ground on which its lines stand. */
async function groundOf(page: Page, text: Locator): Promise<{ ink: Colour; ground: Colour[] }> {
  const { ink, lines } = await text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return {
      ink: getComputedStyle(element)
        .color.match(/[\d.]+/g)
        ?.map(Number) as Colour,
      lines: [...range.getClientRects()].map(({ x, y, width, height }) => ({ x, y, width, height })),
    };
  });
  await text.evaluate((element) => {
    element.style.setProperty("color", "transparent");
    for (const drawn of element.querySelectorAll("svg")) drawn.style.setProperty("visibility", "hidden");
  });
  const colours = new Map<string, Colour>();
  for (const clip of lines.filter(({ width }) => width > 20)) {
    const { data, info } = await sharp(await page.screenshot({ clip }))
      .raw()
      .toBuffer({ resolveWithObject: true });
    for (let at = 0; at < data.length; at += info.channels) {
      const colour = [...data.subarray(at, at + 3)] as Colour;
      colours.set(colour.join(), colour);
    }
  }
  await text.evaluate((element) => element.style.removeProperty("color"));
  return { ink, ground: [...colours.values()] };
}

async function showAt(page: Page, width: number, theme: string): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.evaluate((chosen) => document.documentElement.setAttribute("data-theme", chosen), theme);
}

// On these the words stand on the wall itself.
for (const path of ["/", "/saudi-arabia"]) {
  for (const theme of ["dark", "light"]) {
    test(`the small words of the head of ${path} are crossed by no picture, ${theme}`, async ({ page }) => {
      test.slow();
      await page.goto(path);
      const badge = page.locator("main :is(.home-hero-badge, .country-badge)");
      const lead = page.locator("main .lead").first();
      for (const width of theme === "dark" ? WIDTHS : LIGHT_WIDTHS) {
        await showAt(page, width, theme);
        const { ground } = await groundOf(page, badge);
        expect(ground, `behind the line above the title at ${width} px`).toHaveLength(1);
        const behind = await groundOf(page, lead);
        const contrasts = behind.ground.map((colour) => contrast(behind.ink, colour));
        expect(Math.min(...contrasts), `the lead at ${width} px`).toBeGreaterThanOrEqual(LEAST_CONTRAST);
      }
    });
  }
}

for (const path of ["/", "/maroc", "/espana", "/saudi-arabia", "/services/graphics", "/services/programming"]) {
  test(`the title of ${path} lies over nothing else that is said`, async ({ page }) => {
    await page.goto(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const crossed = await page.evaluate(() => {
        const linesOf = (element: Element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return [...range.getClientRects()];
        };
        const title = document.querySelector("main h1");
        const lines = title ? linesOf(title) : [];
        // The boxes of large letters reach over their lines: half of them is ink.
        const reaches = (box: DOMRect) =>
          lines.some(
            ({ left, right, top, bottom, height }) =>
              box.left < right && box.right > left && box.top < bottom - height / 4 && box.bottom > top + height / 4,
          );
        const others = [...document.querySelectorAll("main :is(p, a, dt, dd)")].slice(0, 16);
        return others.filter((other) => linesOf(other).some(reaches)).map(({ textContent }) => textContent);
      });
      expect(crossed, `at ${width} px`).toEqual([]);
    }
  });
}
