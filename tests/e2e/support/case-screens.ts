import { follow, openFirst, sendWithout } from "./prepare-screen";
import type { Screen } from "./screens";

/** The screens of the office about works. */
export const CASE_SCREENS: Screen[] = [
  { name: "works to manage", path: "/admin/realisations" },
  { name: "a new work", path: "/admin/realisations/new", refused: sendWithout("Client", "Enregistrer") },
  {
    name: "edit a work",
    at: "/admin/realisations/:id",
    path: "/admin/realisations",
    prepare: follow("Une fenêtre allumée, c’est une chambre libre"),
  },
  {
    name: "delete a work",
    at: "/admin/realisations/:id/delete",
    path: "/admin/realisations",
    prepare: openFirst(/^Supprimer/),
  },
];
