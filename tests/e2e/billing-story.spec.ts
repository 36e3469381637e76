import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { linkInEmail, receiveWithPdf } from "./support/emails";
import { idIn } from "./support/office";
import { ADMIN } from "./support/people";
import { enterAs } from "./support/sign-in";
import { test } from "./support/test";

test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

/** An amount as letters write it. */
const mad = (amount: string) => `${amount.replace(" ", "\u00a0")}\u00a0MAD`;

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first().click();
const numberOn = async (page: Page, pattern: RegExp) =>
  pattern.exec(await page.locator(".page-head").innerText())?.[0] ?? "";

/** Writes the message of somebody who knows nothing of us. */
async function ask(page: Page, name: string, email: string) {
  await page.goto("/contact");
  const form = page.locator("form#inquiry");
  const answers = { Nom: name, Entreprise: `Commune ${name}`, "E-mail": email, Message: "Un portail pour la commune." };
  for (const [label, value] of Object.entries(answers)) await form.getByLabel(label).fill(value);
  await press(page, "Envoyer le message");
  await expect(page.getByText("Message envoyé !")).toBeVisible();
}

/** A public body, which keeps three quarters of the VAT for the State. */
async function nameTheClient(page: Page) {
  await page.getByRole("link", { name: "Créer son identité de facturation" }).click();
  await page.getByLabel("Nature").selectOption({ label: "Organisme public" });
  await page.getByLabel(/^ICE/).fill("001234567000089");
  await page.getByLabel("Adresse").fill("Place de la commune, Imlil");
  await press(page, "Enregistrer");
}

/** One line, two options, and three steps: 40, 30 and 30 %. */
async function writeTheQuote(page: Page, title: string) {
  for (let count = 0; count < 3; count++) await press(page, "Ajouter une ligne");
  await page.getByLabel("Objet").fill(title);
  const lines = [
    ["Portail", "10 000", ""],
    ["Version arabe", "1 250,50", "any_of"],
    ["Serveur dédié", "2 000", "one_of"],
  ] as const;
  for (const [index, [designation, price, option]] of lines.entries()) {
    const line = page.getByRole("group", { name: `Ligne ${index + 1}` });
    await line.getByLabel(/Désignation/).fill(designation);
    await line.getByLabel("Quantité").fill("1");
    await line.getByLabel("Prix HT").fill(price);
    if (!option) continue;
    await line.getByText("Description, section et option").click();
    await line.getByLabel("Option", { exact: true }).selectOption(option);
    await line.getByLabel("Groupe de l’option").fill(option === "one_of" ? "Hébergement" : "");
  }
  await press(page, "40 / 30 / 30");
  await press(page, "Enregistrer et envoyer…");
  await page.getByRole("dialog").getByRole("button", { name: "Envoyer" }).click();
}

async function accept(page: Page, path: string, name: string) {
  await page.goto(path);
  await page.getByLabel("Version arabe").check();
  await page.getByLabel("Serveur dédié").check();
  await press(page, "Mettre à jour le total");
  await expect(page.locator("[data-live=total]")).toContainText("15 900,60 MAD");
  await page.getByLabel("Nom et prénom").fill(name);
  await page.getByLabel("Fonction").fill("Directrice");
  await page.getByLabel(/J’ai lu ce devis/).check();
  await press(page, "Accepter ce devis");
  await expect(page.getByRole("status").filter({ hasText: "Devis accepté" })).toBeVisible();
}

/** Records what the form of an invoice proposes, the VAT that the client keeps included. */
async function recordAll(page: Page, number: string) {
  await page.goto(`/admin/factures/${await idIn(page, "/admin/factures", number)}`);
  await press(page, "Enregistrer le paiement");
  await expect(page.locator(".page-head")).toContainText("Payée");
}

