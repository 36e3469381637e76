import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { receiveEmail } from "./support/emails";
import type { Mode } from "./support/modes";
import { inEveryMode } from "./support/modes";
import { ADMIN } from "./support/people";
import { sendQuote } from "./support/quotes";
import { test } from "./support/test";

test.use({ viewport: { width: 390, height: 844 } });

const uniqueAddress = () => `devis-${test.info().workerIndex}-${Date.now()}@toubkal.example`;

/** The page is no working screen: there is nothing to wait for but its document. */
async function open(page: Page, path: string, mode: Mode) {
  await page.goto(path);
  if (!mode.nativeChecks)
    await page.evaluate(() => document.querySelector("form#accept")?.setAttribute("novalidate", ""));
}

inEveryMode((mode) => {
  test("a client chooses options, is told what is missing, and accepts", async ({ page }) => {
    const email = uniqueAddress();
    const { number, path } = await sendQuote(page, { email, title: "Site du riad" });
    await open(page, path, mode);
    const total = page.locator("[data-live=total]");
    await expect(total).toContainText("12 000,00 MAD");
    await page.getByLabel("Serveur dédié").check();
    await page.getByLabel("Version arabe").check();
    if (!mode.javaScriptEnabled) await page.getByRole("button", { name: "Mettre à jour le total" }).click();
    await expect(total).toContainText("15 900,60 MAD");
    await expect(page.getByText("7 950,30 MAD")).toHaveCount(2);
    if (!mode.nativeChecks) {
      await page.getByRole("button", { name: "Accepter ce devis" }).click();
      await expect(page.locator(".error-summary:focus")).toContainText("Le nom est requis");
      await expect(page.getByLabel("Serveur dédié")).toBeChecked();
    }
    await page.getByLabel("Nom et prénom").fill("Salma Idrissi");
    await page.getByLabel("Fonction").fill("Gérante");
    await page.getByLabel(/J’ai lu ce devis/).check();
    await page.getByRole("button", { name: "Accepter ce devis" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Devis accepté" })).toBeVisible();
    const dossier = page.getByRole("region", { name: "Dossier d’acceptation" });
    await expect(dossier).toContainText("15 900,60 MAD");
    await expect(dossier).toContainText("Serveur dédié, Version arabe");
    await expect(page.getByRole("button", { name: "Accepter ce devis" })).toHaveCount(0);
    expect(await receiveEmail(email, `Devis ${number} accepté`)).toContain("Salma Idrissi");
    expect(await receiveEmail(ADMIN.email, `Devis ${number} accepté\u202f: Riad de ${email}`)).toContain(number);
    const file = await page.request.get(`${path}.pdf`);
    expect([file.status(), file.headers()["content-type"]]).toEqual([200, "application/pdf"]);
  });
});

test("is read and accepted in Arabic, from right to left, on a phone", { tag: "@wide" }, async ({ page }) => {
  const { path } = await sendQuote(page, { email: uniqueAddress(), title: "موقع الرياض", language: "ar" });
  await page.goto(path);
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.getByLabel("الاسم الكامل").fill("سلمى الإدريسي");
  await page.getByLabel(/قرأت هذا العرض/).check();
  await page.getByRole("button", { name: "قبول عرض السعر" }).click();
  await expect(page.getByRole("status").filter({ hasText: "قُبل عرض السعر" })).toBeVisible();
  await expect(page.getByText("سلمى الإدريسي")).toBeVisible();
});
