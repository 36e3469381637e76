import type { Page } from "@playwright/test";
import { expect, test } from "@playwright/test";
import { linkInEmail } from "./support/emails";
import type { Mode } from "./support/modes";
import { inBothModes, inEveryMode, inOneMode, open } from "./support/modes";
import { idIn } from "./support/office";
import { ADMIN } from "./support/people";
import { enterAs } from "./support/sign-in";

const LETTER = "Vos données chez nous";
const uniqueAddress = (mode: Mode) =>
  `essai-${mode.name.replaceAll(/\W/g, "")}-${test.info().workerIndex}-${Date.now()}@toubkal.example`.toLowerCase();

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

async function askForLink(page: Page, email: string, mode: Mode) {
  await open(page, "/mes-donnees", mode);
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Recevoir le lien" }).click();
  await expect(page.getByText("Si nous gardons quelque chose de cette adresse")).toBeVisible();
}

inEveryMode((mode) => {
  test("a sender sees, corrects and erases what is held of an address, by a link", async ({ page }) => {
    const email = uniqueAddress(mode);
    await write(page, email);
    await askForLink(page, email, mode);
    const link = await linkInEmail(email, LETTER);
    const answer = await page.request.get(link);
    expect(answer.headers()).toMatchObject({ "cache-control": "no-store", "referrer-policy": "no-referrer" });
    expect(await answer.text()).toContain('<meta name="robots" content="noindex"');
    await open(page, link, mode);
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

    if (mode.javaScriptEnabled && !mode.nativeChecks) {
      await open(page, page.url(), mode);
      await page.getByRole("button", { name: "Effacer mes données" }).click();
      await expect(page.locator("form#erasure").getByRole("alert")).toContainText("Cochez la case pour confirmer");
    }
    await page.getByLabel("Oui, effacez tout cela pour toujours").check();
    await page.getByRole("button", { name: "Effacer mes données" }).click();
    await expect(page.getByRole("heading", { name: "Vos données sont effacées" })).toBeVisible();
    await page.goto(link);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ce lien ne s’ouvre plus");
  });

  test("the office corrects a lead, and erases it", async ({ page }) => {
    const email = uniqueAddress(mode);
    await enterAs(page, ADMIN);
    await write(page, email);
    const id = await idIn(page, "/admin/inquiries", `Gîte de ${email}`);
    await open(page, `/admin/inquiries/${id}`, mode);
    await page.getByRole("dialog").getByRole("link", { name: "Corriger" }).click();
    const dialog = page.getByRole("dialog", { name: "Corriger la demande" });
    await dialog.getByLabel("Téléphone").fill("12");
    await dialog.getByRole("button", { name: "Corriger" }).click();
    await expect(dialog.getByLabel("Téléphone")).toHaveAccessibleDescription(/Le numéro n’est pas complet/);
    await dialog.getByLabel("Téléphone").fill("07 61 23 45 68");
    await dialog.getByRole("button", { name: "Corriger" }).click();
    await expect(page.getByText("Demande corrigée")).toBeVisible();
    await page.getByRole("dialog").getByRole("link", { name: "Effacer" }).click();
    await page.getByRole("button", { name: "Effacer pour toujours" }).click();
    await expect(page.getByText("Demande effacée")).toBeVisible();
    await page.goto(`/admin/inquiries?q=${email}`);
    await expect(page.getByText("Aucune demande ne correspond")).toBeVisible();
  });
});

inBothModes((mode) => {
  test("an address without anything is answered in the same words", { tag: "@wide" }, async ({ page }) => {
    await askForLink(page, `personne-${Date.now()}@toubkal.example`, mode);
  });

  for (const { lang, dir, title, email, button, error } of [
    {
      lang: "es",
      dir: "ltr",
      title: "Mis datos",
      email: "Correo electrónico",
      button: "Recibir el enlace",
      error: /no está completa/,
    },
    {
      lang: "ar",
      dir: "rtl",
      title: "بياناتي",
      email: "البريد الإلكتروني",
      button: "استلام الرابط",
      error: /غير كامل/,
    },
  ]) {
    test(`it is asked for in ${lang}, and refused in it`, { tag: "@wide" }, async ({ page }) => {
      await open(page, `/mes-donnees?lang=${lang}`, mode);
      await expect(page.locator("html")).toHaveAttribute("dir", dir);
      await expect(page.locator("html")).toHaveAttribute("lang", lang);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await page.getByLabel(email).fill("nadia@riad");
      await page.getByRole("button", { name: button }).click();
      await expect(page.getByLabel(email)).toHaveAccessibleDescription(error);
      await expect(page.locator("html")).toHaveAttribute("lang", lang);
    });
  }
});

inOneMode((mode) => {
  test("each language leads to the others", { tag: "@wide" }, async ({ page }) => {
    await open(page, "/mes-donnees", mode);
    await page.getByRole("link", { name: "العربية" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("بياناتي");
    await page.getByRole("link", { name: "Français" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mes données");
  });
});
