import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";
import type { Screen } from "./screens";

const ALL = {
  type: "tag" as const,
  values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice", "RGAAv4"],
};
const COLOURS = { type: "rule" as const, values: ["color-contrast", "link-in-text-block"] };
const WIDTHS = [320, 390, 768, 1280];
/** What stands on what changes with the width only between a telephone and a desk. */
const LIGHT_WIDTHS = [390, 1280];
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
export async function expectNoFinding(page: Page, { name, path, prepare }: Screen): Promise<void> {
  await page.goto(path);
  await prepare?.(page);
  await bringAxe(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const found = await findings(page);
    expect(found, `${name} at ${width} px`).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `${name} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
  }
  await page.evaluate(() => document.documentElement.setAttribute("data-theme", "light"));
  for (const width of LIGHT_WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const found = await findings(page, COLOURS);
    expect(found, `${name} at ${width} px in the light theme`).toEqual([]);
  }
}
