import { expect, test } from "@playwright/test";
import { inEveryMode, open } from "../support/modes";
import { ADMIN } from "../support/people";
import { unique } from "../support/services";
import { enterAs } from "../support/sign-in";

inEveryMode((mode) => {
  test.beforeEach(({ page }) => enterAs(page, ADMIN));

  test("a template is named, filled, corrected, and begins a quote", async ({ page }) => {
    const name = unique("Boutique");
    await open(page, "/admin/devis/modeles", mode);
    if (!mode.nativeChecks) {
      await page.getByRole("button", { name: "Créer le modèle" }).click();
      await expect(page.getByLabel("Nouveau modèle")).toHaveAccessibleDescription(/requis/);
    }
    await page.getByLabel("Nouveau modèle").fill(name);
    await page.getByRole("button", { name: "Créer le modèle" }).click();
    await expect(page.getByText("Modèle enregistré")).toBeVisible();
    const path = new URL(page.url()).pathname;
    await open(page, path, mode);
    await page.getByRole("button", { name: "Ajouter une ligne" }).click();
    await page.getByLabel(/^1\. Désignation/).fill("Boutique en ligne");
    await page.getByLabel("Quantité").fill("0");
    await page.getByLabel("Prix HT").first().fill("28 000");
    await page.getByRole("button", { name: "Enregistrer", exact: true }).last().click();
    await expect(page.locator(".error-summary")).toBeFocused();
    await expect(page.getByLabel("Quantité")).toHaveAccessibleDescription(/plus grand que 0/);
    await expect(page.getByLabel(/^1\. Désignation/)).toHaveValue("Boutique en ligne");
    await page.getByLabel("Quantité").fill("1");
    await page.getByRole("button", { name: "Enregistrer", exact: true }).last().click();
    await expect(page.locator(".error-summary")).toHaveCount(0);
    await expect(page.getByRole("status").filter({ hasText: "Total TTC" })).toContainText(/33\s600,00/);

    await open(page, path, mode);
    await page.getByRole("link", { name: "Faire un devis" }).click();
    await page.getByRole("button", { name: "Commencer le devis" }).click();
    await expect(page.getByText("Devis commencé")).toBeVisible();
    await expect(page.getByLabel("Objet")).toHaveValue(name);
    await expect(page.getByLabel(/^1\. Désignation/)).toHaveValue("Boutique en ligne");
  });
});
