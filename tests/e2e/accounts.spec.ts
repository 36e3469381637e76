import type { Browser, Page } from "@playwright/test";
import { expect, test } from "@playwright/test";
import type { LetterState } from "./support/emails";
import { linkInEmail, openWhenNewest, receiveEmail } from "./support/emails";
import { askForErasure, openErasure } from "./support/erasure";
import type { Mode } from "./support/modes";
import { inBothModes, open } from "./support/modes";
import { FRENCH_DATE, idIn, post } from "./support/office";
import { tellServices } from "./support/outside-services";
import { ADMIN } from "./support/people";
import { convert, ownProject, setStatus } from "./support/projects";
import { enterAs } from "./support/sign-in";

const PASSWORD = "trois-oranges-amères";
const NEW_PASSWORD = "un-citron-confit";

async function fillIn(page: Page, fields: Record<string, string>, button: string): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole("button", { name: button, exact: true }).click();
}

const says = (page: Page, words: string) => expect(page.locator(".flash")).toContainText(words);

async function signIn(page: Page, email: string, password: string, mode: Mode): Promise<void> {
  await open(page, "/auth", mode);
  await fillIn(page, { "E-mail": email, "Mot de passe": password }, "Se connecter");
}

/** Another person at another screen, with or without scripts like the first. */
async function asAdmin(browser: Browser, mode: Mode, work: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: mode.javaScriptEnabled, reducedMotion: "reduce" });
  const page = await context.newPage();
  await enterAs(page, ADMIN);
  await work(page);
  await context.close();
}

// The tests of one way follow one another, since each goes on with the account of the last; the two ways do not meet.
test.describe.configure({ mode: "parallel" });

