import { constants, gunzipSync, gzipSync } from "node:zlib";
import type { Locator, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { serveOwnSite } from "../e2e/support/own-site";
import { test } from "../e2e/support/test";
import { facesDir } from "../support/e2e-environment";
import type { Machine } from "../support/faces";
import { fontsOf, MACHINES } from "../support/faces";

const MAX_PAGE_BYTES = 150 * 1024;
const MAX_SCRIPT_BYTES = 12 * 1024;
/** Of a working screen, framework included. */
const MAX_HYDRATED_SCRIPT_BYTES = 150 * 1024;
const MAX_DRAWING_BYTES = 25 * 1024;
const MAX_LAYOUT_SHIFT = 0.02;

/** One thing that a page fetches. */
interface Load {
  url: string;
  type: string;
  bytes: number;
}

// The demo's pages, to which no other test adds anything.
serveOwnSite();

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };

test.use({ ...PHONE, reducedMotion: "no-preference" });

/** Everything a page fetches until it is quiet, in bytes as they came over the line, headers included. */
async function load(page: Page, path: string): Promise<Load[]> {
  const client = await page.context().newCDPSession(page);
  const begun = new Map<string, Omit<Load, "bytes">>();
  const loads: Load[] = [];
  client.on("Network.responseReceived", ({ requestId, response, type }) =>
    begun.set(requestId, { url: new URL(response.url).pathname, type }),
  );
  client.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const known = begun.get(requestId);
    if (known) loads.push({ ...known, bytes: encodedDataLength });
  });
  await client.send("Network.enable");
  await letFontsComeAfterTheText(page);
  await page.goto(path);
  await expect(page.locator("html")).not.toHaveAttribute("data-late");
  await page.waitForLoadState("networkidle");
  // A font that two rules name comes from the browser's memory the second time, which holding requests back switches off.
  const isFirst = ({ url }: Load, index: number) => loads.findIndex((each) => each.url === url) === index;
  return loads.filter((each, index) => each.type !== "Font" || isFirst(each, index));
}

/** As on a slow line: what the text does when its letters arrive is part of what is measured. */
async function letFontsComeAfterTheText(page: Page): Promise<void> {
  const isPainted = () => performance.getEntriesByName("first-contentful-paint").length > 0;
  await page.route(/\.woff2$/, async (route) => {
    await page.waitForFunction(isPainted);
    await route.continue();
  });
}

function totalOf(loads: Load[]): number {
  return loads.reduce((sum, { bytes }) => sum + bytes, 0);
}

function layoutShiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: "layout-shift", buffered: true });
        // No shift, no call: two frames later the buffered ones would have been reported.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );
}

/** The bytes of the drawings in a page's HTML, compressed for the browser that knows nothing newer than gzip. */
async function drawingBytesOf(page: Page): Promise<number> {
  const drawings = await page.evaluate(() =>
    [...document.querySelectorAll("svg")].map((svg) => svg.outerHTML).join(""),
  );
  return gzipSync(drawings, { level: 9 }).byteLength;
}

const PAGES = (
  "/ /services/programming /services/graphics /services/content /services/business /about /avis " +
  "/realisations /realisations/riad-benali /realisations/ferreteria-souss /terms /maroc /espana " +
  "/saudi-arabia"
).split(" ");

async function expectLightness(page: Page, path: string) {
  const loads = await load(page, path);
  const scripts = loads.filter(({ type }) => type === "Script");
  // The list is in the message of a failure: it names what weighs.
  expect(totalOf(loads), JSON.stringify(loads, null, 1)).toBeLessThanOrEqual(MAX_PAGE_BYTES);
  expect(totalOf(scripts)).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
  expect(scripts.map(({ url }) => url).filter((url) => /entry\.client|components|three|engine/.test(url))).toEqual([]);
  expect(await drawingBytesOf(page)).toBeLessThanOrEqual(MAX_DRAWING_BYTES);
  expect(await layoutShiftOf(page)).toBeLessThan(MAX_LAYOUT_SHIFT);
}

for (const path of PAGES) {
  test(`${path} is light, and does not move while it loads`, async ({ page }) => {
    await expectLightness(page, path);
  });
}

/** Beside those of the tests above; a browser for each of them, since the faces are a browser's. */
const OTHER_MACHINES = (Object.keys(MACHINES) as Machine[]).filter((machine) => machine !== "tests");

