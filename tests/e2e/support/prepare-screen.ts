import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { hydrated } from "./modes";
import { ADMIN, CLIENT } from "./people";
import { enterAs, signInByPost } from "./sign-in";

/** Expects the focus on the refused field; another form of the page may have been refused before. */
async function refused(page: Page) {
  await expect(page.locator(".error-summary:focus")).toBeVisible();
}

export function sendEmptyForm(button: string | RegExp) {
  return async (page: Page) => {
    await hydrated(page);
    await page.getByRole("button", { name: button }).click();
    await refused(page);
  };
}

/** A required field of blanks passes the browser's own check and is refused by ours. */
export const sendWithout = (label: string, button: string | RegExp) => sendWrong(label, "  ", button);

export function sendWrong(label: string | RegExp, value: string, button: string | RegExp) {
  return async (page: Page) => {
    await hydrated(page);
    await page.getByLabel(label, { exact: true }).fill(value);
    await page.getByRole("button", { name: button }).click();
    await refused(page);
  };
}

/** On a telephone, since wide windows have another. */
export function openPhoneMenu(menu: string) {
  return async (page: Page) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await page.locator(`${menu} > summary`).click();
    await expect(page.locator(menu).getByRole("link").first()).toBeVisible();
  };
}

/** Sends an article by a session that has ended meanwhile: on coming back its text is on offer. */
export async function keepTyped(page: Page) {
  const context = page.context();
  const cookies = await context.cookies();
  await context.clearCookies();
  await signInByPost(page.request, ADMIN);
  const ended = await context.cookies();
  await page.request.post("/sign-out", { maxRedirects: 0 });
  await context.addCookies(ended);
  const form = { intent: "draft", title: "Un article gardé", content: "Un long texte." };
  await page.request.post(new URL(page.url()).pathname, { form, maxRedirects: 0 });
  await context.addCookies(cookies);
  await page.reload();
  await expect(page.getByRole("button", { name: "Abandonner" })).toBeVisible();
}

/** The draft of the demo agency, by the private link that the list of its articles has. */
export async function openPreview(page: Page) {
  await enterAs(page, ADMIN);
  const list = await (await page.request.get("/admin/blog?state=draft&q=loi%2009-08")).text();
  await page.goto(/\/blog\/apercu\/[^"]+/.exec(list)?.[0] ?? "");
  await expect(page.getByRole("note")).toContainText("Cet aperçu est privé");
}

/** A key that no request could carry. */
export async function sendWrongKey(page: Page) {
  const field = page.locator("#OPENAI_API_KEY");
  await hydrated(page);
  await field.fill("clé");
  await page.getByRole("button", { name: "Sauvegarder la clé OpenAI" }).click();
  await expect(field).toHaveAttribute("aria-invalid", "true");
}

/** Has an article written, up to the screen that has the button. */
export function generate(subject: string, button: string) {
  return async (page: Page) => {
    await hydrated(page);
    await page.getByLabel("Sujet").fill(`Un article sur ${subject}`);
    await page.getByRole("button", { name: "Générer l’article" }).click();
    await expect(page.getByRole("button", { name: button })).toBeVisible({ timeout: 30_000 });
  };
}

/** Keeps an article that has just been written. */
export async function keepWritten(page: Page) {
  await page.getByLabel("Catégorie").selectOption("Business");
  await page.getByRole("button", { name: "Enregistrer en brouillon" }).click();
  await page.getByText("Comment l’IA l’a écrit").click();
}

export async function sendBlankSubject(page: Page) {
  await hydrated(page);
  await page.getByLabel("Titre").first().fill("  ");
  await page.getByRole("button", { name: "Générer les cinq articles" }).click();
  await refused(page);
}

export function follow(link: string) {
  return async (page: Page) => {
    await page.getByRole("link", { name: link }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: link })).toBeVisible();
  };
}

export async function openNumbers(page: Page) {
  await page.getByRole("link", { name: "12 mois" }).click();
  await expect(page).toHaveURL(/period=months/);
  await page.getByText("Voir les chiffres").first().click();
  await expect(page.getByRole("table", { name: "Vues du blog par mois" })).toBeVisible();
}

export async function openConversion(page: Page) {
  await openFirst(/^Détails/)(page);
  await page.getByRole("dialog").getByRole("link", { name: "Convertir" }).click();
  await expect(page.getByRole("dialog")).toContainText("Titre du projet");
}

export async function openErasure(page: Page) {
  await follow("Khadija Benali")(page);
  await page.goto(`${page.url()}/erase`);
  await expect(page.getByRole("dialog")).toContainText("Ce client ne demande pas");
}

/** The e-mail of a forgotten password. */
export async function openMessage(page: Page) {
  await page.request.post("/auth/forgot", { form: { email: CLIENT.email }, maxRedirects: 0 });
  await page.reload();
  await openFirst(/^Lire/)(page);
}

/** Of a key that nothing else stores. */
export async function openKeyRemoval(page: Page) {
  const form = { intent: "RESEND_API_KEY", name: "RESEND_API_KEY", api_key: "re-0123456789-9f3a" };
  await page.request.post(page.url(), { form, maxRedirects: 0 });
  await page.reload();
  await openFirst(/^Supprimer la clé Resend/)(page);
}

export async function openOwnProject(page: Page) {
  await hydrated(page);
  await page.locator(".project-list").getByRole("link").first().click();
  await expect(page.getByRole("region", { name: "Où en est mon projet" })).toBeVisible();
}

export async function openOwnMessages(page: Page) {
  await openOwnProject(page);
  await page
    .getByRole("link", { name: /messages?|Écrire à l’agence/i })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "Messages", level: 1 })).toBeVisible();
}

export function openFirst(link: RegExp) {
  return async (page: Page) => {
    await hydrated(page);
    await page.getByRole("link", { name: link }).first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
  };
}

/** Follows a link of a page that runs without the framework, to a page whose title is the link's unless told. */
export function visit(name: RegExp, title: string | RegExp = name) {
  return async (page: Page) => {
    await page.getByRole("link", { name }).first().click();
    await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
  };
}

export function goTo(link: RegExp, heading: string) {
  return async (page: Page) => {
    await hydrated(page);
    await page.getByRole("link", { name: link }).first().click();
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
  };
}

/** Follows links one after the other. */
export function through(links: (string | RegExp)[], heading: string) {
  return async (page: Page) => {
    await hydrated(page);
    for (const name of links) await page.getByRole("link", { name }).first().click();
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
  };
}

export async function openEditor(page: Page) {
  await through([/^Ouvrir/], "Section Landing Personnalisée")(page);
  await page.getByRole("button", { name: "Lien", exact: true }).click();
  await expect(page.getByLabel("Adresse du lien")).toBeFocused();
}

export async function makeCalendar(page: Page) {
  await hydrated(page);
  await page.getByRole("button", { name: /^(Créer|Remplacer) le lien$/ }).click();
  await expect(page.getByRole("status").filter({ hasText: "Votre lien" })).toBeVisible();
}
