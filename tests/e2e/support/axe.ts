import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";
import type { ScreenState } from "./screens";

const ALL = {
  type: "tag" as const,
  values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice", "RGAAv4"],
};
const COLOURS = { type: "rule" as const, values: ["color-contrast", "link-in-text-block"] };
const SIZES = { type: "rule" as const, values: ["target-size", "scrollable-region-focusable"] };

/** What depends on the room that a page has, and on its colours. */
const LAYOUT = { type: "rule" as const, values: [...COLOURS.values, ...SIZES.values] };

interface Viewport {
  theme: "dark" | "light";
  width: number;
  rules: NonNullable<RunOptions["runOnly"]>;
}

/**
 * The narrowest phone in the light theme, which changes colours alone, by what depends on its room and its colours; a desk
 * in the dark one by all rules, last: by keyboard a screen is walked through as it is left.
 */
const VIEWPORTS: Viewport[] = [
  { theme: "light", width: 320, rules: LAYOUT },
  { theme: "dark", width: 1280, rules: ALL },
];
/** The same two the other way round, an ordinary phone, which differs from the narrowest by its sizes alone, a tablet. */
const MORE_VIEWPORTS: Viewport[] = [
  { theme: "dark", width: 320, rules: ALL },
  { theme: "light", width: 1280, rules: COLOURS },
  { theme: "dark", width: 390, rules: SIZES },
  { theme: "dark", width: 768, rules: ALL },
  { theme: "light", width: 768, rules: COLOURS },
];
/** `npm run test:trust -- accessibility` looks at every viewport, `npm test` at two. */
const TESTED = process.env.AXE_VIEWPORTS === "all" ? [...MORE_VIEWPORTS, ...VIEWPORTS] : VIEWPORTS;
/** What is shown on phones alone is looked at on one. */
const NARROW = 320;
/** axe itself, for a page. */
export const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface WithAxe {
  axe: { run(options: RunOptions): Promise<AxeResults> };
}

/** Brings axe itself into the page, once a document: its wrapper for Playwright does so anew for each of the widths. */
export async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
}

interface Look {
  rules?: NonNullable<RunOptions["runOnly"]>;
  /** Whether the style sheets are read too, which say the same at any width. */
  readsStyles?: boolean;
}

/** What axe finds in a page that has it, by all rules unless told which. */
export async function findings(page: Page, { rules = ALL, readsStyles = true }: Look = {}): Promise<string[]> {
  const { violations } = await page.evaluate((options) => (window as unknown as WithAxe).axe.run(options), {
    runOnly: rules,
    preload: readsStyles,
    resultTypes: ["violations"],
    // A selector for each element that was looked at costs a quarter of the time; what is wrong is named by its markup.
    selectors: false,
  } satisfies RunOptions);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}

/** Expects no finding of axe and no sideways scroll in each viewport; a narrow state is looked at on a phone alone. */
export async function expectNoFinding(page: Page, { name, isNarrow }: ScreenState): Promise<void> {
  await bringAxe(page);
  for (const { theme, width: anyWidth, rules } of TESTED) {
    const width = isNarrow ? Math.min(anyWidth, NARROW) : anyWidth;
    await page.evaluate((chosen) => document.documentElement.setAttribute("data-theme", chosen), theme);
    await page.setViewportSize({ width, height: 900 });
    const found = await findings(page, { rules, readsStyles: rules === ALL && width > NARROW });
    expect(found, `${name} at ${width} px, ${theme}`).toEqual([]);
    await expectNoSidewaysScroll(page, `${name} at ${width} px`);
  }
}

/** Expects all that is shown to have its room at the narrowest width and at a desk. */
export async function expectRoom(page: Page, { name }: ScreenState): Promise<void> {
  await bringAxe(page);
  for (const width of [NARROW, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findings(page, { rules: SIZES, readsStyles: false }), `${name} at ${width} px`).toEqual([]);
    await expectNoSidewaysScroll(page, `${name} at ${width} px`);
  }
}

async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `${where} scrolls sideways`).toBeLessThanOrEqual(0);
}
