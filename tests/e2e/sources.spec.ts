import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { fact } from "./support/office";
import { ADMIN } from "./support/people";
import { unique } from "./support/services";
import { signIn } from "./support/sign-in";
import { test } from "./support/test";

const SERVICE = "/services/graphics/identite-de-marque";

// The browser under test calls itself a robot, and robots are not counted.
test.use({ userAgent: "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36" });

async function writeTo(page: Page, message: string) {
  const form = page.locator("form#inquiry");
  await form.getByLabel("Nom").fill("Nadia Tazi");
  await form.getByLabel("Téléphone").fill("06 12 34 56 78");
  await form.getByLabel("Message").fill(message);
  await form.getByRole("button", { name: "Envoyer le message" }).click();
  await expect(page.getByText("Message envoyé !")).toBeVisible();
}

/** Where the office tells of the lead with this message. */
async function openLead(page: Page, message: string) {
  await signIn(page, ADMIN, "/admin/inquiries");
  const row = page.getByRole("row").filter({ hasText: message });
  await row.getByRole("link", { name: /Détails/ }).click();
  return page.getByRole("dialog");
}

test.beforeEach(({ context }) => context.route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" })));

test("a lead names the page, campaign and service by which it came to the form", { tag: "@wide" }, async ({ page }) => {
  const message = unique("Une enseigne à Fès");
  await page.goto(`${SERVICE}?utm_source=meta&utm_medium=cpc`);
  await page.getByRole("link", { name: "Ou choisir Standard par formulaire" }).click();
  await writeTo(page, message);
  const lead = await openLead(page, message);
  await expect(fact(lead, "Service intéressé")).toHaveText("Identité de marque, formule Standard");
  await expect(fact(lead, "Page d’origine")).toHaveText(SERVICE);
  await expect(fact(lead, "Campagne")).toHaveText("meta / cpc");
});

test("a campaign that led to another page is known to the form by a script", async ({ page }) => {
  const message = unique("Deux pages plus loin");
  await page.goto("/maroc?utm_source=rentree");
  await page.goto("/about");
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true }).click();
  await writeTo(page, message);
  const lead = await openLead(page, message);
  await expect(fact(lead, "Page d’origine")).toHaveText("/about");
  await expect(fact(lead, "Campagne")).toHaveText("rentree");
  await expect(fact(lead, "Première visite")).toContainText("/maroc, rentree");
});

test("a chat begins with a code by which the lead names page, campaign and service", async ({ page }) => {
  await page.goto(`${SERVICE}?utm_source=meta`);
  // Not followed: what the browser would find at the other end is not ours, and it may be away.
  const way = await page.getByRole("link", { name: "Choisir Standard sur WhatsApp" }).getAttribute("href");
  const answer = await page.request.get(way ?? "", { headers: { Referer: page.url() }, maxRedirects: 0 });
  const text = new URL(answer.headers().location ?? "").searchParams.get("text") ?? "";
  expect(text.replace(/\s+/g, " ")).toMatch(/la formule Standard du service « Identité de marque », .* Réf\. \w{4}$/);
  const name = unique("Une cliente au comptoir");
  await signIn(page, ADMIN, "/admin/inquiries/new");
  const form = page.getByRole("dialog");
  await form.getByLabel("Nom").fill(name);
  await form.getByLabel("Téléphone ou e-mail").fill("06 12 34 56 78");
  await form.getByLabel("Demande").fill("La formule Standard");
  await form.getByLabel("Réf.").fill(text.slice(-4));
  await form.getByLabel("Canal").selectOption("whatsapp");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("Piste enregistrée")).toBeVisible();
  const lead = page.getByRole("dialog");
  await expect(fact(lead, "Canal")).toHaveText(`WhatsApp, réf. ${text.slice(-4)}`);
  await expect(fact(lead, "Page d’origine")).toHaveText(SERVICE);
  await expect(fact(lead, "Campagne")).toHaveText("meta");
  await expect(fact(lead, "Service intéressé")).toHaveText("Identité de marque");
});

test("a form that was opened in a new tab knows the page and the campaign that led to it", { tag: "@wide" }, async ({
  page,
  context,
}) => {
  const message = unique("Dans un autre onglet");
  await page.goto("/maroc?utm_source=rentree");
  await page.goto("/about");
  const opened = context.waitForEvent("page");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true });
  await link.click({ modifiers: ["ControlOrMeta"] });
  const tab = await opened;
  await tab.waitForLoadState();
  await writeTo(tab, message);
  const lead = await openLead(tab, message);
  await expect(fact(lead, "Page d’origine")).toHaveText("/about");
  await expect(fact(lead, "Campagne")).toHaveText("rentree");
  await expect(lead.getByText("Première visite")).toHaveCount(0);
});

test("a page that the browser has opened ahead is counted once it is seen", async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  const ready = new Promise<void>((resolve) => {
    client.on("Preload.prefetchStatusUpdated", ({ key, status }) => {
      if (key.url.endsWith("/about") && status === "Ready") resolve();
    });
  });
  await client.send("Preload.enable");
  await page.goto("/maroc");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "À Propos" });
  await link.hover();
  await ready;
  const seen = page.context().waitForEvent("request", (request) => request.url().includes("/vue?de=%2Fabout"));
  await link.click();
  expect((await (await seen).response())?.status()).toBe(204);
});