for (const machine of OTHER_MACHINES) {
  test(`no page moves on a machine that has the faces of ${machine} alone`, async ({
    playwright,
    launchOptions,
    contextOptions,
    baseURL,
  }) => {
    test.setTimeout(PAGES.length * 30_000);
    const env = { ...launchOptions.env, ...fontsOf(facesDir, machine) };
    const browser = await playwright.chromium.launch({ ...launchOptions, env });
    const shifts: Record<string, number> = {};
    for (const path of PAGES) {
      const context = await browser.newContext({ ...PHONE, ...contextOptions, baseURL: baseURL ?? "" });
      const page = await context.newPage();
      await load(page, path);
      shifts[path] = await layoutShiftOf(page);
      await context.close();
    }
    await browser.close();
    expect(
      Object.entries(shifts).filter(([, shift]) => shift >= MAX_LAYOUT_SHIFT),
      JSON.stringify(shifts),
    ).toEqual([]);
  });
}

test("a service is light, and does not move while it loads", async ({ page }) => {
  await page.goto("/services/programming");
  const path = await page.locator(".service-row a").first().getAttribute("href");
  await page.goto("about:blank");
  await clearCache(page);
  await expectLightness(page, path ?? "");
});

/** So that what an earlier page brought is counted again. */
async function clearCache(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send("Network.clearBrowserCache");
  await client.detach();
}

test("a working screen fetches the framework and what it shows, and no tool of another screen", async ({ page }) => {
  const loads = await load(page, "/auth/forgot");
  const scripts = loads.filter(({ type }) => type === "Script");
  expect(scripts.map(({ url }) => url).filter((url) => /framework/.test(url))).toHaveLength(1);
  expect(totalOf(scripts), JSON.stringify(scripts, null, 1)).toBeLessThanOrEqual(MAX_HYDRATED_SCRIPT_BYTES);
});

/** What a browser needs of a page before its first paint, with the fonts of its first screen, and its elements. */
const LIMITS: Record<string, { htmlKb: number; elements: number; criticalKb: number }> = {
  "/": { htmlKb: 121, elements: 900, criticalKb: 70 },
  "/services/programming": { htmlKb: 160, elements: 700, criticalKb: 76 },
  "/about": { htmlKb: 120, elements: 900, criticalKb: 70 },
  "/avis": { htmlKb: 120, elements: 900, criticalKb: 70 },
  "/realisations": { htmlKb: 120, elements: 900, criticalKb: 70 },
  "/realisations/riad-benali": { htmlKb: 120, elements: 900, criticalKb: 70 },
};

for (const [path, { htmlKb, elements, criticalKb }] of Object.entries(LIMITS)) {
  test(`${path} has few elements, and little comes before its first paint`, async ({ page }) => {
    const loads = await load(page, path);
    const preloads = page.locator("link[rel=preload][as=font]");
    const ofFirstScreen = await preloads.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(ofFirstScreen).toHaveLength(2);
    const critical = loads.filter(({ url, type }) => type === "Document" || ofFirstScreen.includes(url));
    expect(critical).toHaveLength(3);
    expect(totalOf(critical), JSON.stringify(critical, null, 1)).toBeLessThanOrEqual(criticalKb * 1024);
    expect((await (await page.request.get(path)).body()).byteLength).toBeLessThanOrEqual(htmlKb * 1024);
    expect(await page.locator("*").count()).toBeLessThanOrEqual(elements);
  });
}

/** What comes in the first round trip of a new connection: ten packets. */
const FIRST_FLIGHT_BYTES = 14 * 1024;

for (const path of ["/", "/services/programming", "/contact", "/blog", "/maroc", "/auth"]) {
  test(`the first screen of ${path} can be read from its first 14 KB, without its style sheet`, async ({ page }) => {
    const whole = await (await page.request.get(path)).text();
    const first = gzipSync(whole, { level: 9 }).subarray(0, FIRST_FLIGHT_BYTES);
    const text = gunzipSync(first, { finishFlush: constants.Z_SYNC_FLUSH }).toString();
    expect(text).toContain("</h1>");
    const title = page.locator("h1");
    await page.goto(path);
    await expect(page.locator("html")).not.toHaveAttribute("data-late");
    const styled = await looksOf(title);
    await page.route(/\.css$/, (route) => route.abort());
    await page.goto(path, { waitUntil: "commit" });
    await expect.poll(() => looksOf(title)).toEqual(styled);
  });
}

/** How a text is set, and where it stands. */
function looksOf(text: Locator) {
  return text.evaluate((element) => {
    const { fontFamily, fontSize, fontWeight, lineHeight, color, margin } = getComputedStyle(element);
    const { x, y, width } = element.getBoundingClientRect();
    return { fontFamily, fontSize, fontWeight, lineHeight, color, margin, x, y, width };
  });
}
