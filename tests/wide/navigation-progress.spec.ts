import { expect } from "@playwright/test";
import { hydrated } from "../e2e/support/modes";
import { ADMIN } from "../e2e/support/people";
import { enterAs } from "../e2e/support/sign-in";
import { test } from "../e2e/support/test";

test("a bar shows that the next screen is on its way, over an open dialog too, and goes with it", async ({ page }) => {
  await enterAs(page, ADMIN);
  await page.goto("/admin/services/new");
  await hydrated(page);
  let answer = () => {};
  const isAwaited = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\.data/, async (route) => {
    await isAwaited;
    await route.continue();
  });
  await page.getByRole("dialog").getByRole("link", { name: "Fermer" }).click();
  await expect(page.locator(".nav-progress")).toBeVisible();
  answer();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.locator(".nav-progress")).toBeHidden();
});
