import type { Page } from "@playwright/test";
import { expect, test } from "@playwright/test";

const PHONE = { width: 390, height: 844 };
const PAGES = ["/", "/services/programming", "/blog", "/maroc", "/saudi-arabia", "/contact", "/auth"];

test.use({ storageState: { cookies: [], origins: [] } });

/** What of its sheet, its fonts and its modules a page has asked for, and whether before its first paint. */
function askedFor(page: Page) {
  return page.evaluate(() => {
    const paint = performance.getEntriesByName("first-contentful-paint")[0]!.startTime;
    const entries = performance.getEntriesByType("resource");
    const mine = entries.filter(({ name }) => /\.(?:css|woff2)$/.test(new URL(name).pathname));
    return mine.map(({ name, startTime }) => ({
      kind: name.endsWith(".css") ? "sheet" : "font",
      isBeforePaint: startTime < paint,
    }));
  });
}

async function shownWhole(page: Page) {
  await expect(page.locator("html")).not.toHaveAttribute("data-late");
  await expect(page.locator("footer")).toBeVisible();
  await page.waitForLoadState("networkidle");
}

test.describe("on a phone", () => {
  test.use({ viewport: PHONE });

  for (const path of PAGES) {
    test(`the first page of a visitor, ${path}, is painted before it asks for its sheet and its fonts`, async ({
      page,
    }) => {
      await page.goto(path);
      await shownWhole(page);
      const loads = await askedFor(page);
      expect(loads.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["sheet", "font"]));
      expect(loads.filter(({ isBeforePaint }) => isBeforePaint)).toEqual([]);
    });
  }

  test("the next page uses the fonts of the first at once", async ({ page }) => {
    await page.goto("/");
    await shownWhole(page);
    await page.goto("/about");
    await expect(page.locator("html")).not.toHaveAttribute("data-late", "fonts");
    await shownWhole(page);
    const early = await page.evaluate(() =>
      performance.getEntriesByType("resource").some(({ name }) => name.endsWith(".woff2")),
    );
    expect(early).toBe(true);
  });

  test("a link to a place in a page leads there, at the first page too", async ({ page }) => {
    await page.goto("/terms");
    const place = await page.locator("main h2[id], main section[id]").last().getAttribute("id");
    await page.evaluate(() => localStorage.clear());
    await page.goto("about:blank");
    await page.goto(`/terms#${place}`);
    await shownWhole(page);
    await expect(page.locator(`[id="${place}"]`)).toBeInViewport();
  });

  test("a sheet that does not come leaves the whole page to be read", async ({ page }) => {
    await page.route(/\.css$/, (route) => route.abort());
    await page.goto("/");
    await expect(page.locator("html")).not.toHaveAttribute("data-late");
    await expect(page.locator("footer")).toBeVisible();
  });
});

test("a wide screen asks for all of it at once, and shows nothing without its sheet but the first section", async ({
  page,
}) => {
  let answer = () => {};
  const isAsked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\.css$/, async (route) => {
    await isAsked;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.locator("h1")).toBeVisible();
  await expect(page.locator("footer")).toBeHidden();
  answer();
  await shownWhole(page);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  for (const path of PAGES) {
    test(`${path} finds its sheet, and is shown whole`, async ({ page }) => {
      const sheets: number[] = [];
      page.on("response", (response) => {
        if (new URL(response.url()).pathname.endsWith(".css")) sheets.push(response.status());
      });
      await page.goto(path);
      await expect(page.locator("footer")).toBeVisible();
      expect(sheets.length).toBeGreaterThan(0);
      expect(sheets.every((status) => status === 200)).toBe(true);
    });
  }
});
