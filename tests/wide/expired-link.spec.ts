import { expect } from "@playwright/test";
import { linkInEmail } from "../e2e/support/emails";
import { open } from "../e2e/support/modes";
import { serveOwnSite } from "../e2e/support/own-site";
import { test } from "../e2e/support/test";
import { smtpPort } from "../support/e2e-environment";

const THREE_DAYS_MS = 3 * 24 * 3_600_000;
const PASSWORD = "trois-oranges-amères";
const SUBJECT = "Confirmez votre adresse e-mail";

const site = serveOwnSite({ SMTP_URL: `smtp://127.0.0.1:${smtpPort}` });

test("an address that is confirmed three days late gets a new link, which works", async ({ page }) => {
  const email = `tardive-${Date.now()}@riad.example`;
  const press = (name: string) => page.getByRole("button", { name }).click();
  await open(page, "/auth?tab=inscription");
  await page.getByLabel("Nom complet").fill("Sara Alami");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirmer le mot de passe").fill(PASSWORD);
  await press("S’inscrire");
  const late = await linkInEmail(email, SUBJECT);

  await site.stop();
  await site.start({ aheadMs: THREE_DAYS_MS });
  await open(page, late);
  await press("Recevoir un nouveau lien");
  await expect(page.getByText("Un nouveau lien arrive à votre adresse e-mail")).toBeVisible();
  await open(page, await linkInEmail(email, SUBJECT, 2));
  await page.getByLabel("Mot de passe").fill(PASSWORD);
  await press("Confirmer mon adresse");
  await expect(page).toHaveURL("/dashboard");
});
