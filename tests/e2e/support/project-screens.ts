import { openFirst, sendWithout, through } from "./prepare-screen";
import type { Screen } from "./screens";

const A_PROJECT = "/admin/projects?q=Photographies%20des%20chambres";
/** One with steps in several states, and with messages. */
const A_TRACKED_PROJECT = "/admin/projects?q=enseigne";

interface Part {
  name: string;
  /** The last part of its address. */
  part: string;
  link: string | RegExp;
  heading: string;
}

/** A screen that a link of a project's page opens. */
function partOf(path: string, { name, part, link, heading }: Part): Screen {
  return { name, at: `/admin/projects/:id/${part}`, path, prepare: through([/^Détails/, link], heading) };
}

/** The screens of projects in the back office. */
export const PROJECT_SCREENS: Screen[] = [
  { name: "projects", path: "/admin/projects" },
  { name: "no project", path: "/admin/projects?q=introuvable" },
  { name: "project details", at: "/admin/projects/:id", path: A_PROJECT, prepare: openFirst(/^Détails/) },
  { name: "new project", path: "/admin/projects/new", refused: sendWithout("Titre", "Créer le projet") },
  partOf(A_PROJECT, { name: "edit a project", part: "edit", link: "Modifier", heading: "Modifier le projet" }),
  partOf(A_PROJECT, {
    name: "delete a project",
    part: "delete",
    link: "Supprimer",
    heading: "Confirmer la suppression",
  }),
  partOf(A_TRACKED_PROJECT, {
    name: "the steps of a project",
    part: "etapes",
    link: /^Étapes$/,
    heading: "Étapes\u202f:",
  }),
  partOf(A_TRACKED_PROJECT, {
    name: "the messages of a project",
    part: "messages",
    link: /^Messages/,
    heading: "Messages\u202f:",
  }),
  partOf(A_TRACKED_PROJECT, {
    name: "the people of a project",
    part: "equipe",
    link: "Équipe",
    heading: "Équipe\u202f:",
  }),
  partOf(A_PROJECT, {
    name: "the end of a project",
    part: "livraison",
    link: "Livraison",
    heading: "Livraison\u202f:",
  }),
  {
    name: "the templates of steps",
    path: "/admin/projects/modeles",
  },
];
