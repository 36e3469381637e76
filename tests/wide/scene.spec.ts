import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { findChromium } from "../../scripts/steps/chromium.mjs";
import { test } from "../e2e/support/test";
import { facesDir } from "../support/e2e-environment";
import { fontsOf } from "../support/faces";

// The scene needs WebGL: here it is drawn by the processor, which the page would otherwise refuse as too slow.
test.use({
  launchOptions: {
    executablePath: findChromium(),
    env: { ...process.env, ...fontsOf(facesDir, "tests") } as Record<string, string>,
    args: [
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
      "--use-angle=swiftshader",
      "--enable-unsafe-swiftshader",
      "--ignore-gpu-blocklist",
      "--disable-background-networking",
    ],
  },
  viewport: { width: 640, height: 480 },
  reducedMotion: "no-preference",
});

interface Machine {
  hasGraphicsCard: boolean;
  cores: number;
  /** Between two frames, as the page sees it; in truth the processor takes longer. */
  frameMs: number;
}

const GOOD: Machine = { hasGraphicsCard: true, cores: 8, frameMs: 26 };

/** Lets the page believe in another machine than the one of the tests. */
async function pretend(page: Page, machine: Machine): Promise<void> {
  await page.addInitScript(({ hasGraphicsCard, cores, frameMs }) => {
    Object.defineProperty(navigator, "hardwareConcurrency", { get: () => cores });
    const { requestAnimationFrame } = window;
    let time = 0;
    window.requestAnimationFrame = (draw) =>
      requestAnimationFrame.call(window, () => {
        time += frameMs;
        document.documentElement.dataset.frames = String(Number(document.documentElement.dataset.frames ?? 0) + 1);
        draw(time);
      });
    if (!hasGraphicsCard) return;
    const getContext = HTMLCanvasElement.prototype.getContext as (type: string, options?: object) => unknown;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, type: string, options?: object) {
      return getContext.call(this, type, { ...options, failIfMajorPerformanceCaveat: false });
    } as typeof HTMLCanvasElement.prototype.getContext;
    const { getParameter } = WebGL2RenderingContext.prototype;
    WebGL2RenderingContext.prototype.getParameter = function (name) {
      const value = getParameter.call(this, name);
      return typeof value === "string" && value.includes("SwiftShader") ? "A graphics card" : value;
    };
  }, machine);
}

/** The addresses of the chunks of the scene, as they are asked for. */
function sceneRequests(page: Page): string[] {
  const urls: string[] = [];
  page.on("request", (request) => {
    if (/\/mount-[^/]*\.js$/.test(request.url())) urls.push(request.url());
  });
  return urls;
}

const stage = (page: Page) => page.locator("[data-scene]");
const canvas = (page: Page) => page.locator("canvas.scene-canvas");

/** Shows the scene to such a machine. */
async function openScene(page: Page, machine: Machine): Promise<void> {
  await pretend(page, machine);
  await page.goto("/");
  await stage(page).scrollIntoViewIfNeeded();
  await expect(stage(page)).toHaveAttribute("data-scene", "live", { timeout: 30_000 });
}

async function expectPosterAlone(page: Page, requests: string[]): Promise<void> {
  await stage(page).scrollIntoViewIfNeeded();
  await expect(page.locator(".scene-poster img")).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect(stage(page)).toHaveAttribute("data-scene", "still");
  await expect(canvas(page)).toHaveCount(0);
  expect(requests).toEqual([]);
}

// @spec home-9
test("three.js is asked for when the scene comes into view, not before, and draws over the poster", async ({
  page,
}) => {
  await pretend(page, GOOD);
  const requests = sceneRequests(page);
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  await page.goto("/", { waitUntil: "networkidle" });
  expect(requests).toEqual([]);
  await stage(page).scrollIntoViewIfNeeded();
  await expect(stage(page)).toHaveAttribute("data-scene", "live", { timeout: 30_000 });
  expect(requests).toHaveLength(1);
  await expect(canvas(page)).toBeVisible();
  expect(complaints).toEqual([]);
});

/** Lets the page have nothing idle to do until it is told so, one turn a call; says how many wait. */
async function holdIdleTurns(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const turns: (() => void)[] = [];
    window.requestIdleCallback = (turn) =>
      turns.push(() => turn({ didTimeout: false, timeRemaining: () => 8 } as IdleDeadline));
    Object.assign(window, { takeIdleTurn: () => turns.shift()?.(), idleTurns: () => turns.length });
  });
}

const idleTurns = (page: Page) => page.evaluate("idleTurns()");
const takeIdleTurn = (page: Page) => page.evaluate("takeIdleTurn()");

