import type { Page } from "@playwright/test";
import { expect, test } from "@playwright/test";
import { inBothModes, inOneMode, open } from "../e2e/support/modes";
import { FRENCH_DATE, idIn, post } from "../e2e/support/office";
import { ADMIN } from "../e2e/support/people";
import { unique } from "../e2e/support/services";
import { enterAs } from "../e2e/support/sign-in";

const numberOf = (text: string) => Number(text.replaceAll(/\D/g, ""));

/** Articles as their table tells them: how often each was read, in the order of the table. */
async function viewsIn(page: Page, query = ""): Promise<number[]> {
  const table = await (await page.request.get(`/admin/blog/export${query}`)).text();
  return [...table.matchAll(/;(\d+)\r$/gm)].map(([, views]) => Number(views));
}

inOneMode((mode) => {
  test.beforeEach(({ page }) => enterAs(page, ADMIN));

  // @spec office-11, calls-19, limits-8
  test("the articles read most stand in their order, each with its views", async ({ page }) => {
    test.slow();
    await expect(async () => {
      await page.goto("/admin/analytics");
      const most = page.getByRole("region", { name: "Articles Les Plus Vus" }).getByRole("listitem");
      const rows = await most.evaluateAll((items) =>
        items.map((item) => [...item.children].map((cell) => cell.textContent?.trim() ?? "")),
      );
      const views = rows.map(([, , , read = ""]) => numberOf(read));
      expect(rows.map(([rank]) => rank)).toEqual(["1", "2", "3", "4", "5"]);
      expect(views).toEqual((await viewsIn(page, "?state=published&sort=views")).slice(0, 5));
      expect(views).toEqual(views.toSorted((one, other) => other - one));
      for (const [index, [, title = "", category = ""]] of rows.entries()) {
        await page.goto(`/admin/blog?state=published&sort=views&q=${encodeURIComponent(title)}`);
        const row = page.getByRole("row").filter({ has: page.getByText(title, { exact: true }) });
        await expect(row).toContainText(category);
        expect(numberOf(await row.getByRole("cell").nth(3).innerText()), title).toBe(views[index]);
      }
    }).toPass();
  });

  // @spec office-13, calls-18, limits-8
  test("an inquiry that has just come stands among the latest, with its date", async ({ page }) => {
    const name = unique("Récente");
    const latest = page.getByRole("region", { name: "Demandes Récentes" }).getByRole("listitem");
    const mine = latest.filter({ hasText: name });
    // Five others may have come before the screen is read.
    await expect(async () => {
      await post(page, "/contact", {
        intent: "inquiry",
        name,
        email: "recente@atelier.example",
        message: unique(name),
      });
      await page.goto("/admin/analytics");
      await expect(latest).toHaveCount(5, { timeout: 1000 });
      await expect(mine.first()).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(mine.first().getByText("Non spécifié", { exact: true })).toBeVisible();
    const received = mine.first().locator("time");
    await expect(received).toHaveText(FRENCH_DATE);
    const writtenAt = Date.parse(String(await received.getAttribute("datetime")));
    expect(Math.abs(Date.now() - writtenAt)).toBeLessThan(120_000);
    await expect(mine.first().getByRole("link", { name })).toHaveAttribute(
      "href",
      `/admin/inquiries/${await idIn(page, "/admin/inquiries", name)}`,
    );
  });

  // @spec office-9, office-10
  test("the analytics name their figures, and show charts with their numbers", async ({ page }) => {
    await open(page, "/admin/analytics", mode);
    await expect(page.locator(".stat-label")).toHaveText([
      "Total Vues Blog",
      "Articles",
      "Demandes Contact",
      "Projets",
      "Utilisateurs",
    ]);
    await expect(page.getByRole("img", { name: "Vues du blog par jour" })).toBeVisible();
    await page.getByRole("link", { name: "12 semaines" }).click();
    await expect(page).toHaveURL("/admin/analytics?period=weeks");
    await expect(page.getByRole("img", { name: "Demandes reçues par semaine" })).toBeVisible();
    await page.getByText("Voir les chiffres : Demandes reçues par semaine").click();
    const numbers = page.getByRole("table", { name: "Demandes reçues par semaine" });
    await expect(numbers.getByRole("rowheader")).toHaveCount(12);
    await expect(numbers.getByRole("rowheader").first()).toContainText("semaine du");
    for (const name of ["Demandes par statut, 12 semaines", "Articles par catégorie"]) {
      await expect(page.getByRole("table", { name })).toBeVisible();
    }
  });

  test("the revenue says what each figure is computed from", async ({ page }) => {
    await open(page, "/admin/revenue", mode);
    for (const words of [
      ["Total Revenue", "Paiements reçus"],
      ["Monthly Revenue", "Paiements reçus en"],
      ["Paying Clients", "Clients qui ont payé"],
      ["Pending Payments", "Factures à encaisser"],
    ]) {
      const figure = page.locator(".stat").filter({ has: page.getByText(String(words[0]), { exact: true }) });
      await expect(figure).toContainText(String(words[1]));
    }
    await expect(page.getByText(/Chaque monnaie est comptée à part/)).toBeVisible();
    await expect(page.getByRole("table", { name: "Dernières transactions" })).toContainText("MAD");
  });

  // @spec office-84, office-85
  test("the marketing reads no figures of the networks yet, and says which keys are missing", async ({ page }) => {
    await open(page, "/admin/marketing", mode);
    await expect(page.locator(".stat-value")).toHaveText(["0", "0", "0", "0"]);
    await expect(page.locator(".stat").first()).toContainText("Non relevé\u202f: compte non relié");
    await expect(page.locator(".stat-label")).toHaveText([
      "Portée",
      "Abonnés Facebook",
      "Abonnés Instagram",
      "Relations LinkedIn",
    ]);
    const links = page.getByRole("link", { name: /^Configurer les API Keys/ });
    await expect(links).toHaveCount(3);
    for (const link of await links.all()) await expect(link).toHaveAttribute("href", "/admin/api-keys?tab=marketing");
  });

  // @spec office-87
  test("the e-mail screen has its four figures and four cards", async ({ page }) => {
    await open(page, "/admin/email", mode);
    await expect(page.locator(".stat-label")).toHaveText([
      "Abonnés",
      "E-mails envoyés",
      "Taux d’ouverture",
      "Taux de clic",
    ]);
    for (const name of ["Fournisseur", "Campagnes", "Modèles", "Automatisation"]) {
      await expect(page.getByRole("heading", { name })).toBeVisible();
    }
  });
});

inBothModes((mode) => {
  test.beforeEach(({ page }) => enterAs(page, ADMIN));

  test("the theme is chosen in the sidebar, and one stays where one was", async ({ page }) => {
    await open(page, "/admin/analytics?period=weeks", mode);
    await page.getByRole("complementary").getByRole("button", { name: "Clair" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
    await expect(page).toHaveURL(/\/admin\/analytics\?period=weeks/);
    await expect(page.getByRole("complementary").getByRole("button", { name: "Clair" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
  });
});

test("no figure of the back office stands alone in its row, and none is cut", async ({ page }) => {
  test.slow();
  await enterAs(page, ADMIN);
  for (const path of ["/admin", "/admin/analytics", "/admin/email", "/admin/marketing", "/admin/revenue"]) {
    await page.goto(path);
    for (let width = 320; width <= 1920; width += 80) {
      await page.setViewportSize({ width, height: 900 });
      const { rows, cut } = await page.locator(".stat-grid").evaluate((grid) => {
        const counts = new Map<number, number>();
        for (const { offsetTop } of grid.children as HTMLCollectionOf<HTMLElement>)
          counts.set(offsetTop, (counts.get(offsetTop) ?? 0) + 1);
        const parts = [...grid.querySelectorAll(".stat > *")];
        const cut = parts.filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth);
        return { rows: [...counts.values()], cut: cut.map(({ textContent }) => textContent) };
      });
      expect(cut, `${path} at ${width} px`).toEqual([]);
      // One a line is a list; else each has another beside it.
      const isList = rows.every((count) => count === 1);
      expect(isList || !rows.includes(1), `${path} at ${width} px: ${rows.join(" + ")}`).toBe(true);
    }
  }
});
