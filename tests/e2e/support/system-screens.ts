import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { hydrated } from "./modes";
import { goTo, sendEmptyForm, sendWrong } from "./prepare-screen";
import type { Screen } from "./screens";

async function examine(page: Page) {
  await hydrated(page);
  await page.getByRole("button", { name: "Tout examiner" }).click();
  await expect(page.getByRole("list", { name: "Ce que l’examen a trouvé" })).toBeVisible({ timeout: 30_000 });
}

/** What the office sees of the site itself. */
export const SYSTEM_SCREENS: Screen[] = [
  { name: "settings", path: "/admin/settings", refused: sendWrong("Téléphone", "0522", "Enregistrer") },
  { name: "the system", path: "/admin/systeme", later: [{ name: "the system, examined", prepare: examine }] },
  { name: "redirects", path: "/admin/blog/redirections" },
  { name: "no redirect that matches", path: "/admin/blog/redirections?q=introuvable" },
  {
    name: "a new redirect",
    path: "/admin/blog/redirections/new",
    later: [{ name: "a redirect with errors", prepare: sendEmptyForm("Sauvegarder") }],
  },
  {
    name: "a redirect to change",
    at: "/admin/blog/redirections/:id",
    path: "/admin/blog/redirections",
    prepare: goTo(/^Modifier/, "Modifier la redirection"),
  },
  {
    name: "a redirect to delete",
    at: "/admin/blog/redirections/:id/delete",
    path: "/admin/blog/redirections",
    prepare: goTo(/^Supprimer/, "Confirmer la suppression"),
  },
  { name: "an error that is not there", path: "/admin/systeme?reference=ZZZZ-9999" },
];