test("the scene begins in view once the page is idle, and is built in as many idle turns as it has parts", async ({
  page,
}) => {
  await pretend(page, GOOD);
  await holdIdleTurns(page);
  const requests = sceneRequests(page);
  await page.goto("/", { waitUntil: "networkidle" });
  expect(await idleTurns(page)).toBe(0);
  await stage(page).scrollIntoViewIfNeeded();
  await expect.poll(() => idleTurns(page)).toBe(1);
  expect(requests).toEqual([]);
  // The card, the context, the pieces, the shaders, the first picture.
  for (let part = 1; part <= 5; part += 1) {
    await expect.poll(() => idleTurns(page)).toBe(1);
    await expect(stage(page)).toHaveAttribute("data-scene", "still");
    await takeIdleTurn(page);
  }
  await expect(stage(page)).toHaveAttribute("data-scene", "live", { timeout: 30_000 });
  expect(requests).toHaveLength(1);
});

test("the scene gives way to the poster when its context is lost, comes back with it, and is taken down, canvas and all, when motion is no longer wanted", async ({
  page,
}) => {
  await openScene(page, GOOD);
  const extension = await canvas(page).evaluateHandle((element: HTMLCanvasElement) =>
    element.getContext("webgl2")!.getExtension("WEBGL_lose_context"),
  );
  await extension.evaluate((it) => it!.loseContext());
  await expect(stage(page)).toHaveAttribute("data-scene", "still");
  await expect(page.locator(".scene-poster img")).toHaveCSS("opacity", "1");
  await extension.evaluate((it) => it!.restoreContext());
  await expect(stage(page)).toHaveAttribute("data-scene", "live");

  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(stage(page)).toHaveAttribute("data-scene", "still");
  await expect(canvas(page)).toHaveCount(0);
});

const framesDrawn = (page: Page) => page.evaluate(() => Number(document.documentElement.dataset.frames ?? 0));

/** Waits until two looks, a good many frames apart, find as many frames drawn. */
async function expectRest(page: Page): Promise<void> {
  let last = -1;
  const isAtRest = async () => {
    const before = last;
    last = await framesDrawn(page);
    return before === last;
  };
  await expect.poll(isAtRest, { intervals: [1000], timeout: 45_000 }).toBe(true);
}

/** As a browser does when one opens another tab, or comes back. */
async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { get: () => hidden, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, isHidden);
}

test("the scene comes to rest: then nothing is drawn", async ({ page }) => {
  // The longest step the scene takes at once: it is there in fewer frames.
  await openScene(page, { ...GOOD, frameMs: 100 });
  await expectRest(page);
});

test("nothing is drawn in a hidden tab, nor out of view; the scene goes on when it is seen again", async ({ page }) => {
  await openScene(page, GOOD);
  await expect.poll(() => framesDrawn(page)).toBeGreaterThan(0);

  await setHidden(page, true);
  await page.evaluate(() => document.documentElement.setAttribute("data-frames", "0"));
  await canvas(page).dispatchEvent("click", { clientX: 300, clientY: 200 });
  await expectRest(page);
  expect(await framesDrawn(page)).toBe(0);

  await setHidden(page, false);
  await expect.poll(() => framesDrawn(page)).toBeGreaterThan(3);

  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await expectRest(page);
  await page.evaluate(() => document.documentElement.setAttribute("data-frames", "0"));
  await canvas(page).dispatchEvent("click", { clientX: 300, clientY: 200 });
  await expectRest(page);
  expect(await framesDrawn(page)).toBe(0);
});

test.describe("only the poster is shown", () => {
  const savesData = (page: Page) =>
    page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { get: () => ({ saveData: true }) });
    });

  for (const [where, machine, prepare] of [
    ["where motion is not wanted", GOOD, (page: Page) => page.emulateMedia({ reducedMotion: "reduce" })],
    ["on a small machine", { ...GOOD, cores: 2 }, undefined],
    ["where the processor would have to draw", { ...GOOD, hasGraphicsCard: false }, undefined],
    ["where data is to be saved", GOOD, savesData],
  ] as const) {
    test(where, async ({ page }) => {
      await pretend(page, machine);
      await prepare?.(page);
      const requests = sceneRequests(page);
      await page.goto("/");
      await expectPosterAlone(page, requests);
    });
  }

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });
    test("and it is loaded", async ({ page }) => {
      const requests = sceneRequests(page);
      await page.goto("/");
      await expectPosterAlone(page, requests);
      const poster = page.locator(".scene-poster img");
      await expect.poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    });
  });

  test("when the scene cannot be fetched", async ({ page }) => {
    await pretend(page, GOOD);
    await page.route(/\/mount-[^/]*\.js$/, (route) => route.abort());
    const failed = page.waitForEvent("requestfailed");
    await page.goto("/");
    await stage(page).scrollIntoViewIfNeeded();
    await failed;
    await expect(stage(page)).toHaveAttribute("data-scene", "still");
    await expect(page.locator(".scene-poster img")).toBeVisible();
  });
});
