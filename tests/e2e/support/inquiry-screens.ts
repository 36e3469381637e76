import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { openConversion, openFirst, sendEmptyForm, sendWithout, through } from "./prepare-screen";
import type { Screen } from "./screens";

/** A row of the demo data: other tests add their own above it, and take them away again. */
const AN_INQUIRY = "/admin/inquiries?q=Anas%20Bennis";

async function planWithoutTime(page: Page) {
  await openFirst(/^Détails/)(page);
  await page.getByLabel("Prochaine action").fill("Rappeler");
  await page.getByRole("button", { name: "Enregistrer le suivi" }).click();
  await expect(page.locator(".error-summary")).toBeVisible();
}

/** What the team works on a lead with. */
export const INQUIRY_SCREENS: Screen[] = [
  {
    name: "import inquiries",
    at: "/admin/:kind/import",
    path: "/admin/inquiries/import",
    refused: sendEmptyForm("Contrôler le tableau"),
  },
  { name: "import clients", at: "/admin/:kind/import", path: "/admin/clients/import" },
  { name: "inquiries", path: "/admin/inquiries" },
  { name: "no inquiry", path: "/admin/inquiries?q=introuvable" },
  { name: "inquiry details", at: "/admin/inquiries/:id", path: AN_INQUIRY, prepare: openFirst(/^Détails/) },
  { name: "a follow-up with errors", at: "/admin/inquiries/:id", path: AN_INQUIRY, prepare: planWithoutTime },
  { name: "inquiries that are late", path: "/admin/inquiries?vue=en-retard" },
  { name: "inquiries that are due later", path: "/admin/inquiries?vue=a-venir" },
  { name: "inquiries without a plan", path: "/admin/inquiries?vue=sans-suite" },
  { name: "a new lead", path: "/admin/inquiries/new", refused: sendWithout("Nom", "Enregistrer") },
  {
    name: "convert an inquiry",
    at: "/admin/inquiries/:id/convert",
    path: AN_INQUIRY,
    prepare: openConversion,
    refused: sendWithout("Titre du projet", "Convertir"),
  },
  {
    name: "answer an inquiry by e-mail",
    at: "/admin/inquiries/:id/reply",
    path: AN_INQUIRY,
    prepare: through([/^Détails/, "Répondre"], "Répondre à Anas Bennis"),
    later: [{ name: "answer an inquiry with errors", prepare: sendWithout("Objet", /^(Envoyer|Garder) la réponse$/) }],
  },
  {
    name: "note a call",
    at: "/admin/inquiries/:id/reply",
    path: AN_INQUIRY,
    prepare: through([/^Détails/, "Noter un appel"], "Répondre à Anas Bennis"),
  },
  {
    name: "merge two inquiries",
    at: "/admin/inquiries/:id/merge",
    path: AN_INQUIRY,
    prepare: through([/^Détails/, /^Fusionner/], "Fusionner les demandes"),
  },
  { name: "reply templates", path: "/admin/inquiries/modeles" },
  {
    name: "new reply template",
    path: "/admin/inquiries/modeles/new",
    refused: sendWithout("Nom du modèle", "Sauvegarder"),
  },
  {
    name: "edit a reply template",
    at: "/admin/inquiries/modeles/:id",
    path: "/admin/inquiries/modeles",
    prepare: openFirst(/^Modifier/),
  },
  {
    name: "preview of a reply template",
    at: "/admin/inquiries/modeles/:id/preview",
    path: "/admin/inquiries/modeles",
    prepare: openFirst(/^Aperçu/),
  },
  {
    name: "delete a reply template",
    at: "/admin/inquiries/modeles/:id/delete",
    path: "/admin/inquiries/modeles",
    prepare: openFirst(/^Supprimer/),
  },
  {
    name: "correct an inquiry",
    at: "/admin/inquiries/:id/edit",
    path: AN_INQUIRY,
    prepare: through([/^Détails/, "Corriger"], "Corriger la demande"),
    refused: sendWithout("Nom", "Corriger"),
  },
  {
    name: "erase an inquiry",
    at: "/admin/inquiries/:id/erase",
    path: AN_INQUIRY,
    prepare: through([/^Détails/, "Effacer"], "Effacer la demande"),
  },
];
