import type { Locator, Page } from "@playwright/test";
import { expect, test } from "@playwright/test";
import { inOneMode, open } from "../e2e/support/modes";
import { countsOf, expectBadge, idIn, post } from "../e2e/support/office";
import { ADMIN } from "../e2e/support/people";
import { makeService, removeService, unique } from "../e2e/support/services";
import { enterAs } from "../e2e/support/sign-in";

const CATEGORIES = [
  { category: "programming", label: "Programmation & Technologie", tone: "blue" },
  { category: "graphics", label: "Design & Graphisme", tone: "red" },
  { category: "content", label: "Contenu & Marketing", tone: "yellow" },
  { category: "business", label: "Business & Data", tone: "green" },
] as const;

const FIELDS = ["Titre", "Catégorie", "Description", "Prix de départ (MAD)", "Service actif"];

/** How many columns a grid has as it is drawn. */
const columnsOf = (grid: Locator) =>
  grid.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(" ").length);

const card = (page: Page, title: string) => page.getByRole("listitem").filter({ hasText: title });

inOneMode((mode) => {
  test.beforeEach(({ page }) => enterAs(page, ADMIN));

  test("services are counted by category", async ({ page }) => {
    await open(page, "/admin/services", mode);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Gestion des Services");
    const { Tous: total, ...counts } = await countsOf(page, "Filtrer par catégorie");
    expect(Object.keys(counts)).toEqual(CATEGORIES.map(({ label }) => label));
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(total);
    await expect(page.locator(".page-head")).toContainText(`${total} services`);
  });

  // @spec office-42, office-43, calls-12, limits-9
  test("a card has its category and state in colour, its price, and ways to open, edit and delete", async ({
    page,
  }) => {
    const mark = unique("Teinte");
    for (const { category } of CATEGORIES) {
      const service = {
        title: `${mark} ${category}`,
        category,
        description: `Une page, ${mark} ${category}`,
        price_starting: "4500",
      };
      await post(page, "/admin/services/new", { intent: "service", is_active: "on", ...service });
    }
    await post(page, "/admin/services/new", { intent: "service", title: `${mark} caché`, category: "business" });
    await open(page, `/admin/services?q=${encodeURIComponent(mark)}`, mode);
    for (const { category, label, tone } of CATEGORIES) {
      const badges = card(page, `${mark} ${category}`).locator(".badge");
      await expectBadge(badges.first(), label, tone);
      await expectBadge(badges.last(), "Actif", "green");
    }
    await expectBadge(card(page, `${mark} caché`).locator(".badge").last(), "Inactif", "neutral");
    // By category, and in each from the newest.
    const titles = ["programming", "graphics", "content", "caché", "business"].map((name) => `${mark} ${name}`);
    await expect(page.locator(".service-card h2")).toHaveText(titles);
    const title = `${mark} programming`;
    const id = await idIn(page, "/admin/services", title);
    await expect(card(page, title)).toContainText("Une page");
    await expect(card(page, title)).toContainText("À partir de 4 500 MAD");
    for (const [verb, path] of Object.entries({ Ouvrir: "", Modifier: "/edit", Supprimer: "/delete" })) {
      const link = card(page, title).getByRole("link", { name: `${verb} : ${title}` });
      await expect(link).toHaveAttribute("href", new RegExp(`^/admin/services/${id}${path}(\\?|$)`));
    }
    for (const each of titles) await removeService(page, await idIn(page, "/admin/services", each));
  });

  // @spec office-45, office-46, limits-21
  test("the dialogs of a service name its fields and buttons", async ({ page }) => {
    await open(page, "/admin/services", mode);
    await page.getByRole("link", { name: "Nouveau Service" }).click();
    const made = page.getByRole("dialog", { name: "Nouveau Service" });
    for (const label of FIELDS) await expect(made.getByLabel(label)).toBeVisible();
    // What Tailwind calls 2xl.
    await expect.poll(() => made.evaluate((dialog: HTMLElement) => dialog.offsetWidth)).toBe(42 * 16);
    await expect(made.getByText("Icône", { exact: true })).toBeVisible();
    await expect(made.getByRole("button", { name: "Créer" })).toBeVisible();
    await made.getByRole("link", { name: "Annuler" }).click();
    await expect(made).toHaveCount(0);
    await open(page, "/admin/services?q=d%C3%A9veloppement%20web", mode);
    await page.getByRole("link", { name: "Modifier : Développement web", exact: true }).click();
    const edited = page.getByRole("dialog");
    for (const label of FIELDS) await expect(edited.getByLabel(label)).toBeVisible();
    await expect(edited.getByRole("button", { name: "Mettre à jour" })).toBeVisible();
    await expect(edited.getByRole("link", { name: "Annuler" })).toBeVisible();
  });

  // @spec office-5, office-49, office-50, office-54, office-58, office-59, office-60, calls-14, calls-16
  test("a service's own screen has its title, three tabs, and cards of examples and tiers", async ({ page }) => {
    const path = `/admin/services/${await idIn(page, "/admin/services", "Développement web")}`;
    await open(page, path, mode);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Développement web");
    await expect(page.getByRole("link", { name: "Retour aux services" })).toHaveAttribute("href", "/admin/services");
    for (const [name, below] of Object.entries({
      "Contenu Landing": "",
      Exemples: "/examples",
      Tarification: "/pricing",
    })) {
      await expect(page.getByRole("link", { name: new RegExp(`^${name}`) })).toHaveAttribute("href", `${path}${below}`);
    }
    await expect(page.getByText("Section Landing Personnalisée")).toBeVisible();
    await expect(page.getByRole("button", { name: "Sauvegarder" })).toBeVisible();

    await page.getByRole("link", { name: /^Exemples/ }).click();
    const example = card(page, "Atlas Plomberie, Salé");
    await expect(example.getByRole("heading")).toHaveText("Atlas Plomberie, Salé");
    await expect(page.locator(".example-card .note")).toHaveText(["Ordre 0", "Ordre 1", "Ordre 2"]);
    await expect(example).toContainText("Une page, un numéro");
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(() => columnsOf(page.locator(".example-cards"))).toBe(2);
    await expect(example.locator(".example-card-picture img")).not.toHaveJSProperty("naturalWidth", 0);
    await expect(example.getByRole("link", { name: "Modifier : Atlas Plomberie, Salé" })).toBeVisible();
    await expect(example.getByRole("link", { name: "Supprimer : Atlas Plomberie, Salé" })).toBeVisible();

    await page.getByRole("link", { name: /^Tarification/ }).click();
    const tier = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Basique" }) });
    for (const words of [
      ...["4 500 MAD", "Une page claire pour être trouvé et appelé.", "Livraison", "5 jours", "Révisions", "Inclus :"],
      "1 page, 4 sections",
    ]) {
      await expect(tier).toContainText(words);
    }
    await expect.poll(() => columnsOf(page.locator(".tier-cards"))).toBe(3);
    await expect(page.locator(".tier-card h3")).toHaveText(["Basique", "Standard", "Avancé"]);
    await expect(tier.getByRole("link", { name: "Supprimer : Basique" })).toBeVisible();
    await tier.getByRole("link", { name: "Modifier : Basique" }).click();
    const dialog = page.getByRole("dialog", { name: "Modifier un plan" });
    for (const label of ["Niveau", "Description", "Délai de livraison", "Nombre de révisions", "Prix (MAD)"]) {
      await expect(dialog.getByLabel(label)).toBeVisible();
    }
    await expect(dialog.getByText("Détails", { exact: true })).toBeVisible();
  });
});

