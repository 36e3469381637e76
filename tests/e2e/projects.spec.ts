import type { Page } from "@playwright/test";
import { expect, test } from "@playwright/test";
import { asClient } from "./support/as-client";
import { inBothModes, inEveryMode, open } from "./support/modes";
import { ADMIN, CLIENT } from "./support/people";
import { convert, ownProject, setStatus } from "./support/projects";
import { enterAs } from "./support/sign-in";

const unique = (word: string) => `${word} ${test.info().workerIndex}-${Date.now()}`;

async function writeInquiry(page: Page, { email, message }: { email: string; message: string }) {
  const form = { intent: "inquiry", name: "Khadija Benali", email, message };
  expect((await page.request.post("/contact", { form, maxRedirects: 0 })).status()).toBe(303);
}

inBothModes((mode) => {
  test.beforeEach(({ page }) => enterAs(page, ADMIN));

  test("an inquiry becomes a project, which its client sees, with its change of status", async ({ page, browser }) => {
    const [message, title] = [unique("Une carte"), unique("Carte du riad")];
    await writeInquiry(page, { email: CLIENT.email, message });
    await convert(page, mode, { message, title });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Khadija Benali");
    await setStatus(page, mode, { title, status: "En cours" });
    await setStatus(page, mode, { title, status: "Annulé" });
    await page.getByRole("button", { name: "Annuler" }).click();
    await expect(page.getByText("la lettre n’est pas partie")).toBeVisible();
    await asClient(browser, mode, async (own) => {
      await own.goto("/dashboard");
      const item = ownProject(own, title);
      await expect(item).toContainText("En cours");
      await expect(item).toContainText(/9\s600\sMAD/);
      await item.getByRole("link", { name: title }).click();
      await expect(own.getByText("Nous y travaillons en ce moment.")).toBeVisible();
      await expect(own.getByRole("list", { name: "Historique du projet" }).getByRole("listitem")).toHaveCount(2);
    });
  });

  test("a stranger's inquiry makes an invited client, who can be invited again", async ({ page }) => {
    const [message, title] = [unique("Un logo"), unique("Logo")];
    await writeInquiry(page, { email: `${unique("leila").replace(/ /g, ".")}@atlas.example`, message });
    await convert(page, mode, { message, title });
    await expect(page.getByText("Ce client n’a pas encore choisi son mot de passe.")).toBeVisible();
    await expect(page.getByRole("link", { name: title })).toBeVisible();
    await page.getByRole("button", { name: "Renvoyer l’invitation" }).click();
    await expect(page.getByText("Invitation envoyée")).toBeVisible();
  });

  test("the language of a client's letters is changed on his page", { tag: "@wide" }, async ({ page }) => {
    await open(page, "/admin/clients/new", mode);
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Nom").fill(unique("Salma"));
    await dialog.getByLabel("E-mail").fill(`${unique("salma").replace(/ /g, ".")}@atlas.example`);
    await dialog.getByRole("button", { name: "Envoyer l’invitation" }).click();
    await expect(page.getByText("Invitation envoyée")).toBeVisible();
    await open(page, page.url(), mode);
    const language = page.getByLabel("Langue des e-mails");
    await expect(language).toHaveValue("fr");
    await language.selectOption("es");
    if (!mode.javaScriptEnabled) await page.getByRole("button", { name: "Changer" }).click();
    await expect(page.getByText("Langue mise à jour")).toBeVisible();
    await page.reload();
    await expect(language).toHaveValue("es");
  });

  test("an invitation to a known address comes back with a sentence under the field", async ({ page }) => {
    await open(page, "/admin/clients/new", mode);
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Nom").fill("Une autre");
    await dialog.getByLabel("E-mail").fill(CLIENT.email);
    await dialog.getByRole("button", { name: "Envoyer l’invitation" }).click();
    await expect(dialog.getByRole("alert")).toBeFocused();
    await expect(dialog.getByLabel("E-mail")).toHaveAccessibleDescription("Cette adresse a déjà un compte");
    await expect(dialog.getByLabel("Nom")).toHaveValue("Une autre");
  });
});

inEveryMode((mode) => {
  test.beforeEach(({ page }) => enterAs(page, ADMIN));

  test("a project is made, mended and deleted", async ({ page }) => {
    const title = unique("Enseigne");
    await open(page, "/admin/projects/new", mode);
    await page.getByLabel("Titre").fill("  ");
    await page.getByLabel("Budget (MAD)").fill("beaucoup");
    await page.getByRole("button", { name: "Créer le projet" }).click();
    await expect(page.getByLabel("Titre")).toHaveAccessibleDescription("Le titre est requis");
    await expect(page.getByLabel("Budget (MAD)")).toHaveValue("beaucoup");
    await page.getByLabel("Titre").fill(title);
    await page.getByLabel("Budget (MAD)").fill("4800");
    await page.getByRole("button", { name: "Créer le projet" }).click();
    await expect(page.getByText("Projet créé")).toBeVisible();
    await open(page, `/admin/projects?q=${encodeURIComponent(title)}`, mode);
    await page.getByRole("link", { name: /^Détails/ }).click();
    await expect(page.getByRole("dialog")).toContainText("Aucune description");
    await page.getByRole("dialog").getByRole("link", { name: "Modifier" }).click();
    await page.getByLabel("Description").fill("Façade et véhicules");
    await page.getByRole("button", { name: "Enregistrer" }).click();
    await expect(page.getByText("Projet mis à jour")).toBeVisible();
    await page.getByRole("link", { name: /^Détails/ }).click();
    await expect(page.getByRole("dialog")).toContainText("Façade et véhicules");
    await page.getByRole("dialog").getByRole("link", { name: "Supprimer" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Supprimer" }).click();
    await expect(page.getByText("Projet supprimé")).toBeVisible();
    await expect(page.getByText("Aucun projet ne correspond")).toBeVisible();
  });
});
