import type { Page } from "@playwright/test";
import { expect, test } from "@playwright/test";
import { formatDate } from "../../app/site/format";
import type { Mode } from "./support/modes";
import { inBothModes, inEveryMode, inOneMode, open } from "./support/modes";
import { fact, post } from "./support/office";
import { ADMIN } from "./support/people";
import { signInByPost } from "./support/sign-in";
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

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const textOf = async (page: Page, path: string) => (await page.request.get(path)).text();

async function save(page: Page, mode: Mode, values: Record<string, string>) {
  await open(page, "/admin/settings", mode);
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

inBothModes((mode) => {
  test.beforeEach(({ page }) => signInByPost(page.request, ADMIN));

  test("what the owner changes stands on every page at once, and goes back when it is emptied", async ({ page }) => {
    test.slow();
    // Finished pages of before the change are kept by now.
    const before = await textOf(page, "/");
    expect(before).toContain("Zellige");
    await save(page, mode, NEW);
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
    expect(await textOf(page, "/saudi-arabia")).toContain("٧٢٠");
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
});

inEveryMode((mode) => {
  test.beforeEach(({ page }) => signInByPost(page.request, ADMIN));

  test("a wrong field is refused with a sentence under it, and nothing typed is lost", async ({ page }) => {
    const wrong = { Téléphone: "0522", "Numéro WhatsApp": "061122", Experts: "beaucoup", Lundi: "le matin" };
    await save(page, mode, { Adresse: "Tanger, Maroc", ...wrong });
    await expect(page.locator(".error-summary")).toBeFocused();
    await expect(page).toHaveTitle(/^Erreur\s: Paramètres/);
    await expect(field(page, "Téléphone")).toHaveAccessibleDescription(/Le numéro n’est pas complet/);
    await expect(field(page, "Numéro WhatsApp")).toHaveAccessibleDescription(/Le numéro n’est pas complet/);
    await expect(field(page, "Experts")).toHaveAccessibleDescription(/Un nombre entier/);
    await expect(field(page, "Lundi")).toHaveAccessibleDescription(/Des heures, par exemple/);
    await page.getByRole("link", { name: "Aller au contenu principal" }).press("Enter");
    for (const [label, value] of Object.entries({ Adresse: "Tanger, Maroc", ...wrong })) {
      await expect(field(page, label)).toHaveValue(value);
    }
  });
});

inOneMode((mode) => {
  test.beforeEach(({ page }) => signInByPost(page.request, ADMIN));

  // @spec office-77, office-78, office-81, limits-22
  test("four cards lead on, and the system says what it is", async ({ page }) => {
    const openedAt = new Date();
    await open(page, "/admin/settings", mode);
    for (const title of ["API Keys", "Base de données", "Email et notifications", "Analytics et SEO"]) {
      await expect(page.getByRole("heading", { name: title, level: 2 })).toBeVisible();
    }
    await expect(page.getByRole("link", { name: "Gérer les clés" })).toHaveAttribute("href", "/admin/api-keys");
    await expect(page.getByRole("link", { name: "Gérer le SEO" })).toHaveAttribute("href", "/admin/seo");
    await expect(page.getByRole("link", { name: "Voir les messages" })).toHaveAttribute("href", "/admin/email");
    await expect(page.locator(".details")).toContainText(/Version\s*1\.0\.0/);
    await expect(page.locator(".details")).toContainText(/Base de données\s*PostgreSQL/);
    await expect(fact(page.locator("main"), "Hébergement")).toHaveText("Non précisé");
    // Of either day, when midnight falls in between.
    const today = (await fact(page.locator("main"), "Date du jour").innerText()).trim();
    expect([formatDate(openedAt), formatDate(new Date())]).toContain(today);
  });
});