/** Invoices a step of the quote and returns the number. */
async function invoice(page: Page, quoteId: string, step: string) {
  await page.goto(`/admin/factures/nouvelle?devis=${quoteId}`);
  await press(page, `Facturer ${step}`);
  await page.getByRole("link", { name: "Émettre", exact: true }).click();
  await press(page, "Émettre définitivement");
  return numberOn(page, /F-\d{4}-\d+/);
}

test("on a phone without scripts: a message, a quote with options, its deposit, a milestone and the balance, all paid", async ({
  page,
  browser,
}) => {
  // From the first message to the last payment, with each letter waited for.
  test.slow();
  const own = `${test.info().workerIndex}${Date.now() % 1e8}`;
  const [name, email, title] = [`Salma ${own}`, `commune-${own}@toubkal.example`, `Portail ${own}`];
  await ask(page, name, email);

  await enterAs(page, ADMIN);
  await page.goto(`/admin/inquiries/${await idIn(page, "/admin/inquiries", email)}`);
  await page.getByRole("dialog").getByRole("link", { name: "Nouveau devis" }).click();
  await press(page, "Commencer le devis");
  await nameTheClient(page);
  await writeTheQuote(page, title);
  const quoteId = /[\da-f-]{36}/.exec(page.url())?.[0] ?? "";
  const quote = await numberOn(page, /D-\d{4}-\d+/);
  await receiveWithPdf(email, `Votre devis ${quote}`, `${quote}.pdf`);
  const path = await linkInEmail(email, `Votre devis ${quote}`);

  await page.context().clearCookies();
  await accept(page, path, name);
  expect(await receiveWithPdf(email, `Devis ${quote} accepté`, `${quote}-acceptation.pdf`)).toContain(mad("15 900,60"));
  const deposit = await page.getByRole("link", { name: /F-\d{4}-\d+/ }).innerText();
  const number = /F-\d{4}-\d+/.exec(deposit)?.[0] ?? "";
  await receiveWithPdf(email, `Facture ${number}\u202f: ${mad("6 360,24")}`, `${number}.pdf`);

  await enterAs(page, ADMIN);
  await page.goto(`/admin/factures/${await idIn(page, "/admin/factures", number)}`);
  await expect(page.getByLabel(/^Montant reçu/)).toHaveValue("5565,21");
  await expect(page.getByLabel(/^TVA retenue/)).toHaveValue("795,03");
  await press(page, "Enregistrer le paiement");
  const receipt = await page
    .getByRole("link", { name: /R-\d{4}-\d+/ })
    .first()
    .innerText();
  const receiptNumber = /R-\d{4}-\d+/.exec(receipt)?.[0] ?? "";
  const thanks = await receiveWithPdf(email, `Reçu ${receiptNumber}\u202f: ${mad("5 565,21")}`, `${receiptNumber}.pdf`);
  expect(thanks).toContain(mad("795,03"));

  const projectId = await idIn(page, "/admin/projects", title);
  await page.goto(`/admin/projects/${projectId}/etapes`);
  await press(page, /^Commencer.*Étape intermédiaire/);
  const progress = await invoice(page, quoteId, "Étape intermédiaire");
  await receiveWithPdf(email, `Facture ${progress}\u202f: ${mad("4 770,18")}`, `${progress}.pdf`);
  const balance = await invoice(page, quoteId, "Solde à la livraison");
  await receiveWithPdf(email, `Facture ${balance}\u202f: ${mad("4 770,18")}`, `${balance}.pdf`);
  const deducted = page.getByRole("main");
  for (const words of [`Moins ${number}`, `Moins ${progress}`, "15 900,60 MAD", "4 770,18 MAD"])
    await expect(deducted).toContainText(words);

  for (const open of [progress, balance]) await recordAll(page, open);
  for (const javaScriptEnabled of [false, true]) {
    const client = await browser.newPage({ javaScriptEnabled });
    await client.goto(path);
    const invoices = client.getByRole("region", { name: "Factures de ce devis" });
    await expect(invoices.getByText("Réglée", { exact: true })).toHaveCount(3);
    await expect(invoices.getByText("Reste à régler")).toHaveCount(0);
    await client.close();
  }
});
