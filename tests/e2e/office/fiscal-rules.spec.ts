import { expect, test } from "@playwright/test";
import { inEveryMode, open } from "../support/modes";
import { ADMIN } from "../support/people";
import { enterAs } from "../support/sign-in";

/** Far ahead, so that nothing goes by it; another year in each mode. */
const dayOf = () => `${2200 + Math.floor(Math.random() * 700)}-0${1 + Math.floor(Math.random() * 9)}-15`;

inEveryMode((mode) => {
  test("a rule gets a new value from a day on, which is corrected and deleted while nothing went by it", async ({
    page,
  }) => {
    await enterAs(page, ADMIN);
    const from = dayOf();
    await open(page, "/admin/settings", mode);
    await page.getByRole("link", { name: "Gérer les règles" }).click();
    await page.getByRole("link", { name: /Ajouter une valeur\s*, Droit de timbre sur les espèces/ }).click();
    await page.getByLabel("Premier jour").fill(from);
    await page.getByLabel("Taux (%)").fill("beaucoup");
    await page.getByLabel("Texte qui le prévoit").fill("CGI, exemple");
    await page.getByRole("button", { name: "Enregistrer" }).click();
    await expect(page.locator(".error-summary")).toContainText("Un taux de 0 à 100");
    await expect(page.getByLabel("Texte qui le prévoit")).toHaveValue("CGI, exemple");
    await page.getByLabel("Taux (%)").fill("0,37");
    await page.getByRole("button", { name: "Enregistrer" }).click();
    await expect(page.locator(".flash")).toContainText("Règle enregistrée");
    const shown = page.getByRole("main");
    await expect(shown).toContainText("0,37 %");
    await page
      .getByRole("link", { name: /Corriger Droit de timbre sur les espèces, 0,37/ })
      .first()
      .click();
    await page.getByLabel("Taux (%)").fill("0,38");
    await page.getByRole("button", { name: "Enregistrer" }).click();
    await expect(page.locator(".flash")).toContainText("Règle enregistrée");
    await page
      .getByRole("link", { name: /Supprimer Droit de timbre sur les espèces, 0,38/ })
      .first()
      .click();
    await page.getByRole("dialog").getByRole("button", { name: "Supprimer" }).click();
    await expect(page.locator(".flash")).toContainText("Règle supprimée");
    await expect(page.getByRole("region", { name: "Historique" })).toContainText(from.split("-").reverse().join("/"));
  });
});
