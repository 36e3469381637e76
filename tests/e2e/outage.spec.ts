import { expect } from "@playwright/test";
import { freePort } from "../support/server-environment";
import { serveOwnSite } from "./support/own-site";
import { test } from "./support/test";

const SECRET = "a-secret-of-more-than-thirty-two-characters";
const DATABASE_URL = `postgresql://nobody@127.0.0.1:${freePort()}/none`;

serveOwnSite({ DATABASE_URL, SESSION_SECRET: SECRET, ENCRYPTION_KEY: SECRET }, { until: "/theme" });

// With JavaScript; without it, see tests/built/outage.test.ts.
test.describe("while the database is away", { tag: "@wide" }, () => {
  // @spec states-14, errors-2
  test("a message keeps every field and shows the specification's error", async ({ page }) => {
    await page.goto("/contact");
    const form = page.locator("form#inquiry");
    const values = {
      Nom: "  Khadija «B»  ",
      "E-mail": "khadija@riad.example",
      Téléphone: "06 12 34 56 78",
      Message: "Un\n\n<b>deux</b> é",
    };
    for (const [label, value] of Object.entries(values)) await form.getByLabel(label).fill(value);
    const answered = page.waitForResponse((response) => response.request().method() === "POST");
    await form.getByRole("button", { name: "Envoyer le message" }).click();
    expect((await answered).status()).toBe(503);
    await expect(form.getByRole("alert")).toContainText("Une erreur s'est produite. Veuillez réessayer.");
    for (const [label, value] of Object.entries(values)) await expect(form.getByLabel(label)).toHaveValue(value);
  });

  // @spec errors-4
  test("a review keeps every field and shows the specification's error", async ({ page }) => {
    await page.goto("/contact");
    const form = page.locator("form#review");
    await form.getByRole("radio", { name: "4 sur 5" }).check();
    await form.getByLabel("Nom").fill("Inès");
    await form.getByLabel("Avis").fill("La charte tient sur trois pages.");
    await form.getByRole("button", { name: "Soumettre l’avis" }).click();
    await expect(form.getByRole("alert")).toContainText("Une erreur est survenue lors de la soumission de votre avis.");
    await expect(form.getByRole("radio", { name: "4 sur 5" })).toBeChecked();
    await expect(form.getByLabel("Avis")).toHaveValue("La charte tient sur trois pages.");
  });

  test("signing in answers a French 503 that offers the same post again, without the password", async ({ page }) => {
    await page.goto("/auth");
    await page.getByLabel("E-mail").fill("sara@zellige.example");
    await page.getByLabel("Mot de passe").fill("un-mot-de-passe");
    await page.getByRole("button", { name: "Se connecter" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Service momentanément indisponible");
    await expect(page.locator("input[name=email]")).toHaveValue("sara@zellige.example");
    await expect(page.locator("input[name=password]")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Réessayer" })).toBeVisible();
  });
});
