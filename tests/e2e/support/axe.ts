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
/** The narrowest telephone, a tablet with cards beside a sidebar, and a desk. */
const WIDTHS = [320, 768, 1280];
/** An ordinary telephone, whose page is that of the narrowest one but for its sizes. */
const TELEPHONE = 390;
const SIZES = { type: "rule" as const, values: ["target-size", "scrollable-region-focusable"] };
/** From here on the windows are wide. */
const WIDE = 768;
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface WithAxe {
  axe: { run(options: RunOptions): Promise<AxeResults> };
}

/** Brings axe itself into the page, once: its wrapper for Playwright does so anew for each of the widths. */
export async function bringAxe(page: Page): Promise<void> {
  await page.evaluate(AXE);
}

/** What axe finds in a page that has it, by all rules unless told which. */
export async function findings(page: Page, runOnly: NonNullable<RunOptions["runOnly"]> = ALL): Promise<string[]> {
  const { violations } = await page.evaluate((options) => (window as unknown as WithAxe).axe.run(options), {
    runOnly,
    resultTypes: ["violations"],
  } satisfies RunOptions);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}

/** Everything in the dark theme; in the light one, which changes colours alone, what depends on them. */
export async function expectNoFinding(page: Page, { name, isNarrow }: ScreenState): Promise<void> {
  const isShown = (width: number) => !isNarrow || width < WIDE;
  const inTheme = (theme: string) =>
    page.evaluate((chosen) => document.documentElement.setAttribute("data-theme", chosen), theme);
  await bringAxe(page);
  await inTheme("dark");
  for (const width of [TELEPHONE, ...WIDTHS].filter(isShown)) {
    await page.setViewportSize({ width, height: 900 });
    const found = await findings(page, width === TELEPHONE ? SIZES : ALL);
    expect(found, `${name} at ${width} px`).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `${name} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
  }
  await inTheme("light");
  for (const width of WIDTHS.filter(isShown)) {
    await page.setViewportSize({ width, height: 900 });
    const found = await findings(page, COLOURS);
    expect(found, `${name} at ${width} px in the light theme`).toEqual([]);
  }
}
