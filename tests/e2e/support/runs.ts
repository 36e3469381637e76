import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";

export const AUTO = "/admin/blog/auto-generate";

const HEAD =
  "title,primary_keyword,service_category,service,region,location,post_type,target_audience,word_count,content_angle";

/** A row of a file; what the provider under test does with it is said in its title. */
export function row(title: string, words: string | number = 1200): string {
  return `${title},logo,graphics,Création de logo,Maroc,Fès,guide,artisans,${words},Partir du dessin`;
}

/** Has a file looked through; the page of the generator is open. */
export async function checkFile(page: Page, ...rows: string[]): Promise<void> {
  const buffer = Buffer.from([HEAD, ...rows].join("\n"));
  await page.getByLabel("Fichier CSV").setInputFiles({ name: "essai.csv", mimeType: "text/csv", buffer });
  await page.getByRole("button", { name: "Contrôler le fichier" }).click();
  await expect(page.getByRole("heading", { name: "Contrôle de essai.csv" })).toBeVisible();
}

/** Starts a run of these articles and waits for its page. */
export async function startRun(page: Page, ...titles: string[]): Promise<void> {
  await checkFile(page, ...titles.map((title) => row(title)));
  await page.getByRole("button", { name: /^Générer (un article|\d+ articles)$/ }).click();
  await expect(page).toHaveURL(/\/auto-generate\/[0-9a-f-]{36}$/);
  await expect(page.getByRole("progressbar")).toBeVisible();
}
