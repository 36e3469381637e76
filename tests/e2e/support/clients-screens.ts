import { follow, openErasure, sendEmptyForm, sendWrong, through } from "./prepare-screen";
import type { Screen } from "./screens";

/** Of the demo data, by her name: other tests add their own clients above her. */
const A_CLIENT = "/admin/clients?q=Khadija%20Benali";

/** The screens of the team's clients. */
export const CLIENTS_SCREENS: Screen[] = [
  { name: "clients", path: "/admin/clients" },
  { name: "invite a client", path: "/admin/clients/new", refused: sendEmptyForm(/^(Envoyer|Écrire) l’invitation$/) },
  { name: "a client", at: "/admin/clients/:id", path: A_CLIENT, prepare: follow("Khadija Benali") },
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
  { name: "erase a client", at: "/admin/clients/:id/erase", path: A_CLIENT, prepare: openErasure },
];
