import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { hydrated } from "./support/modes";
import { ADMIN } from "./support/people";
import { enterAs } from "./support/sign-in";
import { test } from "./support/test";

/** Everything the browser complains about. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (["warning", "error"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  return complaints;
}

const frameworkScripts = (page: Page) => page.locator("script[src*='entry.client'], script:has-text('__remixContext')");

for (const path of ["/", "/blog", "/une-adresse-inconnue"]) {
  test(`${path} is a content page: no framework script, its inline scripts by their hashes, a fixed policy`, {
    tag: "@wide",
  }, async ({ page }) => {
    const requested: string[] = [];
    page.on("request", (request) => requested.push(request.url()));
    const answer = await page.goto(path);
    await page.waitForLoadState("networkidle");
    await expect(frameworkScripts(page)).toHaveCount(0);
    await expect(
      page.locator("script:not([src], [type='application/ld+json'], [type='speculationrules'], [data-sheet])"),
    ).toHaveCount(0);
    await expect(page.locator("script[data-sheet]")).toHaveCount(1);
    expect(requested.filter((url) => /entry\.client|manifest-|components-/.test(url))).toEqual([]);
    expect(answer?.headers()["content-security-policy"]).toMatch(/script-src 'self'( 'sha256-[^']+'){1,2};/);
  });
}

async function policyOf(page: Page, path: string): Promise<string | undefined> {
  const answer = await page.goto(path);
  await hydrated(page);
  return answer?.headers()["content-security-policy"];
}

test("a kept page with a form hydrates without a complaint, under hashes @adapter", async ({ page }) => {
  const complaints = complaintsOf(page);
  expect(await policyOf(page, "/contact")).toMatch(/script-src 'self'( 'sha256-[^']+')+;/);
  expect(complaints).toEqual([]);
});

test("working screens hydrate without a complaint, under a nonce", async ({ page }) => {
  const complaints = complaintsOf(page);
  expect(await policyOf(page, "/contact?lang=es")).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic'/);
  await enterAs(page, ADMIN);
  for (const path of "/dashboard /admin /admin/inquiries /admin/testimonials /admin/projects /admin/clients".split(
    " ",
  )) {
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState("networkidle");
  }
  expect(complaints).toEqual([]);
});

// @spec routes-13
test("the theme is dark, is kept when chosen, and comes with the server's HTML", async ({ page }) => {
  await page.goto("/contact");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.getByRole("button", { name: "Clair" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await expect(page).toHaveURL(/\/contact(#.*)?$/);
  const html = await (await page.request.get("/")).text();
  expect(html).toContain('data-theme="light"');
});
