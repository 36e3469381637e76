import { expect, test } from "@playwright/test";
import { linkInEmail } from "./support/emails";
import type { Mode } from "./support/modes";
import { inEveryMode, inOneMode, open } from "./support/modes";
import { ADMIN } from "./support/people";
import { enterAs } from "./support/sign-in";

const LETTER = "Pouvons-nous montrer notre travail ensemble\u202f?";
const uniqueName = (mode: Mode) =>
  `essai-${mode.name.replaceAll(/\W/g, "")}-${test.info().workerIndex}-${Date.now()}`.toLowerCase();

inEveryMode((mode) => {
  test("a work is written, its client asked for leave, who gives it and takes it back", async ({ page }) => {
    const name = uniqueName(mode);
    await enterAs(page, ADMIN);
    await open(page, "/admin/realisations/new", mode);
    await page.getByLabel("Client", { exact: true }).fill("Four Nadia");
    await page.getByRole("button", { name: "Enregistrer" }).click();
    await expect(page.locator(".error-summary")).toContainText("Le titre est requis");
    await expect(page.getByLabel("Client", { exact: true })).toHaveValue("Four Nadia");
    await page.locator("input[name=title]").fill(name);
    await page.getByLabel("Secteur").selectOption("Restauration & cafés");
    await page.getByRole("button", { name: "Enregistrer" }).click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    const here = page.url();
    await page.getByLabel("Client", { exact: true }).fill("Four Nadia, Salé");
    await page.getByRole("button", { name: "Enregistrer" }).click();
    await expect(page.locator(".flash")).toContainText("Réalisation enregistrée");
    await expect(page.getByLabel("Client", { exact: true })).toHaveValue("Four Nadia, Salé");

    const email = `${name}@four.example`;
    await open(page, here, mode);
    await page.getByLabel("E-mail du client").fill(email);
    await page.getByRole("button", { name: "Demander l’accord" }).click();
    await expect(page.getByText(email)).toBeVisible();
    const link = await linkInEmail(email, LETTER);
    await open(page, link, mode);
    await page.getByLabel("Votre nom").fill("Nadia");
    await page.getByRole("button", { name: "Je donne mon accord" }).click();
    await expect(page.getByText("Vous avez donné votre accord le")).toBeVisible();
    await page.getByRole("button", { name: "Retirer mon accord" }).click();
    await expect(page.getByText("Vous avez retiré votre accord le")).toBeVisible();

    await open(page, `${here}/delete`, mode);
    await page.getByRole("dialog").getByRole("button", { name: "Supprimer" }).click();
    await expect(page.getByText("Réalisation supprimée")).toBeVisible();
  });
});

inEveryMode((mode) => {
  test("a visitor reports a review", async ({ page }) => {
    await page.goto("/avis");
    await page
      .getByRole("link", { name: /^Signaler/ })
      .first()
      .click();
    await open(page, page.url(), mode);
    await page.getByLabel("Ce qui ne va pas").fill("non");
    await page.getByRole("button", { name: "Envoyer le signalement" }).click();
    await expect(page.locator(".error-summary")).toContainText("Dites en une phrase ce qui ne va pas");
    await page.getByLabel("Ce qui ne va pas").fill(`Cet avis n’est pas d’un client (${uniqueName(mode)}).`);
    await page.getByRole("button", { name: "Envoyer le signalement" }).click();
    await expect(page.getByText("Signalement envoyé")).toBeVisible();
  });
});

inOneMode(() => {
  test("two pictures of one place lie over each other, and a slider shows the later one", async ({ page }) => {
    await page.goto("/realisations/riad-benali");
    const slider = page.getByRole("slider", { name: "Part de l’image d’après" });
    await slider.fill("80");
    await expect(page.locator(".compare")).toHaveCSS("--seen", "80%");
  });
});
