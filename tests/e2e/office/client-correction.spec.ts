import { expect, test } from "@playwright/test";
import { inEveryMode, open } from "../support/modes";
import { post } from "../support/office";
import { ADMIN } from "../support/people";
import { unique } from "../support/services";
import { enterAs } from "../support/sign-in";

inEveryMode((mode) => {
  test.beforeEach(({ page }) => enterAs(page, ADMIN));

  test("the office corrects a client: a wrong number is named, and nothing typed is lost", async ({ page }) => {
    const name = unique("Ghita");
    const email = `${name.replace(/[^a-z0-9]/gi, "")}@atlas.example`;
    await post(page, "/admin/clients/new", { intent: "invitation", full_name: name, email, language: "fr" });
    await open(page, `/admin/clients?q=${encodeURIComponent(name)}`, mode);
    await page.getByRole("row").getByRole("link", { name }).click();
    await page.getByRole("link", { name: "Modifier" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await open(page, new URL(page.url()).pathname, mode);
    await page.getByLabel("Entreprise").fill("Atlas Céramique");
    await page.getByLabel("Téléphone").fill("12");
    await page.getByRole("button", { name: "Enregistrer" }).click();
    await expect(page.getByLabel("Téléphone")).toHaveAccessibleDescription(/Le numéro n’est pas complet/);
    await expect(page.getByLabel("Entreprise")).toHaveValue("Atlas Céramique");
    await page.getByLabel("Téléphone").fill("06 61 23 45 67");
    await page.getByRole("button", { name: "Enregistrer" }).click();
    await expect(page.getByText("Client mis à jour")).toBeVisible();
    await expect(page.getByRole("main")).toContainText("Atlas Céramique");
    await expect(page.getByRole("link", { name: /61.?.?23.?45.?67|61-234567/ })).toBeVisible();
  });
});
