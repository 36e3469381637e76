import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { hydrated } from "./modes";
import { finishArticle } from "./outside-services";

export const AUTO = "/admin/blog/auto-generate";

/** The columns of a file of subjects. */
export const HEAD =
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

/** Looks a file through of which one row is wrong. */
export async function checkWrongFile(page: Page) {
  await hydrated(page);
  await checkFile(page, row("Un logo"), row("", "beaucoup"), row("شعار بالعربية أولًا"));
}

/** Starts a run from a page that has just been opened. */
export function startRunOf(...titles: string[]) {
  return async (page: Page) => {
    await hydrated(page);
    await startRun(page, ...titles);
  };
}

/** Up to a run that waits. */
export async function pauseRun(page: Page) {
  const first = `Un logo retenu ${Date.now()}`;
  await startRunOf(first, "Un autre logo", "Un dernier logo")(page);
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page.locator(".notice")).toContainText("La série attend");
  await finishArticle(first);
}

/** Up to the question before a run is cancelled. */
export async function cancelRun(page: Page) {
  await pauseRun(page);
  await page.getByRole("link", { name: "Annuler", exact: true }).click();
  await expect(page.getByRole("dialog")).toContainText("annuler cette série");
}

/** Up to a run that ended with a failure. */
export async function failRun(page: Page) {
  await startRunOf("Un sujet à la clé refusée")(page);
  await expect(page.locator(".notice")).toContainText("Des articles manquent", { timeout: 50_000 });
}
