import { expect } from "@playwright/test";
import { test } from "../e2e/support/test";

test("the whole row of a service is its link, not its title alone", async ({ page }) => {
  await page.goto("/services/programming");
  await page.getByRole("listitem").filter({ hasText: "Développement web" }).last().click();
  await expect(page.getByRole("heading", { level: 1, name: "Développement web" })).toBeVisible();
});

test("the terms are reached section by section", async ({ page }) => {
  await page.goto("/terms");
  await page.getByRole("navigation", { name: "Sommaire" }).getByRole("link", { name: "Modalités de paiement" }).click();
  await expect(page).toHaveURL("/terms#article-7");
  await expect(page.getByRole("heading", { name: "7. Modalités de paiement" })).toBeInViewport();
});

test("on a phone, a link leads past the text to the prices", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/services/graphics/identite-de-marque");
  await page.getByRole("link", { name: "Voir les tarifs" }).click();
  await expect(page.getByRole("heading", { name: "Basique" })).toBeInViewport();
});

test("on paper there is text and no wall, no button, no table of contents", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.goto("/services/programming/developpement-web");
  await expect(page.getByText(/12\s500\sMAD/)).toBeVisible();
  await expect(page.locator(".service .pattern:visible, .service .btn:visible")).toHaveCount(0);
  await page.goto("/terms");
  await expect(page.getByRole("heading", { name: "11. Contact" })).toBeVisible();
  await expect(page.locator(".terms-contents")).toBeHidden();
});

test("the icon of a service stands beside the first line of its name, however many it has", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  let wrapped = 0;
  for (const category of ["programming", "graphics", "content", "business"]) {
    await page.goto(`/services/${category}`);
    const rows = await page.locator(".service-row-name").evaluateAll((names) =>
      names.map((name) => {
        const range = document.createRange();
        range.selectNodeContents(name.querySelector("h3") ?? name);
        const lines = [...range.getClientRects()].sort((one, other) => one.height - other.height);
        const icon = name.querySelector("svg")?.getBoundingClientRect();
        const first = Math.min(...lines.map(({ top }) => top));
        const height = lines[0]?.height ?? 0;
        const middle = icon ? icon.top + icon.height / 2 : Number.NaN;
        return { text: name.textContent, isBeside: middle > first && middle < first + height, lines: lines.length };
      }),
    );
    expect(rows.filter(({ isBeside }) => !isBeside)).toEqual([]);
    wrapped += rows.filter(({ lines }) => lines > 2).length;
  }
  expect(wrapped).toBeGreaterThan(0);
});
