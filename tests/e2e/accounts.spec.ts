import type { Browser, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { linkInEmail, receiveEmail } from "./support/emails";
import type { Mode } from "./support/modes";
import { inBothModes, open } from "./support/modes";
import { ADMIN } from "./support/people";
import { convert, ownProject, setStatus } from "./support/projects";
import { enterAs } from "./support/sign-in";
import { test } from "./support/test";

const PASSWORD = "trois-oranges-amères";
const NEW_PASSWORD = "un-citron-confit";

async function fillIn(page: Page, fields: Record<string, string>, button: string): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole("button", { name: button, exact: true }).click();
}

const says = (page: Page, words: string) => expect(page.locator(".flash")).toContainText(words);

async function signIn(page: Page, email: string, password: string, mode?: Mode): Promise<void> {
  await open(page, "/auth", mode);
  await fillIn(page, { "E-mail": email, "Mot de passe": password }, "Se connecter");
}

/** Another person at another screen. */
async function asAdmin(browser: Browser, work: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  const page = await context.newPage();
  await enterAs(page, ADMIN);
  await work(page);
  await context.close();
}

// Each test goes on with the account of the last.
test.describe.configure({ mode: "serial" });

inBothModes((mode) => {
  const email = `sara.${mode.name.replace(/\W/g, "").toLowerCase()}@riad.example`;

  // @spec validation-10, calls-2, calls-5, errors-6, errors-7, errors-8, errors-9, errors-10
  test("an account from signing up to a forgotten password", async ({ page }) => {
    test.slow();
    await open(page, "/auth", mode);
    await page.getByRole("link", { name: "Inscription", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Inscription" })).toBeVisible();
    await open(page, page.url(), mode);
    const fields = { "Nom complet": "Sara Alami", "E-mail": email, "Mot de passe": PASSWORD };
    await fillIn(page, { ...fields, "Confirmer le mot de passe": "autre-chose" }, "S’inscrire");
    await expect(page.locator(".error-summary")).toContainText("Erreur d'inscription");
    await expect(page.locator(".error-summary")).toContainText("Les mots de passe ne correspondent pas");
    await fillIn(page, { ...fields, "Confirmer le mot de passe": PASSWORD }, "S’inscrire");
    await says(page, "Demande d’inscription reçue");

    await signIn(page, email, PASSWORD, mode);
    await expect(page.locator(".error-summary")).toContainText("Erreur de connexion");

    // Whoever signs in before confirming is sent another link, and the first one works on.
    await linkInEmail(email, "Confirmez votre adresse e-mail", 2);
    await open(page, await linkInEmail(email, "Confirmez votre adresse e-mail"), mode);
    await fillIn(page, { "Mot de passe": "faux-mot" }, "Confirmer mon adresse");
    await expect(page.locator(".error-summary")).toContainText("Ce mot de passe n’est pas celui de cette inscription.");
    await fillIn(page, { "Mot de passe": PASSWORD }, "Confirmer mon adresse");
    await says(page, "Inscription réussie !");
    await expect(page).toHaveURL("/dashboard");
    await page.getByRole("button", { name: "Déconnexion" }).first().click();
    await says(page, "Déconnexion réussie");

    await open(page, "/auth", mode);
    await page.getByRole("link", { name: "Mot de passe oublié" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Mot de passe oublié" })).toBeVisible();
    await fillIn(page, { "E-mail": email }, "Recevoir le lien");
    await says(page, "Demande reçue");
    const link = await linkInEmail(email, "Choisissez un nouveau mot de passe");
    // A scanner looks at the link first.
    expect((await page.request.get(link)).status()).toBe(200);
    await open(page, link, mode);
    const chosen = { "Nouveau mot de passe": NEW_PASSWORD, "Confirmer le mot de passe": NEW_PASSWORD };
    await fillIn(page, chosen, "Changer le mot de passe");
    await says(page, "Mot de passe changé");
    await expect(page).toHaveURL("/dashboard");
    await page.goto(link);
    await expect(page.getByRole("heading", { level: 1, name: "Lien expiré" })).toBeVisible();

    await page.context().clearCookies();
    await signIn(page, email, PASSWORD, mode);
    await expect(page.locator(".error-summary")).toContainText("Erreur de connexion");
    await signIn(page, email, NEW_PASSWORD, mode);
    await says(page, "Connexion réussie !");
  });
});

// A name of her own: the letters to the team are found by it.
const guest = { name: "Zineb Chraibi", email: "zineb@comptes.example", password: "des-figues-sèches" };
const title = "Site de Zineb";
const message = "Un site pour notre atelier";

test("an inquiry becomes a client with a project, who learns by e-mail where it stands", async ({ page, browser }) => {
  test.slow();
  await page.context().route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
  await open(page, "/contact");
  const inquiry = page.locator("#inquiry");
  for (const [label, value] of Object.entries({ Nom: guest.name, "E-mail": guest.email, Message: message }))
    await inquiry.getByLabel(label).fill(value);
  await inquiry.getByRole("button", { name: "Envoyer le message" }).click();
  await says(page, "Message envoyé !");
  expect(await receiveEmail(guest.email, "Nous avons bien reçu votre message")).toContain("24");
  expect(await receiveEmail(ADMIN.email, `Nouvelle demande de ${guest.name}`)).toContain(message);

  await asAdmin(browser, async (admin) => {
    await convert(admin, { message, title });
    await expect(admin.getByRole("heading", { level: 1 })).toHaveText(guest.name);
  });
  expect(await receiveEmail(guest.email, "Votre espace client vous attend")).toContain(title);
  await open(page, await linkInEmail(guest.email, "Votre espace client vous attend"));
  const chosen = { "Nouveau mot de passe": guest.password, "Confirmer le mot de passe": guest.password };
  await fillIn(page, chosen, "Ouvrir mon espace");
  await says(page, "Bienvenue dans votre espace client");
  await expect(page).toHaveURL("/dashboard");
  await expect(ownProject(page, title)).toContainText("En attente");
  await expect(ownProject(page, title)).toContainText(/9\s600\sMAD/);

  await asAdmin(browser, (admin) => setStatus(admin, { title, status: "En cours" }));
  await ownProject(page, title).getByRole("link", { name: title }).click();
  await expect(page.getByText("Nous y travaillons en ce moment.")).toBeVisible();
  await expect(page.getByRole("list", { name: "Historique du projet" }).getByRole("listitem")).toHaveCount(2);
  await page.goto("/dashboard");
  await expect(ownProject(page, title)).toContainText("En cours");
});
