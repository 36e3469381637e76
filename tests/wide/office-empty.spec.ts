import { expect, test } from "@playwright/test";
import { inOneMode, open } from "../e2e/support/modes";
import { expectBadge } from "../e2e/support/office";
import { serveOwnSite } from "../e2e/support/own-site";
import { ADMIN } from "../e2e/support/people";
import { signInByPost } from "../e2e/support/sign-in";
import { ChildProgram } from "../support/child-program";
import { serverEnvironment } from "../support/server-environment";

const DASHBOARD = "https://base.example/tableau";

// An agency that has an owner and nothing else.
const site = serveOwnSite({ SEED_DEMO: "0", DATABASE_DASHBOARD_URL: DASHBOARD });

/** What each screen says of itself while there is nothing. */
const EMPTY = [
  { path: "/admin", sentences: ["Aucune demande"] },
  { path: "/admin/analytics", sentences: ["Sur 0 articles publiés", "Aucun article publié", "Aucune demande"] },
  { path: "/admin/projects", sentences: ["0 projet, dont 0 actif", "Aucun projet pour le moment"] },
  { path: "/admin/clients", sentences: ["0 client", "Aucun client pour le moment"] },
  { path: "/admin/services", sentences: ["0 service, dont 0 actif", "Aucun service pour le moment"] },
  { path: "/admin/inquiries", sentences: ["0 demande, dont 0 nouvelle", "Aucune demande pour le moment"] },
  { path: "/admin/testimonials", sentences: ["Aucun avis pour le moment"] },
  { path: "/admin/blog", sentences: ["0 article, dont 0 brouillon", "Aucun article pour le moment"] },
  { path: "/admin/seo", sentences: ["Aucun article pour le moment", "Sélectionnez un article pour gérer son SEO"] },
  { path: "/admin/revenue", sentences: ["No transactions yet"] },
  { path: "/admin/blog/generate", sentences: ["API Key manquante"] },
];

const ZEROS = [
  {
    path: "/admin",
    tiles: [
      "Clients",
      "Projets",
      "Projets actifs",
      "Demandes",
      "Nouvelles demandes",
      "Vues du blog",
      "Services publiés",
    ],
  },
  { path: "/admin/revenue", tiles: ["Total Revenue", "Monthly Revenue", "Paying Clients", "Pending Payments"] },
  { path: "/admin/marketing", tiles: ["Portée", "Abonnés Facebook", "Abonnés Instagram", "Relations LinkedIn"] },
  { path: "/admin/email", tiles: ["Abonnés", "E-mails envoyés", "Taux d’ouverture", "Taux de clic"] },
];

inOneMode((mode) => {
  // @spec office-12, office-14, office-37, office-40, office-47, office-66, office-73, office-83, office-84
  // @spec office-86, validation-16
  test("every screen of an empty agency says that it is empty, and its figures are zero", async ({ page }) => {
    await signInByPost(page.request, ADMIN);
    for (const screen of EMPTY) {
      await page.goto(screen.path);
      for (const sentence of screen.sentences) {
        await expect(page.getByRole("main"), screen.path).toContainText(sentence);
      }
    }
    for (const screen of ZEROS) {
      await page.goto(screen.path);
      await expect(page.locator(".stat-label"), screen.path).toHaveText(screen.tiles);
      for (const value of await page.locator(".stat-value").allInnerTexts())
        expect(value).toMatch(/^(0(,00\sMAD|\s%)?|–)$/);
    }
  });

  // @spec office-79
  test("the card of the database opens its provider's dashboard in a new tab", async ({ page }) => {
    await signInByPost(page.request, ADMIN);
    await open(page, "/admin/settings", mode);
    const link = page.getByRole("link", { name: "Ouvrir le tableau de bord de la base (nouvel onglet)" });
    await expect(link).toHaveAttribute("href", DASHBOARD);
    await expect(link).toHaveAttribute("target", "_blank");
  });
});

test.describe("with rows that have only what they must", () => {
  test.beforeAll(async () => {
    test.setTimeout(240_000);
    await site.stop();
    const program = await ChildProgram.compile("tests/fixtures/bare-rows.ts");
    const running = program.start(serverEnvironment({ DATA_DIR: site.folder }));
    expect(await running.exited, running.errors).toBe(0);
    program.remove();
    await site.start();
  });

  inOneMode((mode) => {
    // @spec office-39, entities-9
    test("what is missing is named", async ({ page }) => {
      await signInByPost(page.request, ADMIN);
      await open(page, "/admin/clients", mode);
      const client = page.getByRole("row").nth(1);
      await expect(client.getByRole("link", { name: "Sans nom" })).toBeVisible();
      await expect(client).toContainText("N/A");
      await expectBadge(client.locator(".badge"), "Sans accès", "neutral");
      await open(page, "/admin/projects", mode);
      await expect(page.getByRole("row").nth(1)).toContainText("Inconnu");
      await open(page, "/admin/testimonials", mode);
      const review = page.getByRole("main").getByRole("listitem").filter({ hasText: "Muy bien." });
      await expect(review).toContainText("Romero Export");
      await expect(review).not.toContainText("chez");
      await expect(review.getByRole("img", { name: "Note : 0 sur 5" })).toBeVisible();
    });
  });
});
