import type { Locator, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { hydrated } from "./support/modes";
import { ADMIN, CLIENT } from "./support/people";
import { signIn } from "./support/sign-in";
import { test } from "./support/test";

/** In whole pixels: the browser lays out in fractions. */
const widthOf = async (box: Locator) => Math.round((await box.boundingBox())?.width ?? 0);
/** What a menu leads to: the words of its links, each with its address. */
const itemsOf = (menu: Locator) =>
  menu.locator("a").evaluateAll((links) => links.map((link) => `${link.textContent} ${link.getAttribute("href")}`));
const header = (page: Page) => page.getByRole("banner");
const servicesMenu = (page: Page) => header(page).locator("details", { hasText: "Services" }).first();

// @spec navigation-5
test("on a phone the menu shows all that the bar of a wide screen leads to, and both ways to a quote", async ({
  page,
}) => {
  await page.goto("/contact");
  const bar = await itemsOf(page.getByRole("navigation", { name: "Principale" }));
  const quote = await header(page).getByRole("link", { name: "Devis Gratuit" }).first().getAttribute("href");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/contact");
  await header(page).locator("summary").filter({ hasText: "Menu" }).click();
  const menu = page.getByRole("navigation", { name: "Menu" });
  for (const link of await menu.getByRole("link").all()) await expect(link).toBeVisible();
  const quotes = [`Devis Gratuit ${quote}`, "Devis par formulaire /contact#inquiry-title"];
  expect(await itemsOf(menu)).toEqual([...bar, ...quotes]);
});

test("the header names the own space of who is signed in, on a phone without a menu", { tag: "@wide" }, async ({
  page,
}) => {
  await signIn(page, CLIENT, "/dashboard");
  const own = header(page).getByRole("link", { name: "Mon espace", exact: true });
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(own).toHaveCount(1);
    await expect(own).toBeInViewport({ ratio: 1 });
  }
});

// @spec office-2, office-88, limits-16
test("the sidebar collapses and stays so on the next page", async ({ page, context }) => {
  await signIn(page, ADMIN, "/admin");
  await hydrated(page);
  await page.getByRole("button", { name: "Réduire le menu" }).click();
  await expect(page.getByRole("button", { name: "Agrandir le menu" })).toBeAttached();
  const cookie = async () => (await context.cookies()).find(({ name }) => name === "sidebar_state");
  await expect.poll(async () => (await cookie())?.value).toBe("collapsed");
  const kept = await cookie();
  expect((kept?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(6.9 * 86_400);
  const html = await (await page.request.get("/admin/inquiries")).text();
  expect(html).toContain("Agrandir le menu");
  await page.goto("/admin/inquiries");
  const sidebar = page.getByRole("complementary", { name: "Barre latérale" });
  await expect.poll(() => widthOf(sidebar)).toBe(48);
  await page.getByRole("button", { name: "Agrandir le menu" }).click();
  await expect.poll(() => widthOf(sidebar)).toBe(256);
});

// @spec navigation-6, navigation-7
test("the services menu closes on Escape, on a click beside it and when an entry is chosen", async ({ page }) => {
  await page.goto("/contact");
  await hydrated(page);
  const menu = servicesMenu(page);
  const open = () => menu.locator("summary").click();
  await open();
  await page.keyboard.press("Escape");
  await expect(menu).not.toHaveAttribute("open", "");
  await expect(menu.locator("summary")).toBeFocused();
  await open();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(menu).not.toHaveAttribute("open", "");
  await open();
  await expect(menu).toHaveAttribute("open", "");
  await menu.getByRole("link", { name: "Design & Graphisme" }).click();
  await expect(page).toHaveURL("/services/graphics");
  await expect(menu).not.toHaveAttribute("open", "");
});

// @spec office-89
test("Ctrl and B toggle the sidebar, except while one types", async ({ page }) => {
  await signIn(page, ADMIN, "/admin/inquiries");
  await hydrated(page);
  await page.keyboard.press("Control+b");
  await expect(page.getByRole("button", { name: "Agrandir le menu" })).toBeAttached();
  await page.getByRole("searchbox").focus();
  await page.keyboard.press("Control+b");
  await expect(page.getByRole("button", { name: "Agrandir le menu" })).toBeAttached();
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("Meta+b");
  await expect(page.getByRole("button", { name: "Réduire le menu" })).toBeAttached();
});

// @spec limits-17, limits-18
test("on a phone the back office opens its menu as a sheet of 18 rem", { tag: "@wide" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, ADMIN, "/admin");
  await page.locator("summary").filter({ hasText: "Menu" }).click();
  const panel = page.locator(".admin-sheet-panel");
  await expect(panel.getByRole("link", { name: /Demandes/ })).toBeVisible();
  await expect.poll(() => widthOf(panel)).toBe(288);
  const sidebar = page.getByRole("complementary", { name: "Barre latérale" });
  await page.setViewportSize({ width: 767, height: 844 });
  await expect(sidebar).toBeHidden();
  await page.setViewportSize({ width: 768, height: 844 });
  await expect(sidebar).toBeVisible();
  await expect(panel).toBeHidden();
});
