import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { open } from "./support/modes";
import { ADMIN } from "./support/people";
import { enterAs } from "./support/sign-in";
import { test } from "./support/test";

/** Makes a project of a title that no other has. @returns the address of the list that shows it alone */
async function createProject(page: Page): Promise<{ title: string; list: string }> {
  const title = `Vitrine ${test.info().workerIndex}-${Date.now()}`;
  await enterAs(page, ADMIN);
  await open(page, "/admin/projects/new");
  await page.getByLabel("Titre").fill(title);
  await page.getByRole("button", { name: "Créer le projet" }).click();
  await expect(page.getByText("Projet créé")).toBeVisible();
  return { title, list: `/admin/projects?q=${encodeURIComponent(title)}` };
}

test("a deleted project comes back by the message, and by the trash", { tag: "@wide" }, async ({ page }) => {
  const { title, list } = await createProject(page);
  const remove = async () => {
    await open(page, list);
    await page.getByRole("link", { name: /^Détails/ }).click();
    await page.getByRole("dialog").getByRole("link", { name: "Supprimer" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Supprimer" }).click();
    await expect(page.getByText("Projet supprimé")).toBeVisible();
  };
  await remove();
  await page.getByRole("button", { name: "Annuler" }).click();
  await expect(page.getByText("Restauration faite")).toBeVisible();
  await open(page, list);
  await expect(page.getByRole("link", { name: /^Détails/ })).toHaveCount(1);

  await remove();
  await open(page, "/admin/corbeille");
  await page.getByRole("button", { name: `Restaurer\u202f: ${title}` }).click();
  await expect(page.getByText("Restauration faite")).toBeVisible();
  await expect(page.getByRole("button", { name: `Restaurer\u202f: ${title}` })).toHaveCount(0);
  await open(page, list);
  await expect(page.getByRole("link", { name: /^Détails/ })).toHaveCount(1);
});
