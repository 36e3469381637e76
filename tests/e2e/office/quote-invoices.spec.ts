import { expect } from "@playwright/test";
import { open } from "../support/modes";
import { post, send } from "../support/office";
import { ADMIN } from "../support/people";
import { newMark } from "../support/plain-form";
import { sendQuote } from "../support/quotes";
import { enterAs } from "../support/sign-in";
import { test } from "../support/test";

test("an accepted quote is invoiced by steps; an announcement is set aside, and a payment taken back", async ({
  page,
}) => {
  const { word } = newMark();
  const { id, path } = await sendQuote(page, { email: `${word}@toubkal.example`, title: word, isStaged: true });
  await post(page, path, { intent: "accept", signer_name: "Salma Idrissi", signer_role: "", accept_terms: "on" });
  await enterAs(page, ADMIN);
  const steps = `/admin/factures/nouvelle?devis=${id}`;
  await open(page, steps);
  await send(page, "Facturer Maquettes", "Brouillon prêt");
  await open(page, steps);
  await page.getByLabel("Ce qui est fait").fill("Les textes");
  await page.getByLabel("Part (%)").fill("10");
  await send(page, "Facturer cette part", "Brouillon prêt");
  await open(page, steps);
  await send(page, "Facturer Solde", "Brouillon prêt");
  await page.getByLabel("Objet").fill(`Solde de ${word}`);
  await send(page, "Enregistrer", "Brouillon enregistré");

  const html = await (await page.request.get(steps)).text();
  const deposit = /\/admin\/factures\/([0-9a-f-]{36})"[^>]*>F-/.exec(html)?.[1] ?? "";
  await post(page, `${path}/factures/${deposit}`, { intent: "claim", amount: "100", note: "" });
  await open(page, `/admin/factures/${deposit}`);
  await page.getByLabel(/^Montant reçu/).fill("200");
  await send(page, "Enregistrer le paiement", "Paiement enregistré");
  await send(page, "Écarter", "Annonce écartée");
  await page.getByRole("link", { name: /^Annuler ce paiement/ }).click();
  const dialog = page.getByRole("dialog", { name: "Annuler le paiement" });
  await dialog.getByLabel("Raison").fill("Saisi deux fois");
  await send(page, "Annuler ce paiement", "Paiement annulé", dialog);
  await expect(page.getByRole("button", { name: "Écarter" })).toHaveCount(0);
});
