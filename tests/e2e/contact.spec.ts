import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { inBothModes, open, withoutChecksToo } from "./support/modes";
import { ADMIN } from "./support/people";
import { unique } from "./support/services";
import { signIn } from "./support/sign-in";
import { test } from "./support/test";
import { messageOf } from "./support/way-out";

const inquiryForm = (page: Page) => page.locator("form#inquiry");
const reviewForm = (page: Page) => page.locator("form#review");
async function fillInquiry(page: Page, values: Record<"Nom" | "E-mail" | "Téléphone" | "Message", string>) {
  for (const [label, value] of Object.entries(values)) await inquiryForm(page).getByLabel(label).fill(value);
}

async function send(page: Page, name = "Envoyer le message") {
  await page.getByRole("button", { name }).click();
}

withoutChecksToo((mode) => {
  // @spec states-14
  test("a message with errors comes back with its values and a sentence under each field", async ({ page }) => {
    await open(page, "/contact", mode);
    await fillInquiry(page, {
      Nom: "   ",
      "E-mail": "khadija@riad",
      Téléphone: "06 12 34 56 78",
      Message: "Six chambres à Rabat",
    });
    await send(page);
    const form = inquiryForm(page);
    await expect(form.getByRole("alert")).toContainText("2 champs sont à corriger");
    await expect(form.getByRole("alert")).toBeFocused();
    await expect(page).toHaveTitle(/^Erreur\s: Contact/);
    await expect(form.getByLabel("Nom")).toHaveAccessibleDescription(/Le nom est requis/);
    await expect(form.getByLabel("E-mail")).toHaveAccessibleDescription(/L’adresse e-mail n’est pas complète/);
    await expect(form.getByLabel("E-mail")).toHaveValue("khadija@riad");
    await expect(form.getByLabel("Téléphone")).toHaveValue("06 12 34 56 78");
    await expect(form.getByLabel("Message")).toHaveValue("Six chambres à Rabat");
    await expect(reviewForm(page).getByRole("alert")).toHaveCount(0);
    await form.getByRole("link", { name: /e-mail n’est pas complète/ }).click();
    await expect(form.getByLabel("E-mail")).toBeFocused();
  });

  // @spec states-8, states-15, validation-5, errors-5
  test("a review with errors comes back, a good one waits for moderation", async ({ page }) => {
    await open(page, "/contact", mode);
    const form = reviewForm(page);
    await form.getByLabel("Nom").fill("I ");
    await form.getByLabel("Avis").fill("court");
    await send(page, "Soumettre l’avis");
    await expect(form.getByRole("alert")).toContainText("3 champs sont à corriger");
    for (const sentence of [
      "Veuillez sélectionner une note",
      "Le nom doit contenir au moins 2 caractères",
      "L'avis doit contenir au moins 10 caractères",
    ]) {
      await expect(form.getByRole("alert")).toContainText(sentence);
    }
    await form.getByRole("radio", { name: "4 sur 5" }).check();
    await form.getByLabel("Nom").fill("Inès Ferrer");
    await form.getByLabel("Avis").fill(unique("La charte tient sur trois pages."));
    await send(page, "Soumettre l’avis");
    await expect(page.getByText("Avis soumis avec succès")).toBeVisible();
    await expect(page.getByText("Merci pour votre retour ! Votre avis sera publié après modération.")).toBeVisible();
    await expect(form.getByLabel("Avis")).toHaveValue("");
  });
});

