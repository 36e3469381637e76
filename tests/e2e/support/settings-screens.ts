import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { follow, makeCalendar, openFirst, sendWithout, sendWrong } from "./prepare-screen";
import type { Screen } from "./screens";

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
  { name: "correct a value of a rule", at: `${RULES}/:id`, path: RULES, prepare: openCorrection },
  { name: "delete a value of a rule", at: `${RULES}/:id/supprimer`, path: RULES, prepare: openFirst(/^Supprimer/) },
  { name: "the trash", path: "/admin/corbeille" },
  { name: "the team", path: TEAM },
  { name: "somebody new", path: `${TEAM}/new`, refused: sendWithout("Nom", "Enregistrer") },
  { name: "edit somebody", at: `${TEAM}/:id`, path: TEAM, prepare: follow("Zineb Filali") },
  { name: "take somebody out", at: `${TEAM}/:id/delete`, path: TEAM, prepare: openFirst(/^Retirer/) },
];
