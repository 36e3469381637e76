import type { Locator, Page } from "@playwright/test";
import { expect, test } from "@playwright/test";
import { open } from "../support/modes";
import { idIn, post } from "../support/office";
import { ADMIN, CLIENT } from "../support/people";
import { enterAs } from "../support/sign-in";

/** A form of plain fields, as scripts send it: first refused, with what was typed, then taken. */
interface PlainForm {
  name: string;
  at: string | ((page: Page) => Promise<string>);
  wrong: Record<string, string>;
  sentence: string;
  /** Which of several forms of the page, by what its region is named. */
  region?: string;
  right: Record<string, string>;
  button: string | RegExp;
  says: string;
  /** Takes out again what other tests would meet. */
  leave?: (page: Page) => Promise<void>;
}

const MARK = `Essai ${Date.now()}`;
const DAY = `${2200 + (Date.now() % 700)}-05-15`;

/** The field of a label, which may go on to say that it is not required. */
const fieldOf = (place: Locator, label: string) =>
  place.getByLabel(new RegExp(`^${label.replace(/[()]/g, "\\$&")}(\\s*\\(|$)`));

const FORMS: PlainForm[] = [
  {
    name: "an old address",
    at: "/admin/blog/redirections/new",
    wrong: { "Ancienne adresse": `/ancien/${Date.now()}`, Destination: "https://ailleurs.example" },
    sentence: "La destination est une page de ce site",
    right: { Destination: "/about" },
    button: "Sauvegarder",
    says: "Redirection enregistrée",
  },
  {
    name: "somebody of the team",
    at: "/admin/settings/equipe/new",
    wrong: { Nom: MARK },
    sentence: "Le rôle est requis",
    right: { Rôle: "Photographe" },
    button: "Enregistrer",
    says: "Personne ajoutée à l’équipe",
    leave: async (page) => {
      await page.getByRole("button", { name: "Fermer le message" }).click();
      await page.getByRole("link", { name: `Retirer ${MARK}` }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Retirer" }).click();
      await expect(page.locator(".flash")).toContainText("Personne retirée de l’équipe");
    },
  },
  {
    name: "a step of a template of projects",
    at: "/admin/projects/modeles",
    region: "Business & Data",
    wrong: { "Étape\u202f: Business & Data": MARK, "Jour\u202f: Business & Data": "demain" },
    sentence: "Un nombre de jours, compté du début du projet",
    right: { "Jour\u202f: Business & Data": "12" },
    button: /^Ajouter/,
    says: "Étape ajoutée au modèle",
    leave: async (page) => {
      await page.getByRole("button", { name: `Retirer\u202f: ${MARK}` }).click();
      await expect(page.getByText("Étape retirée du modèle")).toBeVisible();
    },
  },
  {
    name: "a rule with its value from a day on",
    at: async (page) => {
      await page.goto("/admin/settings/regles");
      const link = page.getByRole("link", { name: /Ajouter une valeur\s*, Droit de timbre sur les espèces/ });
      return (await link.getAttribute("href")) ?? "";
    },
    wrong: { "Premier jour": DAY, "Taux (%)": "beaucoup", "Texte qui le prévoit": "CGI, exemple" },
    sentence: "Un taux de 0 à 100",
    right: { "Taux (%)": "0,37" },
    button: "Enregistrer",
    says: "Règle enregistrée",
    leave: async (page) => {
      await page
        .getByRole("link", { name: /Supprimer Droit de timbre sur les espèces, 0,37/ })
        .first()
        .click();
      await page.getByRole("dialog").getByRole("button", { name: "Supprimer" }).click();
      await expect(page.locator(".flash")).toContainText("Règle supprimée");
    },
  },
  {
    name: "who is billed",
    at: "/admin/clients-facturation/new",
    wrong: { "Raison sociale, ou nom": MARK, Adresse: "1, rue du Four", "E-mail": "leila@" },
    sentence: "n’est pas complète",
    right: { "E-mail": "leila@atlas.example" },
    button: "Enregistrer",
    says: "Identité de facturation enregistrée",
  },
  {
    name: "a template of answers",
    at: "/admin/inquiries/modeles/new",
    wrong: { "Nom du modèle": MARK, Texte: "Bonjour {nom}, à demain." },
    sentence: "Le repère {nom} est inconnu",
    right: { Texte: "Bonjour {prénom}, à demain." },
    button: "Sauvegarder",
    says: "Modèle enregistré",
  },
  {
    name: "a person of a client",
    at: async (page) => `/admin/clients/${await idIn(page, "/admin/clients", CLIENT.email)}/personnes`,
    wrong: { "Son nom": "  ", "Son adresse e-mail": `nour-${Date.now()}@riad.example` },
    sentence: "Écrivez son nom",
    right: { "Son nom": "Nour" },
    button: "Inviter",
    says: "Invitation envoyée",
    leave: async (page) => {
      await page
        .getByRole("button", { name: /^Annuler/ })
        .last()
        .click();
      await expect(page.locator(".flash")).toContainText("Invitation annulée");
    },
  },
  {
    name: "a client's number",
    at: async (page) => {
      const email = `ghita-${Date.now()}@atlas.example`;
      await post(page, "/admin/clients/new", { intent: "invitation", full_name: "Ghita", email, language: "fr" });
      return `/admin/clients/${await idIn(page, "/admin/clients", email)}/edit`;
    },
    wrong: { Entreprise: "Atlas Céramique", Téléphone: "12" },
    sentence: "Le numéro n’est pas complet",
    right: { Téléphone: "06 61 23 45 67" },
    button: "Enregistrer",
    says: "Client mis à jour",
  },
];

for (const { name, at, region, wrong, sentence, right, button, says, leave } of FORMS) {
  test(`${name} is refused, keeps what was typed, and is taken`, async ({ page }) => {
    await enterAs(page, ADMIN);
    await open(page, typeof at === "string" ? at : await at(page));
    const place = region ? page.getByRole("region", { name: region }) : page.getByRole("main");
    const fill = async (values: Record<string, string>) => {
      for (const [label, value] of Object.entries(values)) await fieldOf(place, label).fill(value);
      await place.getByRole("button", { name: button }).last().click();
    };
    await fill(wrong);
    const summary = page.locator(".error-summary");
    await expect(summary).toBeFocused();
    await expect(summary).toContainText(sentence);
    for (const [label, value] of Object.entries(wrong)) {
      await expect(fieldOf(place, label)).toHaveValue(value);
    }
    await fill(right);
    await expect(page.locator(".flash").filter({ hasText: says })).toBeVisible();
    await leave?.(page);
  });
}