inBothModes((mode) => {
  test.describe.configure({ mode: "serial" });
  const name = mode.name.replace(/\W/g, "").toLowerCase();
  const email = `sara.${name}@riad.example`;

  // @spec validation-10, calls-2, calls-5, errors-6, errors-7, errors-8, errors-9, errors-10
  test("an account from signing up to a forgotten password", { tag: "@journey" }, async ({ page }) => {
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

  test("another address, by the link that arrives there", async ({ page }) => {
    test.slow();
    const newEmail = `sara.${name}@maison.example`;
    await signIn(page, email, PASSWORD, mode);
    await expect(page).toHaveURL("/dashboard");
    await open(page, "/dashboard/account", mode);
    const form = page.locator("#change-email");
    await form.getByLabel("Mot de passe actuel").fill("faux-mot");
    await fillIn(page, { "Nouvelle adresse e-mail": newEmail }, "Changer d’adresse");
    await expect(form.getByRole("alert")).toContainText("Le mot de passe actuel est incorrect.");
    await expect(form.getByLabel("Nouvelle adresse e-mail")).toHaveValue(newEmail);
    await form.getByLabel("Mot de passe actuel").fill(PASSWORD);
    await fillIn(page, {}, "Changer d’adresse");
    await says(page, "Demande enregistrée");
    await expect(page.getByText(`Adresse actuelle\u202f: ${email}`)).toBeVisible();

    expect(await receiveEmail(email, "Un changement d’adresse a été demandé")).toContain(newEmail);
    await open(page, await linkInEmail(newEmail, "Confirmez votre nouvelle adresse"), mode);
    await fillIn(page, {}, "Confirmer mon adresse");
    await says(page, "Adresse confirmée");

    await page.context().clearCookies();
    await signIn(page, email, PASSWORD, mode);
    await expect(page.locator(".error-summary")).toContainText("Erreur de connexion");
    await signIn(page, newEmail, PASSWORD, mode);
    await says(page, "Connexion réussie !");
    await expect(page.getByText(newEmail)).toBeVisible();
  });

  const guest = { name: `Nadia Tazi ${name}`, email: `nadia.${name}@atlas.example`, password: "des-figues-sèches" };
  const title = `Site de Nadia ${name}`;
  const message = `Un site pour notre atelier ${name}`;

  test("an inquiry becomes a client with a project, who learns by e-mail where it stands", async ({
    page,
    browser,
  }) => {
    test.slow();
    await page.context().route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
    await open(page, "/contact", mode);
    const inquiry = page.locator("#inquiry");
    for (const [label, value] of Object.entries({ Nom: guest.name, "E-mail": guest.email, Message: message }))
      await inquiry.getByLabel(label).fill(value);
    await inquiry.getByRole("button", { name: "Envoyer le message" }).click();
    await says(page, "Message envoyé !");
    expect(await receiveEmail(guest.email, "Nous avons bien reçu votre message")).toContain("24");
    expect(await receiveEmail(ADMIN.email, `Nouvelle demande de ${guest.name}`)).toContain(message);

    await asAdmin(browser, mode, async (admin) => {
      await convert(admin, mode, { message, title });
      await expect(admin.getByRole("heading", { level: 1 })).toHaveText(guest.name);
    });
    expect(await receiveEmail(guest.email, "Votre espace client vous attend")).toContain(title);
    await open(page, await linkInEmail(guest.email, "Votre espace client vous attend"), mode);
    const chosen = { "Nouveau mot de passe": guest.password, "Confirmer le mot de passe": guest.password };
    await fillIn(page, chosen, "Ouvrir mon espace");
    await says(page, "Bienvenue dans votre espace client");
    await expect(page).toHaveURL("/dashboard");
    await expect(ownProject(page, title)).toContainText("En attente");
    await expect(ownProject(page, title)).toContainText(/9\s600\sMAD/);

    await asAdmin(browser, mode, (admin) => setStatus(admin, mode, { title, status: "En cours" }));
    await ownProject(page, title).getByRole("link", { name: title }).click();
    await expect(page.getByText("Nous y travaillons en ce moment.")).toBeVisible();
    await expect(page.getByRole("list", { name: "Historique du projet" }).getByRole("listitem")).toHaveCount(2);
    await page.goto("/dashboard");
    await expect(ownProject(page, title)).toContainText("En cours");
  });

  test("a client who takes the wish to be erased back meanwhile is not", { tag: "@wide" }, async ({
    page,
    browser,
  }) => {
    test.slow();
    await signIn(page, guest.email, guest.password, mode);
    await expect(page).toHaveURL("/dashboard");
    await askForErasure(page, mode);
    await asAdmin(browser, mode, async (admin) => {
      const dialog = await openErasure(admin, mode, guest);
      await page.getByRole("button", { name: "Retirer la demande" }).click();
      await says(page, "Demande d’effacement retirée");
      await dialog.getByRole("button", { name: "Effacer pour toujours" }).click();
      await says(admin, "Erreur");
      await says(admin, "Ce client ne demande pas, ou plus, que ses données soient effacées.");
      await expect(admin.getByRole("heading", { level: 1 })).toHaveText(guest.name);
      await expect(admin.getByRole("link", { name: "Effacer ses données" })).toHaveCount(0);
    });
    await page.goto("/dashboard");
    await expect(page).toHaveURL("/dashboard");
  });

  test("a client asks to be erased, and is", async ({ page, browser }) => {
    test.slow();
    await signIn(page, guest.email, guest.password, mode);
    await expect(page).toHaveURL("/dashboard");
    await askForErasure(page, mode);
    await asAdmin(browser, mode, async (admin) => {
      const dialog = await openErasure(admin, mode, guest);
      await dialog.getByRole("button", { name: "Effacer pour toujours" }).click();
      await says(admin, "Succès");
      await says(admin, "Données effacées");
      await expect(admin.getByRole("heading", { level: 1 })).toHaveText("Client effacé");
      await expect(admin.getByText("comme il l’avait demandé. Rien de lui ne se change plus.")).toHaveText(FRENCH_DATE);
      await expect(admin.getByRole("link", { name: "Nouveau projet" })).toHaveCount(0);
      for (const trace of [guest.email, guest.name, title]) await expect(admin.getByText(trace)).toHaveCount(0);

      await receiveEmail(guest.email, "Vos données sont effacées");
      for (const [list, sentence] of [
        [`clients?q=${encodeURIComponent(guest.name)}`, "Aucun client ne correspond"],
        [`inquiries?q=${encodeURIComponent(guest.name)}`, "Aucune demande ne correspond"],
        [`inquiries?q=${encodeURIComponent(message)}`, "Aucune demande ne correspond"],
        [`email?q=${encodeURIComponent(guest.email)}`, "Aucun message ne correspond"],
      ] as const) {
        await expect(async () => {
          await admin.goto(`/admin/${list}`);
          expect(await admin.getByRole("main").innerText()).toContain(sentence);
        }).toPass({ timeout: 45_000 });
      }
      await admin.goto(`/admin/projects?q=${encodeURIComponent(title)}`);
      await expect(admin.getByRole("row").filter({ hasText: title })).toContainText("Inconnu");
    });
    await page.goto("/dashboard");
    await expect(page).toHaveURL(/\/auth/);
    await signIn(page, guest.email, guest.password, mode);
    await expect(page.locator(".error-summary")).toContainText("Erreur de connexion");
  });

  test("a letter that was turned away is sent again, unless another has taken its place", { tag: "@wide" }, async ({
    page,
  }) => {
    test.slow();
    const recipient = `omar.${name}@atlas.example`;
    const list = `/admin/email?q=${encodeURIComponent(recipient)}`;
    const rows = page.getByRole("row").filter({ hasText: recipient });
    const newest = rows.first();
    const invited = "Votre espace client vous attend";
    const resend = { name: `Renvoyer le message à ${recipient}` };
    const stands = (state: LetterState) => openWhenNewest(page, { list, state, mode });
    await enterAs(page, ADMIN);
    await tellServices("refuse", recipient);
    const invitation = { full_name: `Omar Tahiri ${name}`, email: recipient, language: "fr" };
    await post(page, "/admin/clients/new", { intent: "invitation", ...invitation });
    const client = `/admin/clients/${await idIn(page, "/admin/clients", invitation.full_name)}`;
    await stands("Échoué");
    await expect(newest).toContainText(`550 No such user <${recipient}>`);
    await tellServices("accept", recipient);
    await newest.getByRole("button", resend).click();
    await says(page, "Succès");
    await says(page, "Message remis en file d’envoi");
    await expect(page).toHaveURL(list);
    await stands("Envoyé");
    await expect(newest).not.toContainText("550");
    await expect(page.getByRole("button", resend)).toHaveCount(0);
    const link = await linkInEmail(recipient, invited);
    expect(link).toMatch(/token=[\w-]{20,}$/);
    await newest.getByRole("link", { name: /^Lire/ }).click();
    const dialog = page.getByRole("dialog", { name: invited });
    await expect(dialog.locator(".badge")).toHaveText("Envoyé");
    await expect(dialog).toContainText("token=…");

    await tellServices("refuse", recipient);
    await post(page, client, { intent: "resend-invitation" });
    await stands("Échoué");
    await post(page, client, { intent: "resend-invitation" });
    await open(page, list, mode);
    await rows.nth(1).getByRole("link", { name: /^Lire/ }).click();
    await expect(dialog.locator(".badge")).toHaveText("Échoué");
    await dialog.getByRole("button", resend).click();
    await says(page, "Erreur");
    await says(page, "Le lien de ce message n’est plus valable.");
    await expect(rows.nth(1)).toContainText("Le lien de ce message n’est plus valable.");
    await expect(rows.nth(1).getByRole("button", resend)).toHaveCount(0);
  });
});
