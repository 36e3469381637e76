import type { Page } from "@playwright/test";
import { expect, test } from "@playwright/test";
import { inBothModes, open } from "./support/modes";
import { ADMIN } from "./support/people";
import { signInByPost } from "./support/sign-in";

/** The words of every figure of a screen: its value, its name and what it says of itself. */
const figures = (page: Page) => page.locator(".stat").allInnerTexts();

inBothModes((mode) => {
  test.beforeEach(({ page }) => signInByPost(page.request, ADMIN));

  test("the home counts the agency and leads to what one works on", async ({ page }) => {
    await open(page, "/admin", mode);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dashboard");
    const names = [
      "Clients",
      "Projets",
      "Projets actifs",
      "Demandes",
      "Nouvelles demandes",
      "Vues du blog",
      "Services publiés",
    ];
    await expect(page.locator(".stat-label")).toHaveText(names);
    for (const value of await page.locator(".stat-value").allInnerTexts()) expect(value).toMatch(/^\d[\d\s]*$/);
    const links = page.getByRole("navigation", { name: "Accès rapides" });
    for (const [name, path] of [
      ["Blog", "/admin/blog"],
      ["Projets", "/admin/projects"],
      ["Demandes", "/admin/inquiries"],
      ["Analytics", "/admin/analytics"],
    ] as const) {
      await expect(links.getByRole("link", { name: new RegExp(`^${name}`) })).toHaveAttribute("href", path);
    }
    await links.getByRole("link", { name: "Analytics" }).click();
    await expect(page).toHaveURL("/admin/analytics");
  });

  test("the analytics show figures, charts with their numbers, and the two lists", async ({ page }) => {
    await open(page, "/admin/analytics", mode);
    await expect(page.locator(".stat-label")).toHaveText([
      "Total Vues Blog",
      "Articles",
      "Demandes Contact",
      "Projets",
      "Utilisateurs",
    ]);
    expect((await figures(page))[0]).toMatch(/Sur \d+ articles publiés/);
    expect((await figures(page))[1]).toMatch(/\d+ publiés/);
    const most = page.getByRole("region", { name: "Articles Les Plus Vus" }).getByRole("listitem");
    await expect(most).toHaveCount(5);
    await expect(most.first()).toContainText(/^1.*Marketing.*vues/s);
    const latest = page.getByRole("region", { name: "Demandes Récentes" }).getByRole("listitem");
    await expect(latest).toHaveCount(5);
    for (const item of await latest.all()) await expect(item.locator("time")).toHaveText(/^\d{1,2} \S+/);
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
      ["Total Revenue", "Budgets des projets terminés"],
      ["Monthly Revenue", "Budgets des projets terminés en"],
      ["Paying Clients", "Clients d’au moins un projet terminé"],
      ["Pending Payments", "Budgets des projets en attente ou en cours"],
    ]) {
      const figure = page.locator(".stat").filter({ has: page.getByText(String(words[0]), { exact: true }) });
      await expect(figure).toContainText(String(words[1]));
    }
    await expect(page.getByText(/n’encaisse aucun paiement/)).toBeVisible();
    await expect(page.getByRole("table", { name: "Dernières transactions" })).toContainText("MAD");
  });

  test("the marketing counts nothing yet, and says which keys are missing", async ({ page }) => {
    await open(page, "/admin/marketing", mode);
    await expect(page.locator(".stat-value")).toHaveText(["0", "0", "0", "0"]);
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
