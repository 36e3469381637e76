import type { Page } from "@playwright/test";
import { expect, test } from "@playwright/test";
import { inBothModes, inOneMode, open } from "../e2e/support/modes";
import { countsOf, expectBadge, FRENCH_DATE, post } from "../e2e/support/office";
import { ADMIN } from "../e2e/support/people";
import { unique } from "../e2e/support/services";
import { enterAs } from "../e2e/support/sign-in";

const TITLE = "Lire un devis d’agence, ligne par ligne";
const DRAFT = "Formulaire de contact : quatre phrases pour la loi 09-08";
const rowOf = (page: Page, title: string) => page.getByRole("row").filter({ hasText: title });

inOneMode((mode) => {
  test.beforeEach(({ page }) => enterAs(page, ADMIN));

  // @spec office-16, office-17, states-1, calls-19
  test("articles are counted and listed with their state, and lead to all that is done with one", async ({ page }) => {
    await open(page, "/admin/blog?q=devis", mode);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Gestion du Blog");
    const counts = await countsOf(page, "Filtrer par état");
    expect(counts.Tous).toBe(Number(counts.Publiés) + Number(counts.Brouillons));
    await expect(page.locator(".page-head")).toContainText(
      `${counts.Tous} articles, dont ${counts.Brouillons} brouillon`,
    );
    await expect(page.getByRole("link", { name: "Nouvel article" })).toHaveAttribute("href", "/admin/blog/new");
    await expect(page.getByRole("link", { name: "Générer un article" })).toHaveAttribute(
      "href",
      "/admin/blog/generate",
    );
    const row = rowOf(page, TITLE);
    await expectBadge(row.locator(".badge").first(), "Publié", "green");
    await expect(row.locator(".row-note")).toHaveText(new RegExp(`^le ${FRENCH_DATE.source}$`, "u"));
    const times = await page.locator("tbody time").all();
    const made = await Promise.all(times.map((time) => time.getAttribute("datetime")));
    expect(made.length).toBeGreaterThan(1);
    expect(made).toEqual(made.toSorted().toReversed());
    await expect(row.getByRole("button", { name: `Dépublier : ${TITLE}` })).toBeVisible();
    for (const verb of ["Voir sur le site", "Modifier", "Supprimer"]) {
      await expect(row.getByRole("link", { name: `${verb} : ${TITLE}` })).toBeVisible();
    }
    await row.getByRole("link", { name: `Supprimer : ${TITLE}` }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText("Êtes-vous sûr de vouloir supprimer cet article ?");
    await dialog.getByRole("link", { name: "Annuler" }).click();
    await expect(dialog).toHaveCount(0);

    await open(page, `/admin/blog?state=draft&q=${encodeURIComponent(DRAFT)}`, mode);
    const draft = page.getByRole("row").filter({ hasText: DRAFT });
    await expectBadge(draft.locator(".badge").first(), "Brouillon", "yellow");
    await expect(draft.locator(".row-note")).toHaveCount(0);
  });

  // @spec office-24, office-25, office-27, office-28, office-29, validation-26, limits-7
  test("the SEO desk shows an article as it stands, with its score and what to mend", async ({ page }) => {
    await open(page, "/admin/seo?q=devis", mode);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Gestion SEO");
    await expect(page.getByText("Sélectionnez un article pour gérer son SEO")).toBeVisible();
    const entry = page.getByRole("navigation", { name: "Articles" }).getByRole("link", { name: TITLE });
    await expect(entry).toContainText(/\d+ tags?/);
    await entry.click();
    await expect(page.locator("dl.details")).toContainText(TITLE);
    await expect(page.locator("dl.details")).toContainText("/blog/lire-un-devis-d-agence-ligne-par-ligne");
    await expect(page.locator("dl.details")).toContainText(/\d+ caractères \(idéal\s: 150-160\)/);
    await expect(page.getByRole("main").locator("input[name=title]")).toHaveCount(0);
    const advice = page.getByRole("region", { name: "Recommandations SEO" }).getByRole("listitem");
    await expect(advice).toHaveText([
      /Titre\s: \d+ caractères, 60 au plus/,
      /entre 150 et 160/,
      /\d+ tags?, 3 au moins/,
    ]);
    for (const each of await advice.all()) {
      const isMet = (await each.locator(".badge").innerText()) === "Suivie";
      await expectBadge(each.locator(".badge"), isMet ? "Suivie" : "À revoir", isMet ? "green" : "yellow");
    }
    for (const name of ["Ajouter", "Enregistrer les modifications"]) {
      await expect(page.getByRole("button", { name, exact: true })).toBeVisible();
    }
    await page.getByRole("link", { name: "Annuler" }).click();
    await expect(page.getByText("Sélectionnez un article pour gérer son SEO")).toBeVisible();
  });

  // @spec office-21, limits-6
  test("a score is green from 80, yellow from 60 and red below", async ({ page }) => {
    const short = unique("Bref");
    const article = { title: short, excerpt: `Ce que dit « ${short} ».`, content: "Un texte.", category: "Design" };
    await post(page, "/admin/blog/new", { intent: "post", ...article });
    for (const { title, word, tone, from, to } of [
      { title: "WhatsApp au comptoir : répondre vite, dormir la nuit", word: "Bon", tone: "green", from: 80, to: 100 },
      { title: TITLE, word: "Moyen", tone: "yellow", from: 60, to: 79 },
      { title: short, word: "Faible", tone: "red", from: 0, to: 59 },
    ] as const) {
      await open(page, `/admin/seo?q=${encodeURIComponent(title)}`, mode);
      await page.getByRole("navigation", { name: "Articles" }).getByRole("link", { name: title }).click();
      const head = page.locator(".score-head");
      await expectBadge(head.locator(".badge"), word, tone);
      const total = Number(await head.locator("strong").innerText());
      expect(total, title).toBeGreaterThanOrEqual(from);
      expect(total, title).toBeLessThanOrEqual(to);
    }
  });

  // @spec office-4, office-18, office-19, office-22, office-23, validation-19, validation-20, validation-21, calls-20
  // @spec calls-21, limits-3, limits-4, limits-5
  test("three generators ask for a subject, propose five, and read a file of a hundred", async ({ page }) => {
    await open(page, "/admin/blog/generate", mode);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Générer un article");
    await expect(page.getByLabel("Sujet")).toBeVisible();
    await expect(page.getByLabel("Description de l’image (facultatif)")).toBeVisible();
    const length = page.getByLabel("Nombre de caractères");
    for (const [name, value] of Object.entries({ min: "500", max: "10000", step: "500", value: "3000" })) {
      await expect(length).toHaveAttribute(name, value);
    }
    await expect(page.getByText("≈ 600 mots")).toBeVisible();
    if (mode.javaScriptEnabled) {
      await length.fill("5000");
      await expect(page.getByText("≈ 1 000 mots")).toBeVisible();
    }
    const tabs = page.getByRole("navigation", { name: "Générateurs d’articles" });
    await tabs.getByRole("link", { name: "Cinq articles" }).click();
    await expect(page).toHaveURL("/admin/blog/quick-generate");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cinq articles");
    await expect(page.locator(".five-list > li")).toHaveCount(5);
    await expect(page.locator(".page-head")).toContainText("un brouillon de 2 000 à 2 500 mots");
    await expect(page.getByText("Comptez 10 à 15 secondes par article.")).toBeVisible();
    for (const words of await page.getByLabel("Mots", { exact: true }).all()) {
      await expect(words).toHaveAttribute("min", "2000");
      await expect(words).toHaveAttribute("max", "2500");
    }
    await tabs.getByRole("link", { name: "En série" }).click();
    await expect(page).toHaveURL("/admin/blog/auto-generate");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Articles en série");
    await expect(page.getByText("Le fichier du site : 100 sujets")).toBeVisible();
  });
});

inBothModes((mode) => {
  test.beforeEach(({ page }) => enterAs(page, ADMIN));

  // @spec validation-18
  test("a length out of bounds is refused in words", async ({ page }) => {
    await open(page, "/admin/blog/generate", mode);
    await page.evaluate(() => {
      for (const form of document.forms) form.noValidate = true;
    });
    await page.getByLabel("Sujet").fill("Une vitrine pour un atelier");
    await page.getByLabel("Nombre de caractères").fill("100");
    await page.getByRole("button", { name: "Générer l’article" }).click();
    const sentence = "Le nombre de caractères doit être entre 500 et 10000";
    await expect(page.locator(".error-summary")).toContainText(sentence);
    await expect(page.getByLabel("Sujet")).toHaveValue("Une vitrine pour un atelier");
  });
});
