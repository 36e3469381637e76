import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { OTHER_CLIENT } from "../support/server-environment";
import { open } from "./support/modes";
import { makeBy, post, send } from "./support/office";
import { ADMIN } from "./support/people";
import { newMark } from "./support/plain-form";
import { ownClient, PASSWORD } from "./support/plain-form-pages";
import { enterAs, signInByPost } from "./support/sign-in";
import { test } from "./support/test";

const INVITED = "Invitation envoyée";
const GUEST = { intent: "invite-person", full_name: "Omar", email: OTHER_CLIENT.email, permission: "reads" };

/** Signs in as a client whom no other test knows. @returns the page of its people, and what makes one that client again */
async function asOwner(page: Page) {
  const { word } = newMark();
  await enterAs(page, ADMIN);
  const { id } = await ownClient(page, word);
  const cookies = await page.context().cookies();
  const enter = () => page.context().addCookies(cookies);
  return { id, email: `${word}@atlas.example`, path: `/dashboard/personnes/${id}`, enter };
}

test("a client's invitation is sent again, taken back, refused, accepted and left", async ({ page }) => {
  const { path, enter } = await asOwner(page);
  await makeBy(page, path, GUEST);
  await open(page, path);
  await send(page, /^Renvoyer/, INVITED);
  await send(page, /^Annuler/, "Invitation annulée");
  for (const [answer, says] of [
    ["Refuser", "Invitation refusée"],
    ["Accepter", "Invitation acceptée"],
  ] as const) {
    await enter();
    await makeBy(page, path, GUEST);
    await enterAs(page, OTHER_CLIENT);
    await open(page, path);
    await send(page, answer, says);
  }
  await open(page, path);
  await page.getByText("Quitter ces projets").click();
  await send(page, "Oui, quitter", "Vous avez quitté ces projets");
});

test("what a person may do is changed, and ended, by the client and by the office", async ({ page }) => {
  const { id, path, enter } = await asOwner(page);
  const office = `/admin/clients/${id}/personnes`;
  const accept = async () => {
    await enter();
    await makeBy(page, path, GUEST);
    await enterAs(page, OTHER_CLIENT);
    await makeBy(page, path, { intent: "accept-invitation" });
  };
  await accept();
  await enter();
  await open(page, path);
  await send(page, /^Laisser décider/, "Changement enregistré");
  await expect(page.getByRole("list", { name: "Qui voit ces projets" })).toContainText("Décide");
  await send(page, /^Retirer/, "Personne retirée");
  await accept();
  await enterAs(page, ADMIN);
  await makeBy(page, office, { ...GUEST, email: "aya@riad.example" });
  await open(page, office);
  await send(page, /^Laisser décider/, "Changement enregistré");
  await send(page, /^Retirer/, "Personne retirée");
  await send(page, /^Renvoyer/, INVITED);
});

test("a client ends one of its other sessions, and is erased once it asks for it", async ({ page }) => {
  const { id, email } = await asOwner(page);
  await page.context().clearCookies();
  await signInByPost(page.request, { email, password: PASSWORD });
  await open(page, "/dashboard/account");
  await send(page, /^Déconnecter/, "Appareil déconnecté");
  await expect(page.getByRole("button", { name: /^Déconnecter/ })).toHaveCount(0);
  await post(page, "/dashboard/erasure", { intent: "ask" });
  await page.context().clearCookies();
  await enterAs(page, ADMIN);
  await open(page, `/admin/clients/${id}/erase`);
  await send(page, "Effacer pour toujours", "Données effacées", page.getByRole("dialog"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Client effacé");
});
