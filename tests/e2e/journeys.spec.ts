import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { inBothModes, open } from "./support/modes";
import { ADMIN, CLIENT } from "./support/people";
import { unique } from "./support/services";
import { enterAs } from "./support/sign-in";
import { test } from "./support/test";
import { expectFlashInSight, expectNoSidewaysScroll, expectThumbSized, tapByThumb } from "./support/thumb";
import { messageOf } from "./support/way-out";

// What visitors, clients and the editor come for most, on a phone; the owner's own errands stand in thumb.spec.ts.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

async function tapLink(page: Page, name: string | RegExp): Promise<void> {
  await tapByThumb(page.getByRole("main").getByRole("link", { name }).first());
}

async function expectPage(page: Page, heading: string | RegExp): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  await expectNoSidewaysScroll(page);
}

async function fillIn(page: Page, form: string, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const field = page.locator(form).getByLabel(label, { exact: true });
    await tapByThumb(field);
    await field.fill(value);
  }
}

test("a visitor finds a service, its prices, and asks for one in a chat", async ({ page }) => {
  await page.goto("/");
  await tapLink(page, /^Programmation & Technologie/);
  await expect(page).toHaveURL("/services/programming");
  await tapLink(page, /^Développement web/);
  await expectPage(page, "Développement web");
  await tapLink(page, "Voir les tarifs");
  const chat = page.getByRole("link", { name: "Choisir Standard sur WhatsApp" });
  await chat.scrollIntoViewIfNeeded();
  expect(await messageOf(chat)).toContain("la formule Standard du service « Développement web », à 12 500 MAD");
});

test("a visitor from Saudi Arabia reads from right to left and writes in a chat", async ({ page }) => {
  await page.goto("/saudi-arabia");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expectNoSidewaysScroll(page);
  const chat = page.getByRole("main").getByRole("link", { name: /واتساب/ });
  expect(await messageOf(chat.first())).toMatch(/^السلام عليكم/);
});

test("a visitor asks for a quote from the home page", { tag: "@wide" }, async ({ page }) => {
  await page.context().route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
  await page.goto("/");
  await tapLink(page, "Demander un devis gratuit");
  await expectPage(page, "Parlons de votre projet");
  const said = { Nom: "Nadia Tazi", "E-mail": "nadia@atlas.example", Message: unique("Un atelier à Fès") };
  await fillIn(page, "form#inquiry", said);
  await tapByThumb(page.getByRole("button", { name: "Envoyer le message" }));
  await expect(page.getByText("Nous vous contacterons bientôt.")).toBeInViewport();
});

test("a visitor looks an article up and reads it", async ({ page }) => {
  await page.goto("/blog");
  await fillIn(page, "form[role=search], search form", { "Rechercher un article": "devis" });
  await tapByThumb(page.getByRole("button", { name: "Rechercher" }));
  await expect(page).toHaveURL(/\?q=devis/);
  await expectNoSidewaysScroll(page);
  await tapLink(page, /^Lire un devis d’agence/);
  await expectPage(page, /Lire un devis d’agence/);
  await tapLink(page, "Retour au blog");
  await expectPage(page, "Le blog de l’agence");
});

// @spec account-9, calls-3, calls-4, errors-10
test("a client looks where the project stands", async ({ page }) => {
  await open(page, "/auth");
  await fillIn(page, "main form", { "E-mail": CLIENT.email, "Mot de passe": CLIENT.password });
  await tapByThumb(page.getByRole("button", { name: "Se connecter" }));
  await expect(page).toHaveURL("/dashboard");
  await expectNoSidewaysScroll(page);
  const project = page.getByRole("main").getByRole("listitem").filter({ hasText: "Fiche Google et référencement" });
  await expect(project.locator(".badge").first()).toBeVisible();
  await tapByThumb(page.getByRole("button", { name: "Déconnexion" }));
  await expectFlashInSight(page, "Déconnexion réussie");
  await expect(page).toHaveURL("/");
});

test("the editor writes an article and publishes it", { tag: "@wide" }, async ({ page }) => {
  await enterAs(page, ADMIN);
  const title = unique("Photographier un riad");
  await open(page, "/admin/blog/new");
  await fillIn(page, "main form", {
    Titre: title,
    Extrait: `Ce que dit « ${title} ».`,
    Contenu: "Le matin, face au patio.",
  });
  await page.getByLabel("Catégorie").selectOption("Design");
  await tapByThumb(page.getByRole("button", { name: "Enregistrer et publier" }));
  await expectFlashInSight(page, "Article créé");
  await open(page, `/admin/blog?q=${encodeURIComponent(title)}`);
  await expectNoSidewaysScroll(page);
  await expectThumbSized(page.getByRole("row").getByRole("link", { name: title, exact: true }));
  await page.goto(`/blog?q=${encodeURIComponent(title)}`);
  await tapLink(page, title);
  await expectPage(page, title);
});

inBothModes((mode) => {
  test("a customer leaves a review", async ({ page }) => {
    await open(page, "/contact", mode);
    const star = page.getByRole("radio", { name: /^5/ });
    await tapByThumb(page.locator("form#review label").filter({ has: star }));
    await expect(star).toBeChecked();
    const content = unique("Livré à l’heure, et le site tient sur mon vieux téléphone.");
    await fillIn(page, "form#review", { Nom: "Salma Idrissi", Avis: content });
    await tapByThumb(page.locator("form#review").getByRole("button"));
    await expect(page.getByText("Votre avis sera publié après modération.").first()).toBeInViewport();
  });
});
