import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { open } from "./support/modes";
import { finishArticle } from "./support/outside-services";
import { ADMIN } from "./support/people";
import { enterAs } from "./support/sign-in";
import { test } from "./support/test";

const WRITTEN_MS = 30_000;
const subject = (words: string) => `${words} ${test.info().workerIndex}-${Date.now()}`;
const saveButton = (page: Page) => page.getByRole("button", { name: "Enregistrer en brouillon" });

/** What the provider under test does is said in the subject; see tests/support/start-outside-services.ts. */
async function ask(page: Page, subject: string): Promise<void> {
  await enterAs(page, ADMIN);
  await open(page, "/admin/blog/generate");
  await page.getByLabel("Sujet").fill(subject);
  await page.getByRole("button", { name: "Générer l’article" }).click();
  await expect(page).toHaveURL(/\/admin\/blog\/generate\/[0-9a-f-]{36}$/);
}

// @spec office-20, entities-13
test("an article is asked for, watched, read over, kept and published", async ({ page }) => {
  test.slow();
  const title = subject("Site vitrine retenu");
  await ask(page, title);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("L’article s’écrit");
  await expect(page.locator(".writing-text")).toContainText("le sujet fait peur", { timeout: WRITTEN_MS });
  await finishArticle(title);
  await expect(saveButton(page)).toBeVisible({ timeout: WRITTEN_MS });
  await expect(page.getByRole("heading", { level: 2, name: title, exact: true })).toBeVisible();
  for (const part of ["Score SEO", "Autour du texte", "Articles proches"]) {
    await expect(page.getByRole("heading", { name: part })).toBeVisible();
  }
  await expect(page.getByRole("region", { name: "Score SEO" })).toContainText(/\d+\/100/);
  const facts = page.getByRole("region", { name: "Autour du texte" });
  await expect(facts).toContainText(/Méta description \d+ caractères/);
  await expect(facts).toContainText(`${title} : par où commencer, combien cela coûte`);
  await expect(facts).toContainText(`${title.toLowerCase()}, conseil`);

  await page.getByLabel("Partie").selectOption({ label: "Combien cela coûte" });
  await page.getByRole("button", { name: "Régénérer cette section" }).click();
  await expect(page.getByText("Une partie réécrite de fond en comble.")).toBeVisible({ timeout: WRITTEN_MS });
  await expect(page.getByText("Demandez un prix écrit")).toHaveCount(0);
  await expect(page.getByText("Comptez ce qui compte")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Versions" }).getByRole("link")).toHaveCount(2);

  await page.getByLabel("Catégorie").selectOption("Business");
  await saveButton(page).click();
  await expect(page.getByText("Brouillon enregistré")).toBeVisible();
  await expect(page.getByText("Généré par IA, à relire")).toBeVisible();
  await page.getByRole("button", { name: "Enregistrer et publier" }).click();
  await expect(page.locator(".error-summary")).toContainText("Relisez cet article écrit par l’IA");
  await expect(page.getByLabel("Contenu")).toHaveValue(/Une partie \*\*réécrite\*\*/);
  await page.getByLabel("J’ai relu cet article").check();
  await page.getByRole("button", { name: "Enregistrer et publier" }).click();
  await expect(page).toHaveURL("/admin/blog");
  await page.getByRole("link", { name: `Voir sur le site : ${title}` }).click();
  await expect(page.getByText(/^Généré par IA, relu par /)).toBeVisible();
});

// @spec entities-13, errors-21
test("an article that fails says why, keeps what was asked for and can be tried again", async ({ page }) => {
  const failing = subject("Un sujet à la clé refusée");
  await ask(page, failing);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Erreur lors de la génération", {
    timeout: WRITTEN_MS,
  });
  await expect(page.locator(".notice")).toContainText("Impossible de générer l'article");
  await expect(page.getByText(failing)).toBeVisible();
  // It fails once more, perhaps before anybody sees that it was tried.
  const answer = page.waitForResponse((response) => response.request().method() === "POST");
  await page.getByRole("button", { name: "Réessayer" }).click();
  expect((await answer).ok()).toBe(true);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/L’article s’écrit|Erreur/);
});

test("an article that is being written is given up", async ({ page }) => {
  const title = subject("Un site retenu");
  await ask(page, title);
  try {
    await page.getByRole("button", { name: "Annuler" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Génération annulée");
  } finally {
    await finishArticle(title);
  }
  await expect(page.getByRole("button", { name: "Réessayer" })).toBeVisible();
});

// @spec validation-17
test("a wrong form is shown again with what was typed", async ({ page }) => {
  await enterAs(page, ADMIN);
  await open(page, "/admin/blog/generate");
  await expect(page.getByText("≈ 600 mots")).toBeVisible();
  await page.getByLabel("Nombre de caractères").fill("5000");
  await expect(page.getByText("≈ 1 000 mots")).toBeVisible();
  await page.getByLabel("Sujet").fill("   ");
  await page.getByLabel("Description de l’image").fill("Une échoppe à Fès");
  await page.getByRole("button", { name: "Générer l’article" }).click();
  await expect(page.locator(".error-summary")).toContainText("Sujet requis");
  await expect(page.getByLabel("Description de l’image")).toHaveValue("Une échoppe à Fès");
});

test.describe("a hostile answer", () => {
  // Nothing but our own care is to protect here.
  test.use({ bypassCSP: true });

  test("runs nothing, neither while it is read over nor as a draft", async ({ page }) => {
    test.slow();
    const dialogs: string[] = [];
    page.on("dialog", (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    const away: string[] = [];
    page.on("request", (request) => {
      if (new URL(request.url()).hostname === "evil.example") away.push(request.url());
    });
    await ask(page, `Un sujet hostile ${Date.now()}`);
    await expect(saveButton(page)).toBeVisible({ timeout: WRITTEN_MS });
    await tryEverything(page);
    await page.getByLabel("Catégorie").selectOption("Business");
    await saveButton(page).click();
    await expect(page.getByText("Généré par IA, à relire")).toBeVisible();
    await tryEverything(page);
    expect(dialogs).toEqual([]);
    expect(away).toEqual([]);
  });
});

/** Points at all that a text shows, and clicks what leads nowhere. */
async function tryEverything(page: Page): Promise<void> {
  const touched = await page.evaluate(() => {
    const elements = [...document.querySelectorAll(".prose *")];
    for (const element of elements) {
      element.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
      element.dispatchEvent(new Event("focus"));
    }
    return elements.length;
  });
  expect(touched).toBeGreaterThan(10);
}
