import type { Page } from "@playwright/test";
import { expect, test } from "@playwright/test";

/**
 * The three ways in which every form has to work. `npm test` shows the first, and the last for tests tagged @journey: without
 * scripts a form is a document and a post, which tests/routes/forms proves of each one.
 */
export const MODES = [
  { name: "with JavaScript", javaScriptEnabled: true, nativeChecks: true },
  { name: "without the browser's own checks", javaScriptEnabled: true, nativeChecks: false },
  { name: "without JavaScript", javaScriptEnabled: false, nativeChecks: true },
] as const;

export type Mode = (typeof MODES)[number];

/** Declares tests of forms that are sent wrongly filled in: what answers differs in each of the three modes. */
export function inEveryMode(declare: (mode: Mode) => void): void {
  inModes(MODES, declare);
}

/** Declares tests of forms that the browser's own checks let through: with scripts and without. */
export function inBothModes(declare: (mode: Mode) => void): void {
  const both = MODES.filter(({ nativeChecks }) => nativeChecks);
  inModes(both, declare);
}

/** Declares tests of what a screen shows, where no form is sent. */
export function inOneMode(declare: (mode: Mode) => void): void {
  inModes([MODES[0]], declare);
}

function inModes(modes: readonly Mode[], declare: (mode: Mode) => void): void {
  for (const mode of modes) {
    const unscripted = mode.javaScriptEnabled ? [] : ["@without-scripts"];
    test.describe(mode.name, { tag: mode.nativeChecks ? unscripted : ["@wide"] }, () => {
      test.use({ javaScriptEnabled: mode.javaScriptEnabled });
      declare(mode);
    });
  }
}

/** Opens a screen and waits until its scripts run, where there are any, so that a click is answered by them. */
export async function open(page: Page, path: string, mode: Mode): Promise<void> {
  await page.goto(path);
  if (mode.javaScriptEnabled) await hydrated(page);
  if (!mode.nativeChecks) await page.evaluate(liftNativeChecks);
}

/**
 * Moves the mouse, for which some pages wait, until the page hydrates: a page whose address has just changed may not
 * hear the first moves. React marks the document when it has taken it over; its effects, such as listeners, run before
 * what waits for everything else.
 */
export async function hydrated(page: Page): Promise<void> {
  // Looked for at each frame: a poll of expect would sleep on for a tenth of a second and more.
  const isTakenOver = () => Object.keys(document.body ?? {}).some((key) => key.startsWith("__react"));
  await expect(async () => {
    await page.mouse.move(1, 1);
    await page.mouse.move(2, 2);
    await page.waitForFunction(isTakenOver, undefined, { timeout: 1_000 });
  }).toPass({ timeout: 10_000 });
  await page.evaluate(() =>
    (globalThis as unknown as WithScheduler).scheduler.postTask(() => {}, { priority: "background" }),
  );
}

interface WithScheduler {
  scheduler: { postTask(task: () => void, options: { priority: "background" }): Promise<void> };
}

function liftNativeChecks(): void {
  for (const form of document.forms) form.noValidate = true;
  for (const field of document.querySelectorAll("[required]")) field.removeAttribute("required");
}
