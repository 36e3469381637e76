import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { test } from "../e2e/support/test";

test.use({ reducedMotion: "no-preference" });

const PAGES = ["/", "/services/programming", "/about"];
const SCROLLED = [...PAGES, "/espana", "/saudi-arabia", "/blog", "/services/graphics/identite-de-marque"];

/** Animations that move something now or will when one scrolls. */
function countMotions(page: Page): Promise<number> {
  return page.evaluate(() => document.getAnimations().filter(({ playState }) => playState !== "finished").length);
}

interface Moved {
  /** Its classes. */
  name: string;
  words: string;
  isFramed: boolean;
  /** How much larger it stands than it belongs. */
  scale: number;
}

/** What moves as one scrolls. */
function movedByScrolling(page: Page): Promise<Moved[]> {
  return page.evaluate(() => {
    const byScrolling = document.getAnimations().filter(({ timeline }) => timeline !== document.timeline);
    const effects = byScrolling.map(({ effect }) => effect).filter((effect) => effect instanceof KeyframeEffect);
    const moving = effects.filter((effect) => effect.getKeyframes().some(({ transform }) => transform));
    const isClipped = (element: Element | null | undefined): boolean =>
      Boolean(element && (getComputedStyle(element).overflow === "clip" || isClipped(element.parentElement)));
    return moving.map(({ target }) => ({
      name: target?.getAttribute("class") ?? "",
      words: target?.textContent?.trim() ?? "",
      isFramed: isClipped(target?.parentElement),
      scale: target ? new DOMMatrix(getComputedStyle(target).transform).a : Number.NaN,
    }));
  });
}

test.describe("under reduced motion", () => {
  test.use({ reducedMotion: "reduce" });

  for (const path of PAGES) {
    test(`nothing moves on ${path}`, async ({ page }) => {
      await page.goto(path);
      expect(await countMotions(page)).toBe(0);
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight / 2, behavior: "instant" }));
      expect(await countMotions(page)).toBe(0);
      const behaviour = await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
      expect(behaviour).toBe("auto");
      await expect(page.locator(".marquee-switch")).toBeHidden();
    });
  }
});

for (const path of SCROLLED) {
  test(`scrolling moves pictures in their frames and no words on ${path}`, async ({ page }) => {
    await page.goto(path);
    const moved = await movedByScrolling(page);
    expect(moved.filter(({ words, isFramed }) => words !== "" || !isFramed)).toEqual([]);
  });
}

test("a picture one scrolls to settles, and is never out of sight", async ({ page }) => {
  await page.goto("/");
  // A scroll-driven animation has its first position with the first frame, which may come after 'load'.
  const largest = async () => Math.max(...(await movedByScrolling(page)).map(({ scale }) => scale));
  await expect.poll(largest).toBeGreaterThan(1);
  const portrait = page.locator(".founder-portrait img");
  await expect(portrait).toHaveCSS("opacity", "1");
  await portrait.evaluate((element) => element.scrollIntoView({ block: "end", behavior: "instant" }));
  const scale = () => portrait.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a);
  await expect.poll(scale).toBeLessThan(1.1);
  await page.emulateMedia({ media: "print" });
  await expect.poll(() => movedByScrolling(page)).toEqual([]);
});

test("a service of the list becomes the head of its page", async ({ page }) => {
  await page.goto("/services/programming");
  const row = page.locator(".service-row").first();
  const names = await namesIn(row);
  await row.getByRole("link").click();
  await expect(page.locator(".service-hero")).toBeVisible();
  expect(names).toHaveLength(1);
  await expect.poll(() => namesIn(page.locator(".service-hero"))).toContain(names[0]);
});

test("no two pictures of a page bear the same name", async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(path);
    const names = await namesIn(page.locator("body"));
    expect(new Set(names).size).toBe(names.length);
  }
});

/** The names under which the parts of an element take part in a transition between pages, sorted. */
function namesIn(place: ReturnType<Page["locator"]>): Promise<string[]> {
  return place.evaluate((element) =>
    [...element.querySelectorAll("*")]
      .map((part) => getComputedStyle(part).getPropertyValue("view-transition-name"))
      .filter((name) => name !== "none")
      .sort(),
  );
}
