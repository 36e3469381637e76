import { expect, test } from "@playwright/test";
import { inEveryMode, inOneMode, open } from "../support/modes";
import { ADMIN } from "../support/people";
import { unique } from "../support/services";
import { enterAs } from "../support/sign-in";

const PATH = "/admin/inquiries/modeles";

inOneMode((mode) => {
  test("the templates to begin with are there in three languages", { tag: "@wide" }, async ({ page }) => {
    await enterAs(page, ADMIN);
    await open(page, "/admin/inquiries", mode);
    await page.getByRole("link", { name: "Modèles de réponse" }).click();
    await expect(page).toHaveURL(PATH);
    for (const name of ["Premier contact", "Primer contacto", "التواصل الأول"])
      await expect(page.getByRole("heading", { level: 3, name, exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { name: "التواصل الأول" })).toHaveCSS("direction", "rtl");
  });
});

inEveryMode((mode) => {
  test("a template is written, mended, seen with a lead and deleted", async ({ page }) => {
    await enterAs(page, ADMIN);
    const name = unique("Modèle");
    await open(page, `${PATH}/new`, mode);
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Nom du modèle").fill(name);
    await dialog.getByLabel("Texte").fill("Bonjour {nom}, à demain.");
    await dialog.getByRole("button", { name: "Sauvegarder" }).click();
    await expect(page.locator(".error-summary")).toContainText("Le repère {nom} est inconnu");
    await expect(dialog.getByLabel("Nom du modèle")).toHaveValue(name);
    await dialog.getByLabel("Texte").fill("Bonjour {prénom}, à demain.");
    await dialog.getByRole("button", { name: "Sauvegarder" }).click();
    await expect(page.locator(".flash")).toContainText("Modèle enregistré");
    await page.getByRole("link", { name: `Aperçu du modèle ${name}` }).click();
    await expect(dialog.locator(".kept-lines")).toHaveText(/^Bonjour (?!\{)\S+, à demain\.$/);
    const leads = dialog.getByLabel("Pour la demande de");
    const other = await leads.getByRole("option").nth(1).innerText();
    await leads.selectOption({ index: 1 });
    await dialog.getByRole("button", { name: "Voir" }).click();
    await expect(dialog.locator(".kept-lines")).toHaveText(`Bonjour ${other.split(/[\s,]/)[0]}, à demain.`);
    await dialog.getByRole("link", { name: "Fermer" }).click();
    await page.getByRole("link", { name: `Supprimer : ${name}` }).click();
    await dialog.getByRole("button", { name: "Supprimer" }).click();
    await expect(page.locator(".flash")).toContainText("Modèle supprimé");
    await expect(page.getByText(name)).toHaveCount(0);
  });
});
