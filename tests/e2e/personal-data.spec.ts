import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { linkInEmail } from "./support/emails";
import { open } from "./support/modes";
import { test } from "./support/test";

const LETTER = "Vos données chez nous";
const uniqueAddress = () => `essai-${test.info().workerIndex}-${Date.now()}@toubkal.example`;

async function write(page: Page, email: string) {
  const form = {
    intent: "inquiry",
    name: "Salma Idrissi",
    email,
    phone: "06 61 23 45 67",
    message: `Gîte de ${email}`,
  };
  await page.request.post("/contact", { form, maxRedirects: 0 });
}

async function askForLink(page: Page, email: string) {
  await open(page, "/mes-donnees");
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Recevoir le lien" }).click();
  await expect(page.getByText("Si nous gardons quelque chose de cette adresse")).toBeVisible();
}

test("a sender sees, corrects and erases what is held of an address, by a link", async ({ page }) => {
  const email = uniqueAddress();
  await write(page, email);
  await askForLink(page, email);
  const link = await linkInEmail(email, LETTER);
  const answer = await page.request.get(link);
  expect(answer.headers()).toMatchObject({ "cache-control": "no-store", "referrer-policy": "no-referrer" });
  expect(await answer.text()).toContain('<meta name="robots" content="noindex"');
  await open(page, link);
  await expect(page.getByText(`Gîte de ${email}`)).toBeVisible();

  await page.getByLabel("Téléphone").fill("12");
  await page.getByRole("button", { name: "Corriger" }).click();
  await expect(page.locator("form#correction").getByRole("alert")).toBeFocused();
  await expect(page.getByLabel("Téléphone")).toHaveAccessibleDescription(/Le numéro n’est pas complet/);
  await page.getByLabel("Téléphone").fill("07 61 23 45 68");
  await page.getByLabel("Nom").fill("Salma El Idrissi");
  await page.getByRole("button", { name: "Corriger" }).click();
  await expect(page.getByText("C’est corrigé")).toBeVisible();
  await expect(page.getByText("07 61 23 45 68")).toBeVisible();

  await page.getByLabel("Oui, effacez tout cela pour toujours").check();
  await page.getByRole("button", { name: "Effacer mes données" }).click();
  await expect(page.getByRole("heading", { name: "Vos données sont effacées" })).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ce lien ne s’ouvre plus");
});
