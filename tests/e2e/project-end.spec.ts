import type { Page } from "@playwright/test";
import { expect, test } from "@playwright/test";
import { asClient } from "./support/as-client";
import type { Mode } from "./support/modes";
import { inEveryMode, open } from "./support/modes";
import { ADMIN, CLIENT } from "./support/people";
import { enterAs } from "./support/sign-in";

/** Makes a project of the demo's client, and returns the path of its page in the office. */
async function makeProject(page: Page, mode: Mode): Promise<string> {
  const title = `Affiche ${test.info().workerIndex}-${Date.now()}`;
  // Other tests make clients of the same name.
  await page.goto(`/admin/clients?q=${encodeURIComponent(CLIENT.email)}`);
  const khadija = page.locator('main a[href*="/admin/clients/"]').filter({ hasText: "Khadija" }).first();
  const id = /[0-9a-f-]{36}/.exec((await khadija.getAttribute("href")) ?? "")?.[0];
  await open(page, `/admin/projects/new?client=${id}`, mode);
  await page.getByLabel("Titre").fill(title);
  await page.getByRole("button", { name: "Créer le projet" }).click();
  await expect(page.getByText("Projet créé")).toBeVisible();
  await open(page, `/admin/projects?q=${encodeURIComponent(title)}`, mode);
  const details = page.getByRole("link", { name: /^Détails/ }).first();
  return new URL((await details.getAttribute("href")) ?? "", page.url()).pathname;
}

inEveryMode((mode) => {
  test("a project gets its people, and is handed over to its client", async ({ page, browser }) => {
    await enterAs(page, ADMIN);
    const office = await makeProject(page, mode);
    await open(page, `${office}/equipe`, mode);
    await page.getByLabel("Zineb Filali").check();
    await page.getByRole("button", { name: "Enregistrer" }).click();
    await expect(page.getByText("Équipe du projet enregistrée")).toBeVisible();
    await expect(page.getByLabel("Zineb Filali")).toBeChecked();

    await open(page, `${office}/livraison`, mode);
    await page.getByLabel("Ses accès").fill("Imprimeur : Najah, à votre nom.");
    await page.getByLabel("Ce qui est livré").fill("  ");
    await page.getByRole("button", { name: "Livrer au client" }).click();
    await expect(page.locator(".error-summary")).toContainText("Écrivez ce que vous livrez");
    await expect(page.getByLabel("Ses accès")).toHaveValue("Imprimeur : Najah, à votre nom.");
    await page.getByLabel("Ce qui est livré").fill("L’affiche, en deux formats.");
    await page.getByRole("button", { name: "Livrer au client" }).click();
    await expect(page.getByText("Projet livré, le client reçoit une lettre")).toBeVisible();
    await expect(page.getByRole("button", { name: "Livrer au client" })).toHaveCount(0);

    await asClient(browser, mode, async (own) => {
      await open(own, office.replace("/admin", "/dashboard"), mode);
      await expect(own.getByText("Direction artistique")).toBeVisible();
      await own.getByRole("link", { name: "Voir la livraison" }).click();
      await expect(own.getByRole("heading", { level: 1 })).toHaveText("Livraison");
      await expect(own.getByText("L’affiche, en deux formats.")).toBeVisible();
      await expect(own.getByText("Imprimeur : Najah, à votre nom.")).toBeVisible();
      await expect(own.getByRole("button", { name: "Imprimer" })).toBeVisible({ visible: mode.javaScriptEnabled });
    });
  });
});
