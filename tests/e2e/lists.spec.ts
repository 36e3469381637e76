import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, test } from "@playwright/test";
import { inBothModes, open } from "./support/modes";
import { ADMIN } from "./support/people";
import { enterAs } from "./support/sign-in";

/** Each list with something the demo data hold, written as nobody writes it. */
const LISTS = [
  { path: "/admin/inquiries", search: "Rechercher une demande", found: "KHADÏJA", file: "demandes" },
  { path: "/admin/testimonials", search: "Rechercher un avis", found: "TRES", file: "avis" },
  { path: "/admin/projects", search: "Rechercher un projet", found: "khadïja", file: "projets" },
  { path: "/admin/clients", search: "Rechercher un client", found: "KHADÏJA", file: "clients" },
  { path: "/admin/services", search: "Rechercher un service", found: "LOGÔ", file: "services" },
  { path: "/admin/email", search: "Rechercher un message", found: "liste-essai", file: "messages" },
  { path: "/admin/blog", search: "Rechercher un article", found: "dévis", file: "articles" },
  { path: "/admin/seo", search: "Rechercher un article", found: "dévis", file: "seo" },
];

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

inBothModes((mode) => {
  test.beforeEach(async ({ page }) => {
    await enterAs(page, ADMIN);
    const form = { intent: "inquiry", name: "Zoé", email: "liste-essai@riad.example", message: "=1+1" };
    await page.request.post("/contact", { form, maxRedirects: 0 });
  });

  // The form and the link are the same on each list: with scripts one of them tells of all.
  for (const list of mode.javaScriptEnabled ? LISTS.slice(0, 1) : LISTS) {
    test(`${list.path} is searched, taken along as a table, and says when it finds nothing`, async ({ page }) => {
      await open(page, list.path, mode);
      await search(page, list.search, list.found);
      const summary = page.locator(".list-summary");
      await expect(summary.getByRole("link")).toHaveAttribute("href", /[?&]q=/);
      const { name, text } = await takeTable(page);
      expect(name).toMatch(new RegExp(`^${list.file}-\\d{4}-\\d\\d-\\d\\d\\.csv$`));
      expect(text.startsWith("\uFEFF")).toBe(true);
      await expect(summary).toContainText(new RegExp(`^${text.split("\r\n").length - 2} résultats?`));
      await search(page, list.search, "introuvable");
      await expect(page.getByText(/^Aucune? .* ne correspond/).first()).toBeVisible();
      await expect(summary).toHaveCount(0);
    });
  }

  test("what a visitor wrote is no formula in the table", async ({ page }) => {
    await open(page, "/admin/inquiries?q=liste-essai", mode);
    const { text } = await takeTable(page);
    expect(text).toContain(";'=1+1\r\n");
  });

  test("projects are narrowed to a client from his page, and are everybody's again", async ({ page }) => {
    await open(page, "/admin/projects?q=khadija", mode);
    await page.getByRole("row").getByRole("link", { name: "Khadija Benali" }).first().click();
    await page.getByRole("link", { name: "Ouvrir dans la liste des projets" }).click();
    await expect(page.getByText(/^Projets de Khadija Benali\./)).toBeVisible();
    await page.getByRole("link", { name: "Voir ceux de tous les clients" }).click();
    await expect(page).toHaveURL("/admin/projects");
  });
});
