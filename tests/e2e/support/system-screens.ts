import { sendWrong } from "./prepare-screen";
import type { Screen } from "./screens";

/** What the office sees of the site itself. */
export const SYSTEM_SCREENS: Screen[] = [
  {
    name: "settings",
    path: "/admin/settings",
    later: [{ name: "settings with errors", prepare: sendWrong("Téléphone", "0522", "Enregistrer") }],
  },
  { name: "the system", path: "/admin/systeme" },
  { name: "an error that is not there", path: "/admin/systeme?reference=ZZZZ-9999" },
];
