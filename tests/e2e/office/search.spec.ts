import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { open } from "../support/modes";
import { ADMIN } from "../support/people";
import { enterAs } from "../support/sign-in";
import { test } from "../support/test";

const palette = (page: Page) => page.getByRole("dialog", { name: "Rechercher" });

test.beforeEach(({ page }) => enterAs(page, ADMIN));

test("the page of the search finds a client, leads there, and says what the keys do", async ({ page }) => {
  await open(page, "/admin/recherche");
  await expect(page.getByRole("heading", { name: "Raccourcis clavier" })).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("searchbox", { name: "Rechercher dans l’administration" })
    .fill("khadïja benali");
  await page.getByRole("main").getByRole("button", { name: "Rechercher" }).click();
  await expect(page).toHaveURL(/\/admin\/recherche\?q=/);
  await page
    .getByRole("region", { name: "Clients" })
    .getByRole("link", { name: /Khadija Benali/ })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Khadija Benali");
});

for (const key of ["Control+k", "Meta+k"]) {
  test(`${key} opens the search over any screen, arrows and Enter go to what is found`, { tag: "@wide" }, async ({
    page,
  }) => {
    await open(page, "/admin/services");
    await page.keyboard.press(key);
    await expect(palette(page).getByRole("searchbox")).toBeFocused();
    await page.keyboard.type("khadija benali");
    const first = palette(page).getByRole("region", { name: "Clients" }).getByRole("link").first();
    await expect(first).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await expect(palette(page).locator("a[data-found]").first()).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(palette(page).getByRole("searchbox")).toBeFocused();
    while (!(await first.evaluate((link) => link === document.activeElement))) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/admin\/clients\/[\w-]{36}$/);
    await expect(palette(page)).toHaveCount(0);
  });
}

test("Enter in the field opens the first result, and the page of the search before there is one", async ({ page }) => {
  await open(page, "/admin");
  await page.keyboard.press("Control+k");
  await page.keyboard.type("paramètres");
  await expect(palette(page).locator("a[data-found]")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/admin/settings");
  await expect(palette(page)).toHaveCount(0);
  await page.keyboard.press("Control+k");
  await palette(page).getByRole("searchbox").fill("introuvable");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/admin/recherche?q=introuvable");
});

test("Ctrl and K opens it while one types in another field", { tag: "@wide" }, async ({ page }) => {
  await open(page, "/admin/inquiries/new");
  await page.getByLabel("Nom").fill("Karim");
  await page.keyboard.press("Control+k");
  await expect(palette(page)).toBeVisible();
});

test("the link opens it too; Escape closes it and gives the focus back", async ({ page }) => {
  await open(page, "/admin/clients");
  const link = page.getByRole("complementary").getByRole("link", { name: "Rechercher" });
  await link.click();
  await expect(palette(page).getByRole("searchbox")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(palette(page)).toHaveCount(0);
  await expect(link).toBeFocused();
  await expect(page).toHaveURL("/admin/clients");
});

test("the question mark shows the keys, and is a letter while one types", { tag: "@wide" }, async ({ page }) => {
  await open(page, "/admin/inquiries");
  const field = page.getByRole("main").getByRole("searchbox").first();
  await field.focus();
  await page.keyboard.type("a?");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(field).toHaveValue("a?");
  await field.blur();
  await page.keyboard.press("?");
  const keys = page.getByRole("dialog", { name: "Raccourcis clavier" });
  await expect(keys.getByText("Rechercher (ou ⌘ K)")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(keys).toHaveCount(0);
});

test("the question mark can be switched off and on again, for every page of the browser", { tag: "@wide" }, async ({
  page,
}) => {
  await open(page, "/admin/clients");
  const keys = page.getByRole("dialog", { name: "Raccourcis clavier" });
  await page.keyboard.press("?");
  await keys.getByRole("checkbox", { name: "montre ces raccourcis" }).uncheck();
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  await expect(keys).toHaveCount(0);
  await open(page, "/admin/recherche");
  await page.keyboard.press("?");
  await expect(keys).toHaveCount(0);
  await page.getByRole("main").getByRole("checkbox", { name: "montre ces raccourcis" }).check();
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("?");
  await expect(keys).toBeVisible();
});
