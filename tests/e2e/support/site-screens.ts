import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { hydrated } from "./modes";
import { follow, goTo, makeCalendar, openFirst, sendEmptyForm, sendWithout, sendWrong } from "./prepare-screen";
import type { Screen } from "./screens";
import { shown } from "./screens";

const RULES = "/admin/settings/regles";
const TEAM = "/admin/settings/equipe";

async function openCorrection(page: Page) {
  await page
    .getByRole("link", { name: /^Corriger/ })
    .first()
    .click();
  await expect(page.getByText(/^Corriger une valeur/)).toBeVisible();
}

/** The screens by which the owner says how the site looks and who works there. */
export const SETTINGS_SCREENS: Screen[] = [
  {
    name: "the look",
    path: "/admin/settings/apparence",
    refused: sendWrong("Lien (facultatif)", "ici", "Enregistrer l’annonce"),
  },
  {
    name: "the calendar",
    path: "/admin/calendrier",
    later: [{ name: "the address of the calendar", prepare: makeCalendar }],
  },
  { name: "the fiscal rules", path: RULES },
  {
    name: "a new value of a rule",
    at: `${RULES}/nouvelle`,
    path: `${RULES}/nouvelle?regle=stamp_duty_cash`,
    later: [{ name: "a new value with errors", prepare: sendWithout("Taux (%)", "Enregistrer") }],
  },
  shown("correct a value of a rule", `${RULES}/:id`, RULES, openCorrection),
  shown("delete a value of a rule", `${RULES}/:id/supprimer`, RULES, openFirst(/^Supprimer/)),
  { name: "the trash", path: "/admin/corbeille" },
  { name: "the team", path: TEAM },
  { name: "somebody new", path: `${TEAM}/new`, refused: sendWithout("Nom", "Enregistrer") },
  shown("edit somebody", `${TEAM}/:id`, TEAM, follow("Zineb Filali")),
  shown("take somebody out", `${TEAM}/:id/delete`, TEAM, openFirst(/^Retirer/)),
];

const REDIRECTS = "/admin/blog/redirections";

async function examine(page: Page) {
  await hydrated(page);
  await page.getByRole("button", { name: "Tout examiner" }).click();
  await expect(page.getByRole("list", { name: "Ce que l’examen a trouvé" })).toBeVisible({ timeout: 30_000 });
}

/** What the office sees of the site itself. */
export const SYSTEM_SCREENS: Screen[] = [
  { name: "settings", path: "/admin/settings", refused: sendWrong("Téléphone", "0522", "Enregistrer") },
  { name: "the system", path: "/admin/systeme", later: [{ name: "the system, examined", prepare: examine }] },
  { name: "redirects", path: REDIRECTS },
  { name: "no redirect that matches", path: "/admin/blog/redirections?q=introuvable" },
  {
    name: "a new redirect",
    path: "/admin/blog/redirections/new",
    later: [{ name: "a redirect with errors", prepare: sendEmptyForm("Sauvegarder") }],
  },
  shown("a redirect to change", `${REDIRECTS}/:id`, REDIRECTS, goTo(/^Modifier/, "Modifier la redirection")),
  shown("a redirect to delete", `${REDIRECTS}/:id/delete`, REDIRECTS, goTo(/^Supprimer/, "Confirmer la suppression")),
  { name: "an error that is not there", path: "/admin/systeme?reference=ZZZZ-9999" },
];

const WORKS = "/admin/realisations";

/** The screens of the office about works. */
export const CASE_SCREENS: Screen[] = [
  { name: "works to manage", path: WORKS },
  { name: "a new work", path: "/admin/realisations/new", refused: sendWithout("Client", "Enregistrer") },
  shown("edit a work", `${WORKS}/:id`, WORKS, follow("Une fenêtre allumée, c’est une chambre libre")),
  shown("delete a work", `${WORKS}/:id/delete`, WORKS, openFirst(/^Supprimer/)),
];
