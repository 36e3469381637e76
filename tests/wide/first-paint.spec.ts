import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { test } from "../e2e/support/test";

const PHONE = { width: 390, height: 844 };
const PAGES = ["/", "/services/programming", "/blog", "/maroc", "/saudi-arabia", "/contact", "/auth"];

test.use({ storageState: { cookies: [], origins: [] } });

/**
 * What a page has asked for, by the ends of the names, and whether before its first paint. A browser fetches the icon of
 * its tab and the manifest by itself, whenever it likes.
 */
function askedFor(page: Page) {
  return page.evaluate(() => {
    const paint = performance.getEntriesByName("first-contentful-paint")[0]!.startTime;
    const links = document.querySelectorAll<HTMLLinkElement>(
      "link:is([rel~=icon], [rel=apple-touch-icon], [rel=manifest])",
    );
    const own = new Set(Array.from(links, ({ href }) => href));
    const asked = performance.getEntriesByType("resource").filter(({ name }) => !own.has(name));
    return asked.map(({ name, startTime }) => ({
      kind: /[^.]*$/.exec(new URL(name).pathname)?.[0],
      isBeforePaint: startTime < paint,
    }));
  });
}

/** Pictures that stand in the window are no less wanted than its text. */
const isPicture = ({ kind = "" }) => /^(?:avif|webp)$/.test(kind);

async function shownWhole(page: Page) {
  await expect(page.locator("html")).not.toHaveAttribute("data-late");
  await expect(page.locator("footer")).toBeVisible();
  await page.waitForLoadState("networkidle");
}

test.describe("on a phone", () => {
  test.use({ viewport: PHONE });

  for (const path of PAGES) {
    test(`the first page of a visitor, ${path}, is painted before it asks for anything but pictures`, async ({
      page,
    }) => {
      await page.goto(path);
      await shownWhole(page);
      const loads = await askedFor(page);
      expect(loads.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["css", "woff2", "js"]));
      expect(loads.filter((each) => each.isBeforePaint && !isPicture(each))).toEqual([]);
    });
  }

  test("what stands behind the first section comes one part a frame", async ({ page }) => {
    await page.addInitScript(() => {
      const shown: number[] = [];
      Object.assign(window, { shown });
      requestAnimationFrame(function count() {
        const parts = [...document.querySelectorAll("main > *")];
        shown.push(parts.filter((part) => part.getClientRects().length > 0).length);
        requestAnimationFrame(count);
      });
    });
    await page.goto("/");
    await shownWhole(page);
    const shown = await page.evaluate<number[]>("shown");
    expect(shown.at(-1)).toBeGreaterThan(8);
    const steps = shown.map((count, frame) => count - (shown[frame - 1] ?? 0));
    expect(Math.max(...steps)).toBe(1);
  });

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

test("the file of the walls is asked for once one of them comes near, and then they are drawn", async ({ page }) => {
  await page.setViewportSize(PHONE);
  const isWalls = (url: string) => /\/assets\/home-[^/]*\.svg$/.test(new URL(url).pathname);
  const asked: string[] = [];
  page.on("request", (request) => isWalls(request.url()) && asked.push(request.url()));
  await page.goto("/");
  await shownWhole(page);
  expect(asked).toEqual([]);
  const wall = page.locator(".trade-wall").first();
  await expect(wall.locator("use")).toHaveCount(0);
  await wall.scrollIntoViewIfNeeded();
  await expect(wall.locator("use")).toHaveCount(1);
  await expect.poll(() => asked).toHaveLength(1);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test("the walls of a file stand in the page at once", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator(".trade-wall use")).toHaveCount(4);
    await expect(page.locator(".frieze use")).toHaveCount(2);
  });

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
