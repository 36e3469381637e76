import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import {
  follow,
  openConversion,
  openErasure,
  openFirst,
  sendEmptyForm,
  sendWithout,
  sendWrong,
  through,
} from "./prepare-screen";
import type { Screen } from "./screens";
import { behind, shown } from "./screens";

/** A row of the demo data: other tests add their own above it, and take them away again. */
const AN_INQUIRY = "/admin/inquiries?q=Anas%20Bennis";
const TEMPLATES = "/admin/inquiries/modeles";

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
  shown("inquiry details", "/admin/inquiries/:id", AN_INQUIRY, openFirst(/^Détails/)),
  shown("a follow-up with errors", "/admin/inquiries/:id", AN_INQUIRY, planWithoutTime),
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
  { name: "reply templates", path: TEMPLATES },
  { name: "new reply template", path: `${TEMPLATES}/new`, refused: sendWithout("Nom du modèle", "Sauvegarder") },
  shown("edit a reply template", `${TEMPLATES}/:id`, TEMPLATES, openFirst(/^Modifier/)),
  shown("preview of a reply template", `${TEMPLATES}/:id/preview`, TEMPLATES, openFirst(/^Aperçu/)),
  shown("delete a reply template", `${TEMPLATES}/:id/delete`, TEMPLATES, openFirst(/^Supprimer/)),
  {
    name: "correct an inquiry",
    at: "/admin/inquiries/:id/edit",
    path: AN_INQUIRY,
    prepare: through([/^Détails/, "Corriger"], "Corriger la demande"),
    refused: sendWithout("Nom", "Corriger"),
  },
  ...behind(AN_INQUIRY, "/admin/inquiries/:id", [
    ["note a call", "/reply", [/^Détails/, "Noter un appel"], "Répondre à Anas Bennis"],
    ["merge two inquiries", "/merge", [/^Détails/, /^Fusionner/], "Fusionner les demandes"],
    ["erase an inquiry", "/erase", [/^Détails/, "Effacer"], "Effacer la demande"],
  ]),
];

/** Of the demo data, by her name: other tests add their own clients above her. */
const A_CLIENT = "/admin/clients?q=Khadija%20Benali";

/** The screens of the team's clients. */
export const CLIENTS_SCREENS: Screen[] = [
  { name: "clients", path: "/admin/clients" },
  { name: "invite a client", path: "/admin/clients/new", refused: sendEmptyForm(/^(Envoyer|Écrire) l’invitation$/) },
  shown("a client", "/admin/clients/:id", A_CLIENT, follow("Khadija Benali")),
  {
    name: "edit a client",
    at: "/admin/clients/:id/edit",
    path: A_CLIENT,
    prepare: through(["Khadija Benali", "Modifier"], "Modifier le client"),
    refused: sendWrong(/^Téléphone/, "12", "Enregistrer"),
  },
  {
    name: "the people of a client, in the office",
    at: "/admin/clients/:id/personnes",
    path: A_CLIENT,
    prepare: through(["Khadija Benali", "Personnes"], "Personnes\u202f:"),
  },
  shown("erase a client", "/admin/clients/:id/erase", A_CLIENT, openErasure),
];

const A_PROJECT = "/admin/projects?q=Photographies%20des%20chambres";
/** One with steps in several states, and with messages. */
const A_TRACKED_PROJECT = "/admin/projects?q=enseigne";

/** The screens of projects in the back office. */
export const PROJECT_SCREENS: Screen[] = [
  { name: "projects", path: "/admin/projects" },
  { name: "no project", path: "/admin/projects?q=introuvable" },
  shown("project details", "/admin/projects/:id", A_PROJECT, openFirst(/^Détails/)),
  { name: "new project", path: "/admin/projects/new", refused: sendWithout("Titre", "Créer le projet") },
  ...behind(A_PROJECT, "/admin/projects/:id", [
    ["edit a project", "/edit", [/^Détails/, "Modifier"], "Modifier le projet"],
    ["delete a project", "/delete", [/^Détails/, "Supprimer"], "Confirmer la suppression"],
    ["the end of a project", "/livraison", [/^Détails/, "Livraison"], "Livraison\u202f:"],
  ]),
  ...behind(A_TRACKED_PROJECT, "/admin/projects/:id", [
    ["the steps of a project", "/etapes", [/^Détails/, /^Étapes$/], "Étapes\u202f:"],
    ["the messages of a project", "/messages", [/^Détails/, /^Messages/], "Messages\u202f:"],
    ["the people of a project", "/equipe", [/^Détails/, "Équipe"], "Équipe\u202f:"],
  ]),
  { name: "the templates of steps", path: "/admin/projects/modeles" },
];
