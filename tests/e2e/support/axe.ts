import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice", "RGAAv4"];
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];
const WIDTHS = [320, 390, 768, 1280];

/** What a visitor or somebody signed in looks at. */
export interface Screen {
  name: string;
  path: string;
  /** Brings the screen into the state to look at. */
  prepare?: (page: Page) => Promise<void>;
}

async function findings(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}

/** Everything in the dark theme; in the light one, which changes colours alone, what depends on them. */
export async function expectNoFinding(page: Page, { name, path, prepare }: Screen): Promise<void> {
  await page.goto(path);
  await prepare?.(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findings(new AxeBuilder({ page }).withTags(TAGS)), `${name} at ${width} px`).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `${name} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
  }
  await page.evaluate(() => document.documentElement.setAttribute("data-theme", "light"));
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const found = await findings(new AxeBuilder({ page }).withRules(COLOUR_RULES));
    expect(found, `${name} at ${width} px in the light theme`).toEqual([]);
  }
}
