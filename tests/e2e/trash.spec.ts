import type { Page } from "@playwright/test";
import { expect, test } from "@playwright/test";
import type { Mode } from "./support/modes";
import { inEveryMode, open } from "./support/modes";
import { ADMIN } from "./support/people";
import { enterAs } from "./support/sign-in";

/** Makes a project of a title that no other has. @returns the address of the list that shows it alone */
async function createProject(page: Page, mode: Mode): Promise<{ title: string; list: string }> {
  const title = `Vitrine ${test.info().workerIndex}-${Date.now()}`;
  await enterAs(page, ADMIN);
  await open(page, "/admin/projects/new", mode);
  await page.getByLabel("Titre").fill(title);
  await page.getByRole("button", { name: "Créer le projet" }).click();
  await expect(page.getByText("Projet créé")).toBeVisible();
  return { title, list: `/admin/projects?q=${encodeURIComponent(title)}` };
}

inEveryMode((mode) => {
  test("a deleted project comes back by the message, and by the trash", async ({ page }) => {
    const { title, list } = await createProject(page, mode);
    const remove = async () => {
      await open(page, list, mode);
      await page.getByRole("link", { name: /^Détails/ }).click();
      await page.getByRole("dialog").getByRole("link", { name: "Supprimer" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Supprimer" }).click();
      await expect(page.getByText("Projet supprimé")).toBeVisible();
    };
    await remove();
    await page.getByRole("button", { name: "Annuler" }).click();
    await expect(page.getByText("Restauration faite")).toBeVisible();
    await open(page, list, mode);
    await expect(page.getByRole("link", { name: /^Détails/ })).toHaveCount(1);

    await remove();
    await open(page, "/admin/corbeille", mode);
    await page.getByRole("button", { name: `Restaurer\u202f: ${title}` }).click();
    await expect(page.getByText("Restauration faite")).toBeVisible();
    await expect(page.getByRole("button", { name: `Restaurer\u202f: ${title}` })).toHaveCount(0);
    await open(page, list, mode);
    await expect(page.getByRole("link", { name: /^Détails/ })).toHaveCount(1);
  });

  test("a step of a project that was deleted comes back where it stood", async ({ page }) => {
    const { list } = await createProject(page, mode);
    await open(page, list, mode);
    await page.getByRole("link", { name: /^Détails/ }).click();
    await page
      .getByRole("dialog")
      .getByRole("link", { name: /Étapes/ })
      .click();
    await page.waitForURL(/\/etapes$/);
    const track = page.url();
    const titles = page.getByRole("main").getByRole("listitem").getByRole("heading", { level: 2 });
    for (const step of ["Maquettes", "Intégration"]) {
      await page.getByLabel("Titre").last().fill(step);
      await page.getByRole("button", { name: "Ajouter l’étape" }).click();
      await expect(titles.last()).toHaveText(step);
    }
    await page.getByRole("button", { name: /^Supprimer.: Maquettes/ }).click();
    await expect(page.getByText("Étape supprimée")).toBeVisible();
    await expect(titles).toHaveText(["Intégration"]);
    await page.getByRole("button", { name: "Annuler" }).click();
    await expect(page.getByText("Restauration faite")).toBeVisible();
    expect(page.url()).toBe(track);
    await expect(titles).toHaveText(["Maquettes", "Intégration"]);
  });
});
