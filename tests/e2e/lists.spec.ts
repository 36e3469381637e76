import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { open } from "./support/modes";
import { ADMIN } from "./support/people";
import { enterAs } from "./support/sign-in";
import { test } from "./support/test";

async function search(page: Page, name: string, text: string) {
  const form = page.getByRole("search", { name });
  await form.getByRole("searchbox").fill(text);
  await form.getByRole("button", { name: "Rechercher" }).click();
  await expect(page).toHaveURL(new RegExp(`[?&]q=${encodeURIComponent(text)}`));
}

async function takeTable(page: Page) {
  const waiting = page.waitForEvent("download");
  await page.getByRole("link", { name: "Exporter (CSV)" }).click();
  const download = await waiting;
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), "utf8") };
}

test.beforeEach(async ({ page }) => {
  await enterAs(page, ADMIN);
  const form = { intent: "inquiry", name: "Zoé", email: "liste-essai@riad.example", message: "=1+1" };
  await page.request.post("/contact", { form, maxRedirects: 0 });
});

// The form and the link are the same on each list: one of them tells of all.
test("a list is searched, taken along as a table, and says when it finds nothing", async ({ page }) => {
  const name = "Rechercher une demande";
  await open(page, "/admin/inquiries");
  await search(page, name, "KHADÏJA");
  const summary = page.locator(".list-summary");
  await expect(summary.getByRole("link")).toHaveAttribute("href", /[?&]q=/);
  const table = await takeTable(page);
  expect(table.name).toMatch(/^demandes-\d{4}-\d\d-\d\d\.csv$/);
  expect(table.text.startsWith("\uFEFF")).toBe(true);
  await expect(summary).toContainText(new RegExp(`^${table.text.split("\r\n").length - 2} résultats?`));
  await search(page, name, "introuvable");
  await expect(page.getByText(/^Aucune? .* ne correspond/).first()).toBeVisible();
  await expect(summary).toHaveCount(0);
});

test("projects are narrowed to a client from his page, and are everybody's again", { tag: "@wide" }, async ({
  page,
}) => {
  await open(page, "/admin/projects?q=khadija");
  await page.getByRole("row").getByRole("link", { name: "Khadija Benali" }).first().click();
  await page.getByRole("link", { name: "Ouvrir dans la liste des projets" }).click();
  await expect(page.getByText(/^Projets de Khadija Benali\./)).toBeVisible();
  await page.getByRole("link", { name: "Voir ceux de tous les clients" }).click();
  await expect(page).toHaveURL("/admin/projects");
});
