import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { open } from "../support/modes";
import { idIn, post } from "../support/office";
import { ADMIN } from "../support/people";
import { unique } from "../support/services";
import { enterAs } from "../support/sign-in";
import { test } from "../support/test";

interface Lead {
  id: string;
  email: string;
  message: string;
}

/** A message of somebody new. */
async function makeLead(page: Page): Promise<Lead> {
  const message = unique("Un devis");
  const email = `${message.replaceAll(/\W/g, "").toLowerCase()}@atelier.example`;
  await post(page, "/contact", { intent: "inquiry", name: "Nadia Alami", email, phone: "0612345678", message });
  return { id: await idIn(page, "/admin/inquiries", message), email, message };
}

test.beforeEach(({ page }) => enterAs(page, ADMIN));

test("a lead is answered by e-mail with a template, and its letter stands in the history", async ({ page }) => {
  const { id, message } = await makeLead(page);
  await open(page, `/admin/inquiries/${id}`);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("link", { name: "Répondre", exact: true }).click();
  await expect(dialog.getByRole("heading", { level: 2 })).toHaveText("Répondre à Nadia Alami");
  await dialog.getByLabel("Modèle").selectOption({ label: "Premier contact" });
  await dialog.getByRole("button", { name: "Insérer" }).click();
  await expect(dialog.getByLabel("Texte")).toHaveValue(/^Bonjour Nadia,\n\nMerci pour votre message/);
  await expect(dialog.getByLabel("Objet")).toHaveValue("Votre demande\u202f: votre projet");
  await dialog.getByLabel("Prochaine action").fill("Relancer");
  await dialog.getByRole("button", { name: "Envoyer la réponse" }).click();
  await expect(page.locator(".error-summary")).toContainText("Dites quand");
  await dialog.getByLabel("Délai").selectOption({ index: 3 });
  await dialog.getByLabel("Texte").fill(`Bonjour Nadia, ${message} : oui.`);
  await dialog.getByRole("button", { name: "Envoyer la réponse" }).click();
  await expect(page.locator(".flash")).toContainText("Réponse enregistrée");
  await expect(dialog.getByText(`Bonjour Nadia, ${message} : oui.`)).toBeVisible();
  await expect(dialog.getByRole("link", { name: /^Votre demande\s: votre projet/ })).toBeVisible();
  await expect(dialog.getByText("Statut\u202f: Contacté")).toBeVisible();
});

test("a chat opens with the lead's own number, and is noted", async ({ page, context }) => {
  const { id } = await makeLead(page);
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "chat" }));
  // Not the page, which has none where the answer to a plain form leads: such a request is not to be intercepted.
  const chat = page.waitForRequest((request) => request.url().startsWith("https://wa.me/"));
  await open(page, `/admin/inquiries/${id}/reply?canal=whatsapp`);
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Texte").fill("Bonjour Nadia");
  await dialog.getByRole("button", { name: "Noter et ouvrir WhatsApp" }).click();
  expect((await chat).url()).toBe("https://wa.me/212612345678?text=Bonjour%20Nadia");
  // In another tab: this one is on its way to the chat.
  const office = await context.newPage();
  await office.goto(`/admin/inquiries/${id}`);
  const lines = office.getByRole("dialog").getByRole("listitem");
  await expect(lines.filter({ hasText: "WhatsApp" }).last()).toContainText("Bonjour Nadia");
});
