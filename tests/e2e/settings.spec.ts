import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { open } from "./support/modes";
import { post } from "./support/office";
import { ADMIN } from "./support/people";
import { signInByPost } from "./support/sign-in";
import { test } from "./support/test";
import { expectNoSidewaysScroll } from "./support/thumb";

const NEW = {
  Nom: "Atelier Nour",
  Téléphone: "+212 5 37 11 22 33",
  "E-mail": "salut@nour.example",
  Adresse: "Rue des Orangers, Rabat, Maroc",
  "Numéro WhatsApp": "+34 611 22 33 44",
  Instagram: "https://www.instagram.com/atelier.nour",
  "Projets livrés": "720",
  Entreprises: "410",
  Dimanche: "10 h – 12 h",
};

const DEMO_ADDRESS = "12, rue de l’Exemple, Casablanca, Maroc";

const LOOK = "/admin/settings/apparence";
const SVG = '<svg viewBox="0 0 120 40"><rect width="120" height="40" fill="#c0392b"/></svg>';

const logoOf = (page: Page) => page.getByRole("banner").locator(".logo img");

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const textOf = async (page: Page, path: string) => (await page.request.get(path)).text();

async function save(page: Page, values: Record<string, string>) {
  await open(page, "/admin/settings");
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
  await page.getByRole("button", { name: "Enregistrer" }).click();
}

/** A longer name than ours leaves its header room on the narrowest phones. */
async function expectNameOnPhones(page: Page, name: string) {
  const phone = await page.context().newPage();
  await phone.setViewportSize({ width: 320, height: 640 });
  for (const path of ["/", "/espana", "/saudi-arabia"]) {
    await phone.goto(path);
    await expect(phone.getByRole("banner").getByText(name)).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(phone);
  }
  await phone.close();
}

test.beforeEach(({ page }) => signInByPost(page.request, ADMIN));

test("what the owner changes stands on every page at once, and goes back when it is emptied", async ({ page }) => {
  test.slow();
  // Finished pages of before the change are kept by now.
  const before = await textOf(page, "/");
  expect(before).toContain("Zellige");
  await save(page, NEW);
  await expect(page.getByText("Paramètres enregistrés")).toBeVisible();
  await expect(field(page, "Nom")).toHaveValue("Atelier Nour");

  const home = await textOf(page, "/");
  for (const text of [
    "Atelier Nour",
    "+212 5 37 11 22 33",
    "salut@nour.example",
    "720+",
    "instagram.com/atelier.nour",
  ]) {
    expect(home).toContain(text);
  }
  const chat = await page.request.get("/go/whatsapp?de=/", { maxRedirects: 0 });
  expect(chat.headers().location).toMatch(/^https:\/\/wa\.me\/34611223344\?text=/);
  expect(home).not.toContain("Zellige,");
  expect(await textOf(page, "/contact")).toContain("10 h – 12 h");
  expect(await textOf(page, "/about")).toContain("plus de 410 entreprises");
  expect(await textOf(page, "/saudi-arabia")).toContain("720+");
  expect(await textOf(page, "/llms.txt")).toContain("Plus de 720 projets livrés");
  expect(await textOf(page, "/manifest.webmanifest")).toContain("Atelier Nour");
  expect(await textOf(page, "/maroc")).toContain('"telephone":"+212 5 37 11 22 33"');

  await expectNameOnPhones(page, NEW.Nom);

  for (const label of Object.keys(NEW)) await field(page, label).fill(label === "Adresse" ? DEMO_ADDRESS : "");
  // A colleague, whose form was opened at the same time, is quicker.
  const opened = JSON.stringify({ site_name: NEW.Nom });
  await post(page, "/admin/settings", { intent: "agency", opened, site_name: "Atelier Nour Sara" });
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.locator(".error-summary")).toBeFocused();
  await expect(field(page, "Nom")).toHaveAccessibleDescription(/Changé entre-temps en «\s*Atelier Nour Sara\s*»\./);
  expect(await textOf(page, "/")).toContain("Atelier Nour Sara");
  // Looking at another part of the form does not make it forget whose change it has been told of.
  await page.getByRole("navigation", { name: "Sur cette page" }).getByRole("link", { name: "Horaires" }).click();
  await expect(page.getByRole("group", { name: "Horaires" })).toBeInViewport();
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.locator(".error-summary")).toHaveCount(0);
  const after = await textOf(page, "/");
  expect(after).toContain("500+");
  expect(after).not.toContain("Atelier Nour");
});

