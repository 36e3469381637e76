import { expect, test } from "@playwright/test";
import { inEveryMode, open } from "../support/modes";
import { ADMIN } from "../support/people";
import { unique } from "../support/services";
import { enterAs } from "../support/sign-in";

const PATH = "/admin/settings/equipe";

inEveryMode((mode) => {
  test("somebody is added to the team, shown on the site, mended, moved and taken out", async ({ page }) => {
    await enterAs(page, ADMIN);
    const name = unique("Salma");
    await open(page, `${PATH}/new`, mode);
    await page.getByLabel("Nom", { exact: true }).fill(name);
    await page.getByLabel("Arabe").check();
    await page.getByRole("button", { name: "Enregistrer" }).click();
    await expect(page.locator(".error-summary")).toContainText("Le rôle est requis");
    await expect(page.getByLabel("Nom", { exact: true })).toHaveValue(name);
    await page.getByLabel("Rôle").fill("Photographe");
    await page.getByRole("button", { name: "Enregistrer" }).click();
    await expect(page.locator(".flash")).toContainText("Personne ajoutée à l’équipe");
    // It lies over the end of the list until it is read.
    if (mode.javaScriptEnabled) await page.getByRole("button", { name: "Fermer le message" }).click();
    expect(await (await page.request.get("/about")).text()).toContain(name);

    await page.getByRole("button", { name: `Monter ${name}` }).click();
    await expect(page.locator(".flash")).toContainText("Ordre changé");
    await page.getByRole("link", { name, exact: true }).click();
    await expect(page.getByLabel("Arabe")).toBeChecked();
    await page.getByLabel("Rôle").fill("Images");
    await page.getByRole("button", { name: "Enregistrer" }).click();
    await expect(page.locator(".flash")).toContainText("Fiche enregistrée");
    await page.getByRole("link", { name: `Retirer ${name}` }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Retirer" }).click();
    await expect(page.locator(".flash")).toContainText("Personne retirée de l’équipe");
    expect(await (await page.request.get("/about")).text()).not.toContain(name);
  });
});
