import type { Locator, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { open } from "./modes";
import { expectBadge, FRENCH_DATE } from "./office";

/** Asks from the own space to be forgotten. */
export async function askForErasure(page: Page): Promise<void> {
  await open(page, "/dashboard");
  await page.getByRole("link", { name: "Demander leur effacement" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Demander l’effacement" }).click();
  await expect(page.locator(".flash")).toContainText("Demande d’effacement envoyée");
  await expect(page.getByRole("button", { name: "Retirer la demande" })).toBeVisible();
}

/** Goes, as an admin, from the list of those who ask for it to the question, once without answering it. */
export async function openErasure(page: Page, client: { name: string; email: string }): Promise<Locator> {
  await open(page, `/admin/clients?state=erasure&q=${encodeURIComponent(client.name)}`);
  const row = page.getByRole("row").filter({ hasText: client.email });
  await expectBadge(row.locator(".badge").last(), "Effacement demandé", "red");
  await row.getByRole("link", { name: client.name }).click();
  await expect(page.getByText("répondez-lui sous un mois")).toHaveText(FRENCH_DATE);
  await page.getByRole("link", { name: "Effacer ses données" }).click();
  const dialog = page.getByRole("dialog", { name: "Effacer les données du client" });
  await dialog.getByRole("link", { name: "Annuler" }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole("link", { name: "Effacer ses données" }).click();
  await expect(dialog).toContainText(client.name);
  await expect(dialog).toContainText("Effacer pour toujours le compte, les coordonnées et les messages de ce client ?");
  await expect(dialog).toContainText("Un dernier e-mail lui dit que c’est fait. Cette action est irréversible.");
  return dialog;
}