test("the announcement, a colour, the home page and the logo are changed, seen and taken back", async ({ page }) => {
  await open(page, LOOK);
  await page.getByLabel("En français").fill("L’atelier est fermé le 30");
  await page.getByRole("textbox", { name: /^Lien/ }).fill("ici");
  await page.getByRole("button", { name: "Enregistrer l’annonce" }).click();
  await expect(page.locator(".error-summary")).toContainText("Une page du site, par exemple /realisations");
  await expect(page.getByLabel("En français")).toHaveValue("L’atelier est fermé le 30");
  await page.getByRole("textbox", { name: /^Lien/ }).fill("/contact");
  await page.getByRole("button", { name: "Enregistrer l’annonce" }).click();
  await expect(page.locator(".flash")).toContainText("Annonce enregistrée");
  expect(await textOf(page, "/about")).toContain("L’atelier est fermé le 30");

  await open(page, LOOK);
  const trade = page.getByRole("group", { name: "Contenu & Marketing" });
  await trade.getByLabel("De jour").fill("#efab28");
  await page.getByRole("button", { name: "Enregistrer les couleurs" }).click();
  await expect(page.locator(".error-summary")).toContainText(/Contraste de 1,\d/);
  await trade.getByLabel("De jour").fill("#4a3000");
  await page.getByRole("button", { name: "Enregistrer les couleurs" }).click();
  await expect(page.locator(".flash")).toContainText("Couleurs enregistrées");
  expect(await textOf(page, "/services/content")).toMatch(/href="\/couleurs\.css\?v=\w+"/);

  await page.getByRole("button", { name: /^Masquer\s*: Les outils$/ }).click();
  await expect(page.locator(".flash")).toContainText("Page d’accueil enregistrée");
  expect(await textOf(page, "/")).not.toContain("Nos outils");
  await page.getByRole("button", { name: /^Montrer\s*: Les outils$/ }).click();
  await expect(page.getByRole("button", { name: /^Masquer\s*: Les outils$/ })).toBeVisible();

  await open(page, LOOK);
  await page.getByLabel("Logo sur fond sombre").setInputFiles({
    name: "logo.svg",
    mimeType: "image/svg+xml",
    buffer: Buffer.from("<p>Bonjour</p>"),
  });
  await page.getByRole("button", { name: "Enregistrer les images" }).click();
  await expect(page.locator(".error-summary")).toContainText("Un logo est un fichier SVG ou PNG");
  await page.getByLabel("Logo sur fond sombre").setInputFiles({
    name: "logo.svg",
    mimeType: "image/svg+xml",
    buffer: Buffer.from(SVG),
  });
  await page.getByRole("button", { name: "Enregistrer les images" }).click();
  await expect(page.locator(".flash")).toContainText("Images de marque enregistrées");
  await page.goto("/about");
  await expect(logoOf(page)).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "L’atelier est fermé le 30" })).toBeVisible();
  await takeBack(page);
  await page.goto("/about");
  await expect(logoOf(page)).toHaveCount(0);
  await expect(page.getByText("L’atelier est fermé le 30")).toHaveCount(0);
});

test("the colour of a trade follows the theme", { tag: "@wide" }, async ({ page }) => {
  await post(page, LOOK, { intent: "accents", accent_content_day: "#4a3000", accent_content_night: "#ffe08a" });
  await page.goto("/services/content");
  const lines = page.locator(".text-category-text").first();
  for (const [theme, colour] of [
    ["light", "rgb(74, 48, 0)"],
    ["dark", "rgb(255, 224, 138)"],
  ] as const) {
    await page.locator("html").evaluate((html, name) => html.setAttribute("data-theme", name), theme);
    await expect(lines).toHaveCSS("color", colour);
  }
  await takeBack(page);
});

/** As it was: other tests look at the design's own. */
async function takeBack(page: Page) {
  await post(page, LOOK, { intent: "announcement" });
  await post(page, LOOK, { intent: "accents" });
  await post(page, LOOK, { intent: "files", logo_night_remove: "on", logo_day_remove: "on" });
}
