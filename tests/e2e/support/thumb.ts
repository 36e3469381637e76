import type { Locator, Page } from "@playwright/test";
import { expect } from "@playwright/test";

/** Least size of what a thumb hits, in CSS pixels, less what rounding to whole pixels may take. Source: WCAG 2.2, 2.5.5. */
const TARGET_PX = 44 - 2;

/** Taps something which a thumb can hit: it is large enough, and all of that area is its own, under no bar. */
export async function tapByThumb(target: Locator): Promise<void> {
  await expectThumbSized(target);
  await target.tap();
}

/** Expects the area that a thumb needs around the middle of something to belong to it. */
export async function expectThumbSized(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await expect.poll(() => target.evaluate(missedAround, TARGET_PX)).toEqual([]);
}

/** Expects a screen, as wide as a phone, not to be wider than it, and no dialog to be wider than its frame. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  const frames = page.locator("dialog[open], dialog[open] .dialog-body");
  const beyond = await frames.evaluateAll((all) =>
    all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  );
  expect(Math.max(0, ...beyond)).toBe(0);
}

/** Expects a message of the last action in full sight, under nothing. */
export async function expectFlashInSight(page: Page, text: string): Promise<void> {
  const flash = page.locator(".flash").filter({ hasText: text });
  await expect(flash).toBeInViewport({ ratio: 1 });
  await expectThumbSized(flash);
}

/** The points at the edge of the target's area where something else would be hit. */
function missedAround(element: Element, size: number): string[] {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y, reach] = [left + width / 2, top + height / 2, size / 2];
  const points = [
    [x, y],
    [x - reach, y],
    [x + reach, y],
    [x, y - reach],
    [x, y + reach],
  ] as const;
  return points.flatMap(([atX, atY]) => {
    const hit = document.elementFromPoint(atX, atY);
    if (hit && (element.contains(hit) || hit.closest("label")?.contains(element))) return [];
    return [`${atX},${atY}: ${hit?.outerHTML.slice(0, 80) ?? "nothing"}`];
  });
}
