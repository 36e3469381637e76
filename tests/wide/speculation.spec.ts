import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { test } from "../e2e/support/test";

/** The paths that Chromium prepares while a page is open. */
async function watchPreparedPaths(page: Page): Promise<Set<string>> {
  const paths = new Set<string>();
  const client = await page.context().newCDPSession(page);
  client.on("Preload.prefetchStatusUpdated", ({ key }) => paths.add(new URL(key.url).pathname));
  client.on("Preload.prerenderStatusUpdated", ({ key }) => paths.add(new URL(key.url).pathname));
  await client.send("Preload.enable");
  return paths;
}

test("a page is prepared while the pointer rests on its link, a door is not", async ({ page }) => {
  const prepared = await watchPreparedPaths(page);
  await page.goto("/");
  await page.getByRole("link", { name: "Connexion" }).hover();
  await page.getByRole("main").locator('a[href="/services/graphics"]').first().hover();
  await expect.poll(() => [...prepared]).toContain("/services/graphics");
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).hover();
  await expect.poll(() => [...prepared]).toContain("/contact");
  expect([...prepared]).not.toContain("/auth");
});

const RULES = /<script type="speculationrules">(.*?)<\/script>/s;

test("the rules stand in content pages alone", async ({ request }) => {
  const [, text = ""] = RULES.exec(await (await request.get("/about")).text()) ?? [];
  expect(Object.keys(JSON.parse(text))).toEqual(["prerender", "prefetch"]);
  for (const path of ["/sign-out", "/auth", "/dashboard", "/admin", "/theme", "/go/"]) expect(text).toContain(path);
  for (const path of ["/contact", "/auth", "/nulle-part"]) {
    expect(await (await request.get(path)).text()).not.toMatch(RULES);
  }
});

test("an article, which counts its readers, is fetched at most, never opened beforehand", async ({ page }) => {
  const drawn = new Set<string>();
  const fetched = new Set<string>();
  const client = await page.context().newCDPSession(page);
  client.on("Preload.prefetchStatusUpdated", ({ key }) => fetched.add(new URL(key.url).pathname));
  client.on("Preload.prerenderStatusUpdated", ({ key }) => drawn.add(new URL(key.url).pathname));
  await client.send("Preload.enable");
  await page.goto("/blog");
  const link = page.locator(".story-card a").first();
  const path = (await link.getAttribute("href")) ?? "";
  await link.hover();
  await expect.poll(() => [...fetched]).toContain(path);
  expect([...drawn]).not.toContain(path);
});
