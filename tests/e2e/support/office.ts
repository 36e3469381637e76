import type { Locator, Page } from "@playwright/test";
import { expect } from "@playwright/test";

const UUID = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";

/** Sends a form as its screen does, and expects it to be taken. */
export async function post(page: Page, path: string, form: Record<string, string>): Promise<void> {
  expect((await page.request.post(path, { form, maxRedirects: 0 })).status()).toBe(303);
}

/** Presses a button of a page, or of its dialog, and waits for what is said of it. */
export async function send(page: Page, button: string | RegExp, says: string | RegExp, place: Page | Locator = page) {
  // The page may still say the same of what was sent before.
  const answer = page.waitForResponse((each) => each.request().method() === "POST" && /\.data(\?|$)/.test(each.url()));
  await place.getByRole("button", { name: button }).click();
  await answer;
  await expect(page.locator(".flash").filter({ hasText: says })).toBeVisible();
}

/** What things with such buttons or links are called, in the order in which they stand. */
export function namesBehind(page: Page, role: "button" | "link", words: RegExp): Promise<string[]> {
  const named = page.getByRole(role, { name: words });
  return named.evaluateAll((all, source) => {
    const nameOf = (each: Element) => each.getAttribute("aria-label") ?? each.textContent ?? "";
    return all.map((each) => nameOf(each).replace(new RegExp(source), "").trim());
  }, words.source);
}

interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Sends what makes a thing, and tells where its page is. */
export async function makeBy(page: Page, path: string, form: Record<string, string | ChosenFile>): Promise<string> {
  const hasFile = Object.values(form).some((value) => typeof value !== "string");
  const answer = await page.request.post(path, { [hasFile ? "multipart" : "form"]: form, maxRedirects: 0 });
  expect(answer.status(), path).toBe(303);
  await page.context().clearCookies({ name: "flash" });
  return (answer.headers().location ?? "").split("?")[0] ?? "";
}

/** The id of the one thing that a list finds by a text of its own. */
export async function idIn(page: Page, list: string, text: string): Promise<string> {
  const found = await (await page.request.get(`${list}?q=${encodeURIComponent(text)}`)).text();
  const id = new RegExp(`href="${list}/(${UUID})`).exec(found)?.[1];
  expect(id, `${text} in ${list}`).toBeDefined();
  return String(id);
}

/** The value that stands beside a term in a list of facts. */
export function fact(place: Locator, term: string): Locator {
  const pair = place.locator("dl.details > div");
  return pair.filter({ has: place.page().locator("dt").getByText(term, { exact: true }) }).locator("dd");
}

/** Where on the colour wheel each tone lies, in degrees: from, to. Red begins before the circle closes. */
const HUES = { red: [340, 380], yellow: [30, 65], green: [90, 175], blue: [200, 255], purple: [256, 335] } as const;

export type Hue = keyof typeof HUES;

/** Expects a badge with these words in this colour, as one sees it. */
export async function expectBadge(badge: Locator, words: string | RegExp, tone: Hue | "neutral"): Promise<void> {
  await expect(badge).toHaveText(words);
  await expect(badge).toHaveClass(new RegExp(`\\btone-${tone}\\b`));
  if (tone === "neutral") return;
  const [from, to] = HUES[tone];
  const hue = await badge.evaluate(hueOf);
  const seen = hue < from ? hue + 360 : hue;
  expect(seen, `the hue of ${words}`).toBeGreaterThanOrEqual(from);
  expect(seen, `the hue of ${words}`).toBeLessThanOrEqual(to);
}

function hueOf(element: Element): number {
  const context = new OffscreenCanvas(1, 1).getContext("2d");
  if (!context) return Number.NaN;
  context.fillStyle = getComputedStyle(element).color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  const most = Math.max(red, green, blue);
  const spread = most - Math.min(red, green, blue);
  if (most === red) return (((green - blue) / spread) * 60 + 360) % 360;
  return most === green ? ((blue - red) / spread + 2) * 60 : ((red - green) / spread + 4) * 60;
}

/** A day in French, such as '3 mars 2026'. */
export const FRENCH_DATE = /\d{1,2}(?:er)? \p{L}+\.? \d{4}/u;