test("a tier leads to a form that names it, keeps it through an error, and tells it to the team", async ({ page }) => {
  await page.goto("/services/graphics/identite-de-marque");
  const path = await page.getByRole("link", { name: "Ou choisir Standard par formulaire" }).getAttribute("href");
  await open(page, path ?? "");
  const form = inquiryForm(page);
  const service = form.getByLabel("Service").locator("option:checked");
  await expect(service).toHaveText("Identité de marque, formule Standard");
  await form.getByLabel("Budget").selectOption({ label: "De 10\u202f000 à 40\u202f000 MAD" });
  const name = unique("Formule");
  await fillInquiry(page, { Nom: name, "E-mail": "", Téléphone: "", Message: "Un logo." });
  await send(page);
  await expect(form.getByLabel("E-mail")).toHaveAccessibleDescription(/L’e-mail est requis, ou bien le téléphone/);
  await expect(service).toHaveText("Identité de marque, formule Standard");
  await form.getByLabel("Téléphone").fill("06 12 34 56 78");
  await send(page);
  await expect(page.getByText("Message envoyé !")).toBeVisible();
  await signIn(page, ADMIN, "/admin/inquiries");
  const row = page.getByRole("row").filter({ hasText: name });
  await expect(row).toContainText("Identité de marque, formule Standard");
  await row.getByRole("link", { name: /^Détails/ }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("De 10\u202f000 à 40\u202f000 MAD");
  await expect(dialog.getByRole("link", { name: "Répondre" })).toHaveCount(0);
});

inBothModes((mode) => {
  // @spec states-12, errors-3
  test("a good message is stored and offers the chat with the same words", async ({ page, context }) => {
    const popups: string[] = [];
    await context.route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
    context.on("page", (popup) => popups.push(popup.url()));
    await open(page, "/contact", mode);
    const message = unique("Six chambres à Rabat");
    await fillInquiry(page, {
      Nom: "Khadija Benali",
      "E-mail": "khadija@riad.example",
      Téléphone: "06 12 34 56 78",
      Message: message,
    });
    await send(page);
    await expect(page.getByText("Message envoyé !")).toBeVisible();
    await expect(page.getByText("Nous vous contacterons bientôt.")).toBeVisible();
    if (mode.javaScriptEnabled) await expect(page.locator(".contact-sent")).toBeFocused();
    await expect(page.getByText("Nous vous contacterons bientôt.")).toBeInViewport();
    const link = page.getByRole("link", { name: "Continuer sur WhatsApp" });
    expect(await link.getAttribute("href")).toMatch(/^\/go\/whatsapp\?/);
    const text = await messageOf(link);
    for (const part of ["Bonjour", "Khadija Benali", "khadija@riad.example", "06 12 34", message])
      expect(text).toContain(part);
    if (mode.javaScriptEnabled) await expect.poll(() => popups.length).toBe(1);
  });
});

test("whoever only reads fetches nothing of the framework; a message sent while it comes waits for it", async ({
  page,
  context,
}) => {
  // Where it leads on to is not reached by a route of the browser, which sees the first request of a redirection alone.
  await context.route(/\/go\/whatsapp\?/, (route) => route.fulfill({ body: "WhatsApp" }));
  const framework: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/(framework|entry)/, async (route) => {
    framework.push(route.request().url());
    await released;
    await route.continue();
  });
  await page.goto("/contact", { waitUntil: "networkidle" });
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    // A browser asks for the icon when it likes.
    if (!pathname.startsWith("/favicon")) asked.push(pathname);
  });
  // A browser tells of such a move itself when a page comes under a pointer at rest.
  await page.evaluate(async () => {
    document.body.dispatchEvent(new PointerEvent("pointermove", { bubbles: true }));
    await fetch("/healthz");
  });
  expect(asked).toEqual(["/healthz"]);
  expect(framework).toEqual([]);
  const message = `Tout de suite ${Date.now()}`;
  await fillInquiry(page, { Nom: "Omar", "E-mail": "omar@tazi.example", Téléphone: "", Message: message });
  const chat = context.waitForEvent("page");
  await send(page);
  await expect(page.getByRole("button", { name: "Envoyer le message" })).toHaveAttribute("aria-busy", "true");
  release();
  await expect(page.getByText("Message envoyé !")).toBeVisible();
  expect(framework).not.toEqual([]);
  await expect.poll(async () => (await chat).url()).toMatch(/\/go\/whatsapp\?/);
});

test("a robot's message waits under 'Indésirables' and can be taken back", async ({ page, request }) => {
  const message = `Robot ${Date.now()}`;
  const form = {
    intent: "inquiry",
    name: "Robot",
    email: "r@robot.example",
    message,
    homepage: "https://spam.example",
  };
  expect((await request.post("/contact", { form, maxRedirects: 0 })).status()).toBe(303);
  await signIn(page, ADMIN, "/admin/inquiries");
  await expect(page.getByText(message)).toHaveCount(0);
  await page.getByRole("link", { name: /Indésirables/ }).click();
  const row = page.getByRole("row").filter({ hasText: message });
  await row.getByRole("button", { name: "Pas un indésirable" }).click();
  await expect(page.getByText("Demande reprise des indésirables")).toBeVisible();
  await expect(row).toHaveCount(0);
});

test("both forms stand side by side on a wide screen, one above the other on a phone", { tag: "@wide" }, async ({
  page,
}) => {
  await page.goto("/contact");
  for (const [width, isBeside] of [
    [1024, true],
    [390, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const inquiry = await page.getByRole("heading", { name: "Nous écrire" }).boundingBox();
    const review = await page.getByRole("heading", { name: "Donner votre avis" }).boundingBox();
    expect(inquiry?.y === review?.y).toBe(isBeside);
  }
});
