import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { open } from "../support/modes";
import { ADMIN } from "../support/people";
import { enterAs } from "../support/sign-in";
import { test } from "../support/test";

const check = (page: Page) => page.getByRole("button", { name: "Contrôler le tableau" }).click();
const rowOf = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text });

test.beforeEach(({ page }) => enterAs(page, ADMIN));

test("a table of leads is looked through, its columns are named, and it is imported", async ({ page }) => {
  const mark = `${test.info().workerIndex}-${Date.now()}`;
  await open(page, "/admin/inquiries");
  await page.getByRole("link", { name: "Importer (CSV)" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Importer des demandes");
  await check(page);
  await expect(page.getByRole("alert").getByText("Choisissez un fichier CSV, ou collez un tableau")).toBeVisible();
  await page.getByLabel("Ou un tableau collé").fill("Nom;E-mail\nNadia;nadia@atelier.example");
  await check(page);
  await expect(page.getByText("1 ligne prête")).toBeVisible();

  await open(page, "/admin/inquiries/import");
  const lines = ["Qui;Adresse;Portable", `Salon ${mark};salon-${mark}@riad.example;`, `Faux ${mark};;12`];
  const buffer = Buffer.from([...lines, "Khadija;khadija@riad-benali.example;"].join("\r\n"));
  await page.getByLabel("Fichier CSV").setInputFiles({ name: "salon.csv", mimeType: "text/csv", buffer });
  await check(page);
  await expect(page.locator(".error-summary")).toContainText("Dites quelle colonne est le nom.");
  await page.getByLabel("Nom", { exact: true }).selectOption("Qui");
  await page.getByLabel("E-mail").selectOption("Adresse");
  await page.getByRole("button", { name: "Contrôler à nouveau" }).click();
  await expect(rowOf(page, `Faux ${mark}`)).toContainText("Le numéro n’est pas complet");
  await expect(rowOf(page, "Khadija")).toContainText("Déjà là");
  await expect(rowOf(page, `Salon ${mark}`)).toContainText("Prête");
  await page.getByRole("button", { name: "Importer 1 demande" }).click();
  await expect(page.getByText("1 demande importée, 1 doublon laissé de côté, 1 ligne en erreur")).toBeVisible();
  await page.goto(`/admin/inquiries?q=salon-${mark}`);
  await expect(rowOf(page, `Salon ${mark}`)).toHaveCount(1);
});
