import type { Page } from "@playwright/test";
import { expect, test } from "@playwright/test";
import { plainPicture } from "../support/pictures";
import { inEveryMode, open } from "./support/modes";
import { ADMIN } from "./support/people";
import { signInByPost } from "./support/sign-in";

const COMPANY = {
  "Raison sociale": "Atelier Nour (société fictive)",
  "Capital social": "100 000",
  "Siège social": "12, rue des Orangers, Rabat",
  "Identifiant fiscal (IF)": "12345678",
  "Registre de commerce (RC)": "45678",
  "Ville du RC": "Rabat",
  "Taxe professionnelle (TP)": "25780012",
  CNSS: "1234567",
  "Délai de paiement": "90",
};

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

inEveryMode((mode) => {
  test.beforeEach(({ page }) => signInByPost(page.request, ADMIN));

  test("the owner says who issues documents: wrong numbers are named, and nothing typed is lost", async ({ page }) => {
    await open(page, "/admin/settings", mode);
    await field(page, "Forme juridique").selectOption("SARL");
    for (const [label, value] of Object.entries(COMPANY)) await field(page, label).fill(value);
    await field(page, "ICE").fill("1234");
    await field(page, "RIB").fill("230 780 1234567890123456 48");
    const save = page.getByRole("button", { name: "Sauvegarder l’identité" });
    await save.click();
    await expect(page.locator(".error-summary")).toBeFocused();
    await expect(field(page, "ICE")).toHaveAccessibleDescription(/L’ICE compte 15 chiffres/);
    await expect(field(page, "RIB")).toHaveAccessibleDescription(/La clé de ce RIB/);
    for (const [label, value] of Object.entries(COMPANY)) await expect(field(page, label)).toHaveValue(value);

    await field(page, "ICE").fill("001 234 567 000 089");
    await field(page, "RIB").fill("230 780 1234567890123456 49");
    await save.click();
    await expect(page.getByText("Identité légale enregistrée")).toBeVisible();
    await expect(page.getByRole("group", { name: "Identité légale" })).toContainText("Tout y est.");
    await expect(field(page, "ICE")).toHaveValue("001234567000089");
  });

  test("a logo is chosen, shown as it is printed, and taken off again", async ({ page }) => {
    await open(page, "/admin/settings/logo", mode);
    const choose = page.getByLabel(/^(Image|Le remplacer par)/);
    const save = page.getByRole("button", { name: "Enregistrer le logo" });
    await choose.setInputFiles({ name: "logo.svg", mimeType: "image/svg+xml", buffer: Buffer.from("<svg/>") });
    await save.click();
    await expect(page.locator(".error-summary")).toBeFocused();
    await expect(choose).toHaveAccessibleDescription(/n’est pas une image/);
    await choose.setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: await plainPicture("png", 300, 80) });
    await save.click();
    await expect(page.getByText("Logo enregistré")).toBeVisible();
    const shown = page.getByRole("img", { name: "Logo actuel" });
    await expect(shown).toHaveJSProperty("naturalWidth", 300);
    await page.getByRole("button", { name: "Retirer le logo" }).click();
    await expect(page.getByText("Logo retiré")).toBeVisible();
    await expect(shown).toHaveCount(0);
  });

  test("a rate of VAT is added and ended", async ({ page }) => {
    await open(page, "/admin/settings", mode);
    const rates = page.getByRole("region", { name: "Taux de TVA" });
    await rates.getByLabel("Nouveau taux (%)").fill("cent vingt");
    await rates.getByRole("button", { name: "Ajouter le taux" }).click();
    await expect(rates.getByLabel("Nouveau taux (%)")).toHaveAccessibleDescription(/Un taux entre 0,01 et 100/);
    await expect(rates.getByLabel("Nouveau taux (%)")).toHaveValue("cent vingt");
    // Each mode has a rate of its own.
    const percent = { "with JavaScript": "7", "without JavaScript": "14" }[mode.name as string] ?? "5,5";
    await rates.getByLabel("Nouveau taux (%)").fill(percent);
    await rates.getByRole("button", { name: "Ajouter le taux" }).click();
    await expect(page.getByText("Taux de TVA ajouté")).toBeVisible();
    const rate = rates.getByRole("listitem").filter({ hasText: new RegExp(`^${percent}\\s%`) });
    await rate.getByRole("button", { name: /Mettre fin/ }).click();
    await expect(page.getByText("Fin du taux de TVA enregistrée")).toBeVisible();
    await expect(rate).toContainText("jusqu’au");
    await expect(rate.getByRole("button", { name: /Mettre fin/ })).toHaveCount(0);
  });
});
