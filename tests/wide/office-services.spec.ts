import type { Locator } from "@playwright/test";
import { expect } from "@playwright/test";
import { idIn } from "../e2e/support/office";
import { ADMIN } from "../e2e/support/people";
import { enterAs } from "../e2e/support/sign-in";
import { test } from "../e2e/support/test";

/** How many columns a grid has as it is drawn. */
const columnsOf = (grid: Locator) =>
  grid.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(" ").length);

test.beforeEach(({ page }) => enterAs(page, ADMIN));

// @spec limits-21
test("a dialog is drawn as wide as what Tailwind calls 2xl", async ({ page }) => {
  await page.goto("/admin/services/new");
  const dialog = page.getByRole("dialog", { name: "Nouveau Service" });
  await expect.poll(() => dialog.evaluate((element: HTMLElement) => element.offsetWidth)).toBe(42 * 16);
});

// @spec office-54, office-58
test("examples stand in two columns with their pictures, tiers in three", async ({ page }) => {
  const path = `/admin/services/${await idIn(page, "/admin/services", "Développement web")}`;
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${path}/examples`);
  await expect.poll(() => columnsOf(page.locator(".example-cards"))).toBe(2);
  await expect(page.locator(".example-card-picture img").first()).not.toHaveJSProperty("naturalWidth", 0);
  await expect(page.locator(".example-card .note")).toHaveText(["Ordre 0", "Ordre 1", "Ordre 2"]);
  await page.goto(`${path}/pricing`);
  await expect.poll(() => columnsOf(page.locator(".tier-cards"))).toBe(3);
  await expect(page.locator(".tier-card h3")).toHaveText(["Basique", "Standard", "Avancé"]);
});
