import { follow, makeCalendar, openFirst, sendWithout, sendWrong } from "./prepare-screen";
import type { Screen } from "./screens";

const TEAM = "/admin/settings/equipe";

/** The screens by which the owner says how the site looks and who works there. */
export const SETTINGS_SCREENS: Screen[] = [
  {
    name: "the look",
    path: "/admin/settings/apparence",
    later: [{ name: "the look with errors", prepare: sendWrong("Lien (facultatif)", "ici", "Enregistrer l’annonce") }],
  },
  {
    name: "the calendar",
    path: "/admin/calendrier",
    later: [{ name: "the address of the calendar", prepare: makeCalendar }],
  },
  { name: "the trash", path: "/admin/corbeille" },
  { name: "the team", path: TEAM },
  {
    name: "somebody new",
    path: `${TEAM}/new`,
    later: [{ name: "somebody new with errors", prepare: sendWithout("Nom", "Enregistrer") }],
  },
  { name: "edit somebody", at: `${TEAM}/:id`, path: TEAM, prepare: follow("Zineb Filali") },
  { name: "take somebody out", at: `${TEAM}/:id/delete`, path: TEAM, prepare: openFirst(/^Retirer/) },
];
