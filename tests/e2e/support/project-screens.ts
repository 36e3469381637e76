import { openFirst, sendWithout, through } from "./prepare-screen";
import type { Screen } from "./screens";

const A_PROJECT = "/admin/projects?q=Photographies%20des%20chambres";
/** One with steps in several states, and with messages. */
const A_TRACKED_PROJECT = "/admin/projects?q=enseigne";

/** The screens of projects in the back office. */
export const PROJECT_SCREENS: Screen[] = [
  { name: "projects", path: "/admin/projects" },
  { name: "no project", path: "/admin/projects?q=introuvable" },
  { name: "project details", at: "/admin/projects/:id", path: A_PROJECT, prepare: openFirst(/^Détails/) },
  {
    name: "new project",
    path: "/admin/projects/new",
    later: [{ name: "new project with errors", prepare: sendWithout("Titre", "Créer le projet") }],
  },
  {
    name: "edit a project",
    at: "/admin/projects/:id/edit",
    path: A_PROJECT,
    prepare: through([/^Détails/, "Modifier"], "Modifier le projet"),
  },
  {
    name: "delete a project",
    at: "/admin/projects/:id/delete",
    path: A_PROJECT,
    prepare: through([/^Détails/, "Supprimer"], "Confirmer la suppression"),
  },
  {
    name: "the steps of a project",
    at: "/admin/projects/:id/etapes",
    path: A_TRACKED_PROJECT,
    prepare: through([/^Détails/, /^Étapes$/], "Étapes\u202f:"),
  },
  {
    name: "the messages of a project",
    at: "/admin/projects/:id/messages",
    path: A_TRACKED_PROJECT,
    prepare: through([/^Détails/, /^Messages/], "Messages\u202f:"),
  },
  {
    name: "the people of a project",
    at: "/admin/projects/:id/equipe",
    path: A_TRACKED_PROJECT,
    prepare: through([/^Détails/, "Équipe"], "Équipe\u202f:"),
  },
  {
    name: "the end of a project",
    at: "/admin/projects/:id/livraison",
    path: A_PROJECT,
    prepare: through([/^Détails/, "Livraison"], "Livraison\u202f:"),
  },
  {
    name: "the templates of steps",
    path: "/admin/projects/modeles",
  },
];
