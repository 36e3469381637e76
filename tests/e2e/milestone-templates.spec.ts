import { expect, test } from "@playwright/test";
import { inEveryMode, open } from "./support/modes";
import { ADMIN } from "./support/people";
import { enterAs } from "./support/sign-in";

const PATH = "/admin/projects/modeles";

inEveryMode((mode) => {
  test("a step is added to a template, refused, changed, moved and taken out", async ({ page }) => {
    const title = `Étape ${test.info().workerIndex}-${Date.now()}`;
    await enterAs(page, ADMIN);
    await open(page, PATH, mode);
    const section = page.getByRole("region", { name: "Business & Data" });
    await section.getByLabel("Étape\u202f: Business & Data").fill(title);
    await section.getByLabel("Jour\u202f: Business & Data").fill("demain");
    await section.getByRole("button", { name: /^Ajouter/ }).click();
    await expect(page.locator(".error-summary")).toContainText("Un nombre de jours, compté du début du projet");
    await expect(section.getByLabel("Étape\u202f: Business & Data")).toHaveValue(title);
    await section.getByLabel("Jour\u202f: Business & Data").fill("12");
    await section.getByRole("button", { name: /^Ajouter/ }).click();
    await expect(page.getByText("Étape ajoutée au modèle")).toBeVisible();
    await section.getByRole("button", { name: `Monter\u202f: ${title}` }).click();
    await expect(page.getByText("Ordre du modèle changé")).toBeVisible();
    await open(page, PATH, mode);
    await section.getByRole("button", { name: `Retirer\u202f: ${title}` }).click();
    await expect(page.getByText("Étape retirée du modèle")).toBeVisible();
    await expect(section.getByLabel(`Étape\u202f: ${title}`)).toHaveCount(0);
  });
});
