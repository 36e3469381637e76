import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { bringAxe, findings } from "../e2e/support/axe";
import { test } from "../e2e/support/test";
import { baseURL } from "../support/e2e-environment";

test.use({ reducedMotion: "no-preference" });

const marquee = (page: Page) => page.locator(".marquee-line");

test("the marquee stops and goes on by keyboard, and stops at a click on its button", async ({ page }) => {
  await page.goto("/");
  const pause = page.getByRole("checkbox", { name: "Mettre le défilement en pause" });
  const isMoving = (state: "running" | "paused") => expect(marquee(page)).toHaveCSS("animation-play-state", state);
  await isMoving("running");
  await pause.focus();
  await page.keyboard.press("Space");
  await expect(pause).toBeChecked();
  await isMoving("paused");
  await page.keyboard.press("Space");
  await isMoving("running");
  await page.locator(".marquee-switch").click();
  await isMoving("paused");
});

// @spec limits-20
test("the hero's layers are set at the named delays", async ({ page }) => {
  await page.goto("/");
  const wall = page.locator(".home-hero-wall");
  await expect(wall.locator(".zl").first()).toHaveCSS("animation-delay", "0.2s");
  await expect(wall.locator(".zf").first()).toHaveCSS("animation-delay", "0.4s");
  await expect(wall.locator(".zm").first()).toHaveCSS("animation-delay", "0.6s");
});

test("the light leans towards the pointer", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" });
  const facet = page.locator(".home-hero-wall .zm").first();
  const lightAt = async (x: number) => {
    await page.mouse.move(x, 300);
    await page.mouse.move(x + 1, 300);
    return facet.evaluate(
      (element) =>
        new Promise<string>((resolve) =>
          requestAnimationFrame(() => resolve(getComputedStyle(element).getPropertyValue("--light"))),
        ),
    );
  };
  const lean = async () => {
    const [left, right] = [await lightAt(5), await lightAt(1200)];
    return Number.parseFloat(right) - Number.parseFloat(left);
  };
  await expect.poll(lean).toBeGreaterThan(15);
});

test("its scripts are light, what begins the scene too", async ({ page }) => {
  const scripts: Promise<Buffer>[] = [];
  let sceneBytes = 0;
  page.on("response", (response) => {
    if (response.request().resourceType() !== "script") return;
    const body = response.body();
    scripts.push(body);
    if (response.url().includes("/scene-")) void body.then(({ length }) => (sceneBytes = length));
  });
  await page.goto("/", { waitUntil: "networkidle" });
  const scriptBytes = (await Promise.all(scripts)).map((body) => gzipSync(body).length);
  expect(scriptBytes.reduce((sum, bytes) => sum + bytes, 0) / 1024).toBeLessThan(12);
  expect(sceneBytes).toBeGreaterThan(0);
  expect(sceneBytes).toBeLessThanOrEqual(2048);
});

async function chooseTheme(page: Page, theme: string): Promise<void> {
  const value = Buffer.from(JSON.stringify(theme)).toString("base64");
  await page.context().addCookies([{ name: "theme", value, url: baseURL }]);
}

for (const theme of ["dark", "light", "system"] as const) {
  test(`the scene's poster is that of the ${theme} theme`, async ({ page }) => {
    await chooseTheme(page, theme);
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto("/");
    const poster = page.locator(".scene-poster img");
    await poster.scrollIntoViewIfNeeded();
    const expected = theme === "dark" ? /night-wide.*\.avif$/ : /day-wide.*\.avif$/;
    await expect.poll(() => poster.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(expected);
    await expect.poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1440);
  });

  test(`axe finds nothing at 390 px in the ${theme} theme, with everything moving`, async ({ page }) => {
    await chooseTheme(page, theme);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/");
    await bringAxe(page);
    expect(await findings(page)).toEqual([]);
  });
}
