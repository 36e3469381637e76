import { expect, test } from "@playwright/test";
import { inOneMode, open } from "../e2e/support/modes";
import { countsOf, expectBadge, FRENCH_DATE, post } from "../e2e/support/office";
import { ADMIN, CLIENT } from "../e2e/support/people";
import { unique } from "../e2e/support/services";
import { enterAs } from "../e2e/support/sign-in";

inOneMode((mode) => {
  test.beforeEach(({ page }) => enterAs(page, ADMIN));

  // @spec office-38, entities-1, calls-7
  test("clients are counted, each with name, e-mail, company and date", async ({ page }) => {
    await open(page, "/admin/clients?q=riad-benali", mode);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Gestion des Clients");
    const { Tous: total } = await countsOf(page, "Filtrer les clients");
    await expect(page.locator(".page-head")).toContainText(`${total} clients`);
    const row = page.getByRole("row").filter({ hasText: CLIENT.email });
    await expect(row.getByRole("link", { name: "Khadija Benali" })).toBeVisible();
    await expect(row.getByRole("link", { name: CLIENT.email })).toHaveAttribute("href", `mailto:${CLIENT.email}`);
    await expectBadge(row.locator(".badge").first(), /^Riad Benali/, "neutral");
    await expectBadge(row.locator(".badge").last(), "Actif", "green");
    await expect(row.getByRole("cell").last()).toHaveText(FRENCH_DATE);
  });

  // @spec office-38, calls-7
  test("a client has as many projects as their list holds", async ({ page }) => {
    // Other tests write meanwhile: what counts is that both agree at one time.
    await expect(async () => {
      await page.goto("/admin/clients?q=riad-benali");
      const row = page.getByRole("row").filter({ hasText: CLIENT.email });
      const count = await row.getByRole("cell").nth(-2).textContent();
      const client = await row.getByRole("link", { name: "Khadija Benali" }).getAttribute("href");
      await page.goto(`/admin/projects?client=${client?.split("/").at(-1)}`);
      const held = parseInt(await page.locator(".list-summary").innerText(), 10);
      expect(held).toBeGreaterThan(0);
      expect(count).toMatch(new RegExp(`^Projets\\s*${held}$`));
    }).toPass();
  });

  // @spec calls-7
  test("a client who has not chosen a password yet is marked as invited", async ({ page }) => {
    const mark = unique("Leïla");
    const names = [`${mark} Amrani`, `${mark} Zahidi`];
    for (const name of names) {
      const email = `${name.replace(/[^a-z0-9]/gi, "")}@atlas.example`;
      await post(page, "/admin/clients/new", { intent: "invitation", full_name: name, email, language: "fr" });
    }
    await open(page, `/admin/clients?q=${encodeURIComponent(mark)}`, mode);
    await expect(page.getByRole("row").getByRole("link", { name: mark })).toHaveText(names.toReversed());
    for (const name of names) {
      const row = page.getByRole("row").filter({ hasText: name });
      await expectBadge(row.locator(".badge"), "Invité", "blue");
      await expect(row.getByRole("cell").nth(-2)).toHaveText(/^Projets\s*0$/);
    }
  });
});
