import type { Page } from "@playwright/test";
import { expect, test } from "@playwright/test";
import { smtpPort } from "../support/e2e-environment";
import { Mailbox } from "../support/mailbox";
import type { Mode } from "./support/modes";
import { inEveryMode, open } from "./support/modes";

// One worker, which holds the port of the mail server.
test.describe.configure({ mode: "serial" });

let mailbox: Mailbox | undefined;

test.beforeAll(async () => {
  mailbox = await Mailbox.open(Number(smtpPort));
});

test.afterAll(() => mailbox?.close());

const PASSWORD = "trois-oranges-amères";
const NEW_PASSWORD = "un-citron-confit";

/** Waits for the nth message of a subject, since only the newest link is good, and returns the path of its link. */
async function linkTo(recipient: string, subject: string, nth = 1): Promise<string> {
  const find = () => mailbox?.to(recipient).filter((message) => message.subject === subject)[nth - 1];
  await expect.poll(find, { timeout: 30_000, message: `'${subject}' arrives` }).toBeDefined();
  const address = /https?:\/\/\S+token=[\w-]+/.exec(find()?.text ?? "")?.[0] ?? "";
  const { pathname, search } = new URL(address);
  return pathname + search;
}

async function fillIn(page: Page, fields: Record<string, string>, button: string): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole("button", { name: button, exact: true }).click();
}

const says = (page: Page, words: string) => expect(page.locator(".flash")).toContainText(words);

async function signIn(page: Page, email: string, password: string, mode: Mode): Promise<void> {
  await open(page, "/auth", mode);
  await fillIn(page, { "E-mail": email, "Mot de passe": password }, "Se connecter");
}

inEveryMode((mode) => {
  const email = `sara.${mode.name.replace(/\W/g, "")}@riad.example`.toLowerCase();

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
    await says(page, "Inscription réussie!");

    await signIn(page, email, PASSWORD, mode);
    await expect(page.locator(".error-summary")).toContainText("Erreur de connexion");

    // Whoever signs in before confirming is sent the link again, and the first one ends.
    await open(page, await linkTo(email, "Confirmez votre adresse e-mail", 2), mode);
    await fillIn(page, { "Mot de passe": "faux-mot" }, "Confirmer mon adresse");
    await expect(page.locator(".error-summary")).toContainText("Ce mot de passe n’est pas celui de cette inscription.");
    await fillIn(page, { "Mot de passe": PASSWORD }, "Confirmer mon adresse");
    await says(page, "Adresse confirmée");
    await expect(page).toHaveURL("/dashboard");
    await page.getByRole("button", { name: "Déconnexion" }).first().click();
    await says(page, "Déconnexion réussie");

    await open(page, "/auth", mode);
    await page.getByRole("link", { name: "Mot de passe oublié" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Mot de passe oublié" })).toBeVisible();
    await fillIn(page, { "E-mail": email }, "Recevoir le lien");
    await says(page, "Demande reçue");
    const link = await linkTo(email, "Choisissez un nouveau mot de passe");
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
    await says(page, "Connexion réussie!");
  });

  test("the own password and the own sessions", async ({ page, browser, baseURL }) => {
    await signIn(page, email, NEW_PASSWORD, mode);
    await expect(page).toHaveURL("/dashboard");
    const other = await browser.newContext({ baseURL });
    const otherPage = await other.newPage();
    await signIn(otherPage, email, NEW_PASSWORD, mode);
    await expect(otherPage).toHaveURL("/dashboard");

    await open(page, "/dashboard/account", mode);
    await expect(page.getByText("Cette session")).toHaveCount(1);
    await page
      .getByRole("button", { name: /^Déconnecter/ })
      .first()
      .click();
    await says(page, "Appareil déconnecté");

    await open(page, "/dashboard/account", mode);
    const wrong = { "Nouveau mot de passe": PASSWORD, "Confirmer le mot de passe": PASSWORD };
    const form = page.locator("#change-password");
    await form.getByLabel("Mot de passe actuel").fill("faux-mot");
    await fillIn(page, wrong, "Changer le mot de passe");
    await expect(page.locator(".error-summary")).toContainText("Le mot de passe actuel est incorrect.");
    await form.getByLabel("Mot de passe actuel").fill(NEW_PASSWORD);
    await fillIn(page, wrong, "Changer le mot de passe");
    await says(page, "Mot de passe changé");
    await other.close();
  });
});
