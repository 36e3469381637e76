import { expect, test } from "@playwright/test";
import { inEveryMode, open } from "../support/modes";
import { ADMIN } from "../support/people";
import { unique } from "../support/services";
import { enterAs } from "../support/sign-in";

inEveryMode((mode) => {
  test.beforeEach(({ page }) => enterAs(page, ADMIN));

  test("an old address is led to a page, then forgotten", async ({ page }) => {
    const old = `/ancien-site/${unique("page").toLowerCase().replace(/\W+/g, "-")}`;
    await open(page, "/admin/blog/redirections/new", mode);
    await page.getByLabel("Ancienne adresse").fill(old);
    await page.getByLabel("Destination").fill("https://ailleurs.example");
    await page.getByRole("button", { name: "Sauvegarder" }).click();
    await expect(page.locator(".error-summary")).toBeFocused();
    await expect(page.getByLabel("Ancienne adresse")).toHaveValue(old);
    await page.getByLabel("Destination").fill("/about");
    await page.getByRole("button", { name: "Sauvegarder" }).click();
    await expect(page.getByText("Redirection enregistrée")).toBeVisible();
    await page.goto(`${old}/`);
    await expect(page).toHaveURL(/\/about$/);
    await open(page, `/admin/blog/redirections?q=${encodeURIComponent(old)}`, mode);
    await page.getByRole("link", { name: /^Supprimer/ }).click();
    await page.getByRole("button", { name: "Supprimer" }).click();
    await expect(page.getByText("Redirection supprimée")).toBeVisible();
    expect((await page.request.get(old)).status()).toBe(404);
  });
});