// The forms themselves are tried in each way by admin-services.spec.
inOneMode((mode) => {
  test.beforeEach(({ page }) => enterAs(page, ADMIN));

  // @spec errors-30
  test("what has gone meanwhile cannot be deleted once more, and says so", async ({ page }) => {
    const title = unique("Disparu");
    const service = `/admin/services/${await makeService(page, title)}`;
    await post(page, `${service}/examples/new`, { intent: "example", title: "Riad", display_order: "0" });
    await post(page, `${service}/pricing/new`, { intent: "tier", tier_name: "basic", price: "1500" });
    for (const [list, sentence] of [
      [`${service}/examples`, "Cet exemple n’existe plus."],
      [`${service}/pricing`, "Ce tarif n’existe plus."],
      [`/admin/services?q=${encodeURIComponent(title)}`, "Ce service n’existe plus."],
    ] as const) {
      await open(page, list, mode);
      await page.getByRole("link", { name: /^Supprimer/ }).click();
      const dialog = page.getByRole("dialog");
      await expect(dialog).toBeVisible();
      await post(page, new URL(page.url()).pathname, {});
      await dialog.getByRole("button", { name: "Supprimer" }).click();
      await expect(page.locator(".flash").filter({ hasText: sentence })).toContainText("Erreur");
    }
  });
});
