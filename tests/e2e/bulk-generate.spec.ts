import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { open } from "./support/modes";
import { post } from "./support/office";
import { finishArticle } from "./support/outside-services";
import { ADMIN } from "./support/people";
import { AUTO, checkFile, HEAD, row, startRun } from "./support/runs";
import { enterAs } from "./support/sign-in";
import { test } from "./support/test";

// A run waits for those of the tests beside it: one article is written at a time.
const ENDED = { timeout: 90_000 };

const RUN = /\/auto-generate\/[0-9a-f-]{36}$/;

const name = (title: string) => `${title} ${test.info().workerIndex}-${Date.now()}`;

async function cancelRun(page: Page) {
  await page.getByRole("link", { name: "Annuler", exact: true }).click();
  await expect(page.getByRole("dialog")).toContainText("Êtes-vous sûr de vouloir annuler cette série");
  await page.getByRole("button", { name: "Annuler la série" }).click();
  await expect(page.locator(".notice")).toContainText("La série est annulée");
}

test.beforeEach(async ({ page }) => {
  test.slow();
  await enterAs(page, ADMIN);
});

// @spec states-2, calls-22
test("a file is looked through, started without its wrong rows, and followed to its drafts", async ({ page }) => {
  const title = name("Un atelier de zellige");
  await open(page, AUTO);
  await checkFile(page, row(title), row("Un atelier de cuir", "beaucoup"));
  await expect(page.getByText("1 ligne prête, 1 en erreur.")).toBeVisible();
  await expect(page.getByText("Ligne 3, word_count : un nombre entier de 200 à 4000")).toBeVisible();
  await page.getByLabel("Laisser de côté la ligne en erreur").check();
  await page.getByRole("button", { name: "Générer un article" }).click();
  await expect(page.locator(".flash")).toContainText("La série est lancée");
  await expect(page.locator(".notice")).toContainText("Tous les articles sont écrits", ENDED);
  await expect(page.locator(".notice")).toContainText("1 brouillon enregistré, 0 en échec.");
  await page.getByRole("link", { name: title }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Modifier l’article" })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Titre" })).toHaveValue(title);
});

test("a run is paused, resumed and cancelled", async ({ page }) => {
  await open(page, AUTO);
  await startRun(page, name("Premier retenu"), name("Deuxième"), name("Troisième"), name("Quatrième"));
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page.locator(".notice")).toContainText("La série attend");
  await page.getByRole("button", { name: "Reprendre" }).click();
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
  await cancelRun(page);
  await expect(page.getByRole("button", { name: "Pause" })).toHaveCount(0);
  await page
    .getByRole("navigation", { name: "État des articles" })
    .getByRole("link", { name: /Annulé/ })
    .click();
  await expect(page.getByRole("row", { name: /Quatrième/ })).toContainText("Annulé");
});

async function giveUp(page: Page): Promise<void> {
  await expect(page).toHaveURL(RUN);
  await post(page, `${new URL(page.url()).pathname}/cancel`, {});
  await expect(page.locator(".notice")).toContainText("La série est annulée");
}

test("the hundred subjects of the site and five of one's own are started, and given up", async ({ page }) => {
  await open(page, AUTO);
  await page.getByRole("button", { name: "Générer les 100 articles" }).click();
  await giveUp(page);
  await open(page, "/admin/blog/quick-generate");
  await page.getByRole("button", { name: "Générer les cinq articles" }).click();
  await giveUp(page);
});

test("an article that fails is named with its reason and can be tried again", async ({ page }) => {
  await open(page, AUTO);
  await startRun(page, name("Un sujet à la clé refusée"));
  await expect(page.locator(".notice")).toContainText("Des articles manquent", ENDED);
  await expect(page.getByRole("row", { name: /clé refusée/ })).toContainText("Impossible de générer l'article");
  await page.getByRole("button", { name: "Réessayer les échecs" }).click();
  await expect(page.locator(".flash").first()).toContainText("Les échecs sont repris");
});

// @spec entities-12
test("the file of the site can be taken along", { tag: "@wide" }, async ({ page }) => {
  await page.goto(AUTO);
  const waiting = page.waitForEvent("download");
  await page.getByRole("link", { name: "Télécharger le CSV" }).click();
  const text = readFileSync(await (await waiting).path(), "utf8");
  const [columns, ...subjects] = text.trim().split("\r\n");
  expect(columns).toBe(HEAD);
  expect(subjects).toHaveLength(100);
});

// @spec entities-14, errors-26
test("whoever watches a run sees it advance and is told of each failure, without loading the page anew", async ({
  page,
}) => {
  await open(page, AUTO);
  const title = name("Un bon sujet retenu");
  await startRun(page, title, name("La clé refusée"));
  await page.evaluate(() => document.body.setAttribute("data-still-here", ""));
  await finishArticle(title);
  await expect(page.locator(".run-notices").getByRole("alert")).toContainText("Échec", ENDED);
  await expect(page.locator(".notice")).toContainText("1 brouillon enregistré, 1 en échec.");
  await expect(page.getByRole("status").filter({ hasText: "Série terminée" })).toHaveCount(1);
  await expect(page.locator("body[data-still-here]")).toHaveCount(1);
});
