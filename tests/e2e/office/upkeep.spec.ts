import { expect } from "@playwright/test";
import { linkInEmail } from "../support/emails";
import { open } from "../support/modes";
import { idIn, makeBy, namesBehind, send } from "../support/office";
import { tellServices } from "../support/outside-services";
import { ADMIN } from "../support/people";
import { newMark } from "../support/plain-form";
import { enterAs } from "../support/sign-in";
import { test } from "../support/test";

test.beforeEach(({ page }) => enterAs(page, ADMIN));

test("somebody of the team and a step of a template move up, a rate of VAT ends, the calendar's address is taken back", async ({
  page,
}) => {
  const { word, rate } = newMark();
  const [team, templates] = ["/admin/settings/equipe", "/admin/projects/modeles"];
  await makeBy(page, `${team}/new`, { intent: "member", name: word, role: "Photographe" });
  await open(page, team);
  const members = () => namesBehind(page, "link", /^Retirer\s+/);
  const before = await members();
  await send(page, `Monter ${word}`, "Ordre changé");
  const [after, above = ""] = [await members(), before[before.indexOf(word) - 1]];
  // Unless another test has taken out whoever stood above.
  if (after.includes(above)) expect(after.indexOf(word)).toBeLessThan(after.indexOf(above));
  await page.getByRole("link", { name: `Retirer ${word}` }).click();
  await send(page, "Retirer", "Personne retirée de l’équipe", page.getByRole("dialog"));

  await makeBy(page, templates, { intent: "create", category: "graphics", title: word, days: "40" });
  await open(page, templates);
  await send(page, `Monter\u202f: ${word}`, "Ordre du modèle changé");
  await send(page, `Retirer\u202f: ${word}`, "Étape retirée du modèle");

  await makeBy(page, "/admin/settings", { intent: "add-rate", rate: `0,${rate}`, valid_from: "2026-01-01" });
  await open(page, "/admin/settings");
  const row = page
    .getByRole("region", { name: "Taux de TVA" })
    .getByRole("listitem")
    .filter({ hasText: `0,${rate}` });
  await row.getByLabel("Dernier jour").fill("2031-05-05");
  await send(page, /^Mettre fin/, "Fin du taux de TVA enregistrée", row);
  await expect(row).toContainText("jusqu’au 05/05/2031");
  await send(page, /^Supprimer/, "Taux de TVA supprimé", row);

  expect((await page.request.post("/admin/calendrier", { form: { intent: "create" } })).ok()).toBe(true);
  await open(page, "/admin/calendrier");
  await send(page, "Retirer le lien", "Lien retiré, il n’ouvre plus rien");
});

test("a letter that was refused goes again, a key is tried, and the system is examined", async ({ page }) => {
  const { word } = newMark();
  const email = `${word}@nulle-part.example`;
  await tellServices("refuse", email);
  await makeBy(page, "/admin/clients/new", { intent: "invitation", full_name: "Ghita", email, language: "fr" });
  const list = `/admin/email?status=failed&q=${word}`;
  await expect.poll(async () => (await page.request.get(list)).text()).toContain("No such user");
  await tellServices("accept", email);
  await open(page, list);
  await send(page, `Renvoyer le message à ${email}`, "Message remis en file d’envoi");
  await linkInEmail(email, "Votre espace client vous attend");
  await open(page, `/admin/clients/${await idIn(page, "/admin/clients", email)}`);
  await send(page, "Renvoyer l’invitation", "Invitation envoyée");

  await open(page, "/admin/api-keys?tab=ai");
  await send(page, "Tester la clé Google Gemini", "Google Gemini accepte la clé");
  await open(page, "/admin/systeme");
  await page.getByRole("button", { name: "Tout examiner" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Examen fait" })).toBeVisible();
});
