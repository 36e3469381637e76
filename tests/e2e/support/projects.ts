import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { open } from "./modes";

/** Makes an inquiry a project by its details, as an admin does. */
export async function convert(page: Page, { message, title }: { message: string; title: string }) {
  await open(page, `/admin/inquiries?q=${encodeURIComponent(message)}`);
  await page.getByRole("link", { name: /^Détails/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("link", { name: "Convertir" }).click();
  await dialog.getByLabel("Titre du projet").fill(title);
  await dialog.getByLabel("Budget (MAD)").fill("9 600");
  await dialog.getByRole("button", { name: "Convertir" }).click();
  await expect(page.getByText("Demande convertie")).toBeVisible();
}

/** Moves a project to a status in the list of the back office. */
export async function setStatus(page: Page, { title, status }: { title: string; status: string }) {
  await open(page, `/admin/projects?q=${encodeURIComponent(title)}`);
  const row = page.getByRole("row").filter({ hasText: title });
  await row.locator("select[name=status]").selectOption({ label: status });
  await expect(page.getByText("Statut mis à jour")).toBeVisible();
}

/** A project as its client finds it in the own space. */
export function ownProject(page: Page, title: string) {
  return page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title }) });
}
