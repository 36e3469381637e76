import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { open } from "../support/modes";
import { ADMIN, CLIENT } from "../support/people";
import { unique } from "../support/services";
import { enterAs } from "../support/sign-in";
import { test } from "../support/test";

const PROOF = {
  name: "virement.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from(`%PDF-1.7\n${"x".repeat(200)}`),
};
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).last().click();
const summary = (page: Page) => page.locator(".error-summary");

/** Opens the screen on which the last form has ended, with its scripts. */
async function again(page: Page) {
  await open(page, new URL(page.url()).pathname);
}

/** Writes and issues an invoice of 3 001,20 MAD, and is corrected on the way. */
async function issueInvoice(page: Page, title: string) {
  await open(page, "/admin/factures/nouvelle");
  await press(page, "Créer le brouillon");
  await expect(summary(page)).toBeFocused();
  const client = page.getByLabel("Client", { exact: true });
  await client.selectOption((await client.locator("option", { hasText: "Riad Benali" }).getAttribute("value")) ?? "");
  await page.getByLabel("Objet").fill(title);
  await press(page, "Créer le brouillon");
  await expect(page.getByText("Brouillon prêt")).toBeVisible();
  await again(page);
  await page.getByLabel("Désignation").fill("Dix pages");
  await page.getByLabel("Quantité").fill("0");
  await page.getByLabel("Prix HT").fill("1 250,50");
  await press(page, "Enregistrer le brouillon");
  await expect(page.getByLabel("Quantité")).toHaveAccessibleDescription(/au-dessus de zéro/);
  await page.getByLabel("Quantité").fill("2");
  await press(page, "Enregistrer le brouillon");
  await expect(page.getByRole("main")).toContainText("3 001,20 MAD");
  await page.getByRole("link", { name: "Émettre", exact: true }).click();
  await press(page, "Émettre définitivement");
  await expect(page.getByText(/^Document émis sous le numéro/)).toBeVisible();
}

test("an invoice is written, announced as paid by its client, paid, credited and refunded, and errors keep what was typed", async ({
  page,
}) => {
  const title = unique("Facture");
  await enterAs(page, ADMIN);
  await issueInvoice(page, title);
  const office = new URL(page.url()).pathname;

  await enterAs(page, CLIENT);
  await open(page, office.replace("/admin", "/dashboard"));
  await page.getByLabel(/^Montant viré/).fill("beaucoup");
  await press(page, "J’ai viré");
  await expect(page.getByLabel(/^Montant viré/)).toHaveAccessibleDescription(/Un montant, par exemple/);
  await expect(page.getByLabel(/^Montant viré/)).toHaveValue("beaucoup");
  await page.getByLabel(/^Montant viré/).fill("1 000");
  await page.getByLabel(/^Justificatif/).setInputFiles(PROOF);
  await press(page, "J’ai viré");
  await expect(page.getByText(/en attente de confirmation/)).toBeVisible();

  await enterAs(page, ADMIN);
  await open(page, office);
  await expect(page.getByRole("link", { name: /virement\.pdf/ })).toBeVisible();
  await page.getByLabel(/^Montant reçu/).fill("beaucoup");
  await press(page, "Enregistrer le paiement");
  await expect(page.getByLabel(/^Montant reçu/)).toHaveAccessibleDescription(/Un montant, par exemple/);
  await page.getByLabel(/^Montant reçu/).fill("1 000");
  await press(page, "Enregistrer le paiement");
  await expect(page.getByText(/^Paiement enregistré, reçu R-/)).toBeVisible();

  await again(page);
  await press(page, "Préparer un avoir");
  await expect(page.getByText(/^Avoir préparé/)).toBeVisible();
  await again(page);
  await page.getByLabel("Prix HT").fill("cher");
  await press(page, "Enregistrer le brouillon");
  await expect(page.getByLabel("Prix HT")).toHaveAccessibleDescription(/Un prix hors taxes/);
  await page.getByLabel("Prix HT").fill("500");
  await page.getByLabel("Quantité").fill("1");
  await press(page, "Enregistrer le brouillon");
  await expect(page.getByRole("main")).toContainText("600,00 MAD");
  await page.getByRole("link", { name: "Émettre", exact: true }).click();
  await press(page, "Émettre définitivement");
  await expect(page.getByText(/^Document émis sous le numéro/)).toBeVisible();
  await open(page, office);
  await expect(page.getByRole("main")).toContainText("1 401,20 MAD");

  await page.getByLabel(/^Montant reçu/).fill("1 501,20");
  await press(page, "Enregistrer le paiement");
  await expect(page.getByText(/Trop-perçu de 100,00/).first()).toBeVisible();
  await again(page);
  await page.getByLabel(/^Montant rendu/).fill("100,01");
  await page.getByLabel(/^Référence du remboursement/).fill("VIR retour");
  await press(page, "Enregistrer le remboursement");
  await expect(page.getByLabel(/^Montant rendu/)).toHaveAccessibleDescription(/plus que le trop-perçu/);
  await expect(page.getByLabel(/^Référence du remboursement/)).toHaveValue("VIR retour");
  await page.getByLabel(/^Montant rendu/).fill("100");
  await press(page, "Enregistrer le remboursement");
  await expect(page.getByText(/^Remboursement enregistré, reçu R-/)).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Remboursement du");
});
