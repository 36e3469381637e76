import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { test } from "./test";

/** The three ways in which a form has to work. Without scripts it is a document and a post: see tests/routes/forms. */
export const MODES = [
  { name: "with JavaScript", javaScriptEnabled: true, nativeChecks: true },
  { name: "without the browser's own checks", javaScriptEnabled: true, nativeChecks: false },
  { name: "without JavaScript", javaScriptEnabled: false, nativeChecks: true },
] as const;

export type Mode = (typeof MODES)[number];

/** Declares journeys whose forms are sent wrongly filled in too: what answers differs in each of the three modes. */
export function inEveryMode(declare: (mode: Mode) => void): void {
  inModes(MODES, declare);
}

/** Declares journeys that go with scripts and without. */
export function inBothModes(declare: (mode: Mode) => void): void {
  inModes([MODES[0], MODES[2]], declare);
}

/** Declares tests of a kind of control, whose errors the browser's own checks may keep from us. */
export function withoutChecksToo(declare: (mode: Mode) => void): void {
  inModes([MODES[0], MODES[1]], declare);
}

/** `npm test` leaves the second of the three out. */
function inModes(modes: readonly Mode[], declare: (mode: Mode) => void): void {
  for (const mode of modes) {
    test.describe(mode.name, { tag: mode.nativeChecks ? [] : ["@wide"] }, () => {
      test.use({ javaScriptEnabled: mode.javaScriptEnabled });
      declare(mode);
    });
  }
}

/** Opens a screen and waits until its scripts run, where there are any, so that a click is answered by them. */
export async function open(page: Page, path: string, mode: Mode = MODES[0]): Promise<void> {
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
