import type { Locator, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { test } from "../e2e/support/test";
import { expectNoSidewaysScroll } from "../e2e/support/thumb";

/** A new visitor on a telephone, who knows nothing of the agency but the address of its home page. */
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Taps a link that is really there, and lands on the page it leads to. */
async function tap(page: Page, link: Locator) {
  const href = await link.getAttribute("href");
  await link.scrollIntoViewIfNeeded();
  await link.tap();
  await expect(page).toHaveURL(new RegExp(`${href?.replace(/[.?]/g, "\\$&")}$`));
  await expectNoSidewaysScroll(page);
}

const main = (page: Page) => page.locator("main");
const footer = (page: Page) => page.locator("footer").last();

test.beforeEach(({ page }) => page.goto("/"));

test("'have they done a shop like mine?' is answered by two taps: works, then shops", async ({ page }) => {
  await tap(page, main(page).getByRole("link", { name: "Voir nos réalisations" }));
  await tap(page, page.getByRole("navigation", { name: "Par secteur" }).getByRole("link", { name: /^Commerce/ }));
  const shops = main(page).locator("article");
  await expect(shops.first()).toContainText("Commerce & boutique");
  await expect(shops.first().getByRole("img")).toHaveAttribute("alt", /\S/);
});

test("a shop of the home page is one tap away, with its figures, their source and their date", async ({ page }) => {
  const shop = main(page).locator("article").filter({ hasText: "Commerce & boutique" }).first();
  await tap(page, shop.getByRole("link"));
  const figures = page.getByRole("region", { name: "Ce qui a changé" });
  await expect(figures.locator("time").first()).toHaveText(/\d{4}$/);
  await expect(figures.locator("dd").last()).toContainText("mesuré le");
});

test("'who will do it?' is answered by one tap: people with names, roles and faces", async ({ page }) => {
  await tap(page, main(page).getByRole("link", { name: "À propos de l’agence" }));
  const people = page.getByRole("region", { name: "L’équipe" }).getByRole("listitem");
  await expect(people.nth(2)).toBeVisible();
  await expect(people.first().getByRole("heading")).toHaveText(/\S+ \S+/);
  await expect(people.first()).toContainText("Parle ");
});

test("'are they a company?' is answered by one tap: legal name, register and address", async ({ page }) => {
  await tap(page, footer(page).getByRole("link", { name: "Mentions légales" }));
  await expect(main(page)).toContainText("ICE");
  await expect(main(page)).toContainText(/SARL|SA\b|Auto-entrepreneur/);
  await expect(main(page)).toContainText("Casablanca");
});

test("'what do others say?' is answered by one tap: reviews, verified ones said so, with their average", async ({
  page,
}) => {
  await tap(page, footer(page).getByRole("link", { name: "Avis clients" }));
  await expect(main(page)).toContainText(/\d,\d/);
  await expect(
    main(page)
      .getByText(/avis vérifié/i)
      .first(),
  ).toBeVisible();
});

test("'what does it cost?' is answered by two taps: a trade, then a service with its prices", async ({ page }) => {
  await tap(
    page,
    main(page)
      .getByRole("link", { name: /Voir les prestations/ })
      .first(),
  );
  await expect(main(page).getByText(/MAD/).first()).toBeVisible();
  await tap(page, main(page).locator(".service-row a").first());
  await expect(
    main(page)
      .getByText(/\d\sMAD/)
      .first(),
  ).toBeVisible();
});

test("a work told in several languages leads to each, and tells search engines", async ({ page }) => {
  await page.goto("/espana");
  await tap(page, page.getByRole("region", { name: "Lo que ya hemos hecho" }).getByRole("link", { name: /tornillo/ }));
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  const tags = page.locator("head link[rel=alternate][hreflang]");
  expect(await tags.evaluateAll((links) => links.map((link) => link.getAttribute("hreflang")))).toEqual([
    ...["fr", "es", "ar", "x-default"],
  ]);
  await tap(page, main(page).getByRole("link", { name: "العربية" }));
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await tap(page, main(page).getByRole("link", { name: "Français" }));
  await expect(page).toHaveURL("/realisations/quincaillerie-souss");
});
