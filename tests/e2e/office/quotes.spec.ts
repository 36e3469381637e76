import { expect } from "@playwright/test";
import { open } from "../support/modes";
import { send } from "../support/office";
import { ADMIN } from "../support/people";
import { newMark } from "../support/plain-form";
import { sendQuote } from "../support/quotes";
import { unique } from "../support/services";
import { enterAs } from "../support/sign-in";
import { test } from "../support/test";

test.beforeEach(({ page }) => enterAs(page, ADMIN));

test("a quote is written, corrected and sent, and nothing typed is lost on the way", async ({ page }) => {
  const title = unique("Boutique");
  await open(page, "/admin/devis/new");
  await page.getByRole("button", { name: "Commencer le devis" }).click();
  await expect(page.getByText("Devis commencé")).toBeVisible();
  await open(page, new URL(page.url()).pathname);
  await page.getByLabel("Objet").fill(title);
  await page.getByLabel("Établi à").selectOption({ label: "Riad Benali SARL (fictive), khadija@riad-benali.example" });
  await page.getByRole("button", { name: "Ajouter une ligne" }).click();
  await expect(page.getByLabel(/^1\. Désignation/)).toBeVisible();
  await expect(page.getByLabel("Objet")).toHaveValue(title);
  await page.getByLabel(/^1\. Désignation/).fill("Dix pages");
  await page.getByLabel("Quantité").fill("0");
  await page.getByLabel("Prix HT").first().fill("1 250,50");
  await page.getByRole("button", { name: "Enregistrer", exact: true }).last().click();
  await expect(page.locator(".error-summary")).toBeFocused();
  await expect(page.getByLabel("Quantité")).toHaveAccessibleDescription(/plus grand que 0/);
  await expect(page.getByLabel(/^1\. Désignation/)).toHaveValue("Dix pages");
  await page.getByLabel("Quantité").fill("2");
  await page.getByRole("button", { name: "Mettre à jour le total" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Total TTC" })).toContainText(/3\s001,20/);
  await page.getByRole("button", { name: "Enregistrer et envoyer…" }).click();
  await expect(page.getByRole("dialog")).toContainText("khadija@riad-benali.example");
  await page.getByRole("dialog").getByRole("button", { name: "Envoyer" }).click();
  await expect(page.getByText(/^Devis envoyé/)).toBeVisible();
  await expect(page.locator(".page-head")).toContainText(/D-\d{4}-\d{4}/);
  await expect(page.getByRole("button", { name: "Renvoyer le lien" })).toBeVisible();
});

test("the link of a quote is sent again, renewed and revoked; the quote is copied, written anew and withdrawn", async ({
  page,
}) => {
  const { word } = newMark();
  const { id } = await sendQuote(page, { email: `${word}@toubkal.example`, title: word });
  await enterAs(page, ADMIN);
  const path = `/admin/devis/${id}`;
  await open(page, path);
  await send(page, "Renvoyer le lien", "Lien renvoyé au client");
  await send(page, "Renouveler le lien", "Lien renouvelé");
  await send(page, "Révoquer le lien", "Lien révoqué");
  await expect(page.getByRole("button", { name: "Révoquer le lien" })).toHaveCount(0);
  await send(page, "Dupliquer", "Devis dupliqué");
  await expect(page).not.toHaveURL(path);
  await open(page, path);
  await send(page, "Nouvelle version", "Nouvelle version commencée");
  await open(page, path);
  await send(page, "Retirer le devis", "Devis retiré");
});
