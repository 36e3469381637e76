import { expect } from "@playwright/test";
import { open } from "./support/modes";
import { FRENCH_DATE } from "./support/office";
import { ADMIN } from "./support/people";
import { enterAs } from "./support/sign-in";
import { test } from "./support/test";

const SECRET = "sk-une-cle-tres-secrete-9f3a";

// @spec office-75, validation-33, errors-40
test("a key is saved masked, known by its last four characters, replaced and removed", async ({ page }) => {
  test.slow();
  await enterAs(page, ADMIN);
  await open(page, "/admin/api-keys?tab=payment");
  const input = page.getByLabel(/^(Nouvelle clé|Clé) Stripe$/);
  const button = page.getByRole("button", { name: "Sauvegarder la clé Stripe" });
  await expect(input).toHaveAttribute("type", "password");
  await expect(button).toBeDisabled();
  await input.fill(SECRET);
  await expect(button).toBeEnabled();
  const toggle = page.getByRole("button", { name: "Afficher la clé Stripe" });
  await toggle.click();
  await expect(input).toHaveAttribute("type", "text");
  await toggle.click();
  await expect(input).toHaveAttribute("type", "password");
  await button.click();
  const message = page.getByRole("status").filter({ hasText: "Clé API sauvegardée" });
  await expect(message).toContainText("Clé secrète Stripe");
  await expect(message).not.toContainText("STRIPE_SECRET_KEY");
  const card = page.locator(".api-key-list > li");
  await expect(card).toContainText("Enregistrée");
  await expect(card).toContainText("9f3a");
  await expect(card).toContainText(new RegExp(`enregistrée le ${FRENCH_DATE.source}`, "u"));
  await expect(input).toHaveValue("");
  expect(await page.content()).not.toContain(SECRET.slice(0, -4));

  await input.fill("clé");
  await button.click();
  await expect(input).toHaveAccessibleDescription(/ni accent ni caractère invisible/);
  expect(await page.content()).not.toContain('value="clé"');

  await card.getByRole("link", { name: "Supprimer la clé Stripe" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Êtes-vous sûr de vouloir supprimer cette clé API ?");
  await dialog.getByRole("button", { name: "Supprimer" }).click();
  await expect(card).toContainText("Aucune clé enregistrée.");
});
