import type { Page } from "@playwright/test";
import { expect, test } from "@playwright/test";

test.use({ reducedMotion: "no-preference" });

const PAGES = ["/", "/services/programming", "/about"];

/** Animations that move something now or will when one scrolls. */
function countMotions(page: Page): Promise<number> {
  return page.evaluate(() => document.getAnimations().filter(({ playState }) => playState !== "finished").length);
}

/** How far the farthest heading of a section stands from where it belongs, in pixels. */
function largestShift(page: Page): Promise<number> {
  return page.evaluate(() => {
    const shifts = [...document.querySelectorAll(".section-head")].map(
      (head) => new DOMMatrix(getComputedStyle(head).transform).f,
    );
    return Math.max(...shifts);
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
    });
  }
});

test("what one scrolls to settles, and is never out of sight", async ({ page }) => {
  await page.goto("/services/programming");
  const head = page.locator(".section-head").last();
  // A scroll-driven animation has its first position with the first frame, which may come after 'load'.
  await expect.poll(() => largestShift(page)).toBeGreaterThan(0);
  await expect(head).toHaveCSS("opacity", "1");
  await head.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  await expect.poll(() => head.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).f)).toBe(0);
  await page.emulateMedia({ media: "print" });
  await expect.poll(() => largestShift(page)).toBe(0);
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
