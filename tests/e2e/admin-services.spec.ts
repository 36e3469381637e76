import type { BrowserContext, Locator, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { noisyPicture } from "../support/pictures";
import { SERVICE_ICONS } from "../support/service-icons";
import type { Mode } from "./support/modes";
import { hydrated, inEveryMode, open } from "./support/modes";
import { post } from "./support/office";
import { ADMIN } from "./support/people";
import { makeService, removeService, unique } from "./support/services";
import { enterAs } from "./support/sign-in";
import { test } from "./support/test";

const card = (page: Page, title: string) => page.getByRole("listitem").filter({ hasText: title });

/** Reads pages of the site as somebody who is not signed in. */
async function visitor(context: BrowserContext): Promise<(path: string) => Promise<string>> {
  const other = await context.browser()?.newContext();
  if (!other) throw new Error("no browser");
  return async (path) => (await other.request.get(path)).text();
}

/** Opens a dialog by its link, and makes it hold what no script checks. */
async function openDialog(page: Page, link: Locator, mode?: Mode): Promise<Locator> {
  await link.click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  if (mode?.nativeChecks !== false) return dialog;
  await page.locator("form").evaluateAll((forms) => forms.map((form) => form.setAttribute("novalidate", "")));
  return dialog;
}

/** Expects a picture of ours to be there for one who looks. */
async function expectDrawn(picture: Locator): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveAttribute("src", /^\/media\//);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
}

test.beforeEach(({ page }) => enterAs(page, ADMIN));

inEveryMode((mode) => {
  // @spec validation-22, validation-23, calls-13
  test("a service is refused, then made, and the site shows it", async ({ page, context }) => {
    const title = unique("Vitrine");
    await open(page, "/admin/services", mode);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Gestion des Services");
    const dialog = await openDialog(page, page.getByRole("link", { name: "Nouveau Service" }), mode);
    await expect(dialog.getByRole("switch", { name: "Service actif" })).toBeChecked();
    await dialog.getByLabel("Titre").fill(" ");
    await dialog.getByLabel("Catégorie").selectOption({ label: "Design & Graphisme" });
    await dialog.getByLabel("Prix de départ (MAD)").fill("beaucoup");
    await dialog.getByRole("button", { name: "Créer" }).click();
    await expect(dialog.getByRole("alert")).toBeFocused();
    await expect(dialog.getByRole("alert")).toContainText("Titre et catégorie sont requis");
    await expect(dialog.getByLabel("Prix de départ (MAD)")).toHaveValue("beaucoup");
    await dialog.getByLabel("Titre").fill(title);
    await dialog.getByRole("radio", { name: "Calques" }).check();
    await dialog.getByLabel("Prix de départ (MAD)").fill("1 250,50");
    await dialog.getByRole("button", { name: "Ajouter un point" }).click();
    await dialog.getByRole("textbox", { name: "Point inclus 1" }).fill("Pose comprise");
    await dialog.getByRole("button", { name: "Ajouter un point" }).click();
    await expect(dialog.getByRole("textbox", { name: "Point inclus 2" })).toBeVisible();
    await dialog.getByRole("button", { name: "Retirer le point inclus 2" }).click();
    await dialog.getByRole("button", { name: "Créer" }).click();
    await expect(page.getByText("Service créé")).toBeVisible();

    await page.goto(`/admin/services?q=${encodeURIComponent(title)}`);
    await expect(card(page, title)).toContainText("Design & Graphisme");
    await expect(card(page, title)).toContainText("Actif");
    await expect(card(page, title)).toContainText(/À partir de 1\s250,50\sMAD/);
    const href = await page.getByRole("link", { name: `Ouvrir : ${title}` }).getAttribute("href");
    const id = String(href).split("/").at(-1) ?? "";
    const asVisitor = await visitor(context);
    expect(await asVisitor("/services/graphics")).toContain(title);
    expect(await asVisitor(`/services/graphics/${id}`)).toContain("Pose comprise");
    const { pathname } = new URL((await page.request.get(`/services/graphics/${id}`)).url());
    expect(pathname).not.toContain(id);
    expect(await asVisitor("/sitemap.xml")).toContain(pathname);
    await removeService(page, id);
  });

  // @spec office-56, office-57, office-58, office-59, office-61, states-18, validation-28, validation-29
  // @spec validation-30, validation-31, validation-32, calls-16, errors-30, errors-37, limits-10, limits-11
  test("tiers are added, refused twice, mended and deleted", async ({ page }) => {
    const id = await makeService(page, unique("Tarifé"));
    await open(page, `/admin/services/${id}`, mode);
    await page.getByRole("link", { name: "Tarification" }).click();
    await expect(page.getByText("Aucun tarif pour le moment")).toBeVisible();
    const dialog = await openDialog(page, page.getByRole("link", { name: "Ajouter un plan" }), mode);
    await expect(dialog.getByLabel("Niveau").getByRole("option")).toHaveText(["Basique", "Standard", "Avancé"]);
    await expect(dialog.getByLabel("Niveau")).toHaveValue("basic");
    await expect(dialog.getByLabel("Nombre de révisions")).toHaveValue("0");
    await expect(dialog.getByLabel("Prix (MAD)")).toHaveValue("");
    await expect(dialog.getByPlaceholder(/^Ex\s: 5 jours$/)).toHaveAccessibleName("Délai de livraison");
    await dialog.getByLabel("Délai de livraison").fill("5 jours");
    await dialog.getByLabel("Prix (MAD)").fill("4 800");
    await dialog.getByRole("textbox", { name: "Détail 1" }).fill("Cinq pages");
    await dialog.getByRole("button", { name: "Ajouter un détail" }).click();
    await dialog.getByRole("textbox", { name: "Détail 2" }).fill("Un détail de trop");
    await dialog.getByRole("button", { name: "Retirer le détail 2" }).click();
    await expect(dialog.getByRole("textbox", { name: "Détail 2" })).toHaveCount(0);
    await expect(dialog.getByRole("textbox", { name: "Détail 1" })).toHaveValue("Cinq pages");
    await dialog.getByRole("button", { name: "Ajouter un détail" }).click();
    await dialog.getByRole("textbox", { name: "Détail 2" }).fill("   ");
    await dialog.getByRole("button", { name: "Sauvegarder" }).click();
    await expect(page.getByText("Tarif sauvegardé")).toBeVisible();
    const tier = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Basique" }) });
    await expect(tier).toContainText(/4\s800\sMAD/);
    await expect(tier).toContainText(/Livraison\s*5 jours/);
    await expect(tier).toContainText(/Révisions\s*0/);
    await expect(tier).toContainText(/Inclus\s:/);
    await expect(tier.getByRole("listitem")).toHaveText(["Cinq pages"]);

    const again = await openDialog(page, page.getByRole("link", { name: "Ajouter un plan" }), mode);
    await again.getByLabel("Prix (MAD)").fill("9 600");
    const setLevel = (level: string) =>
      again
        .getByRole("option", { name: "Basique" })
        .evaluate((option, value) => option.setAttribute("value", value), level);
    await setLevel("gold");
    await again.getByRole("button", { name: "Sauvegarder" }).click();
    await expect(again.getByLabel("Niveau")).toHaveAccessibleDescription(/Choisissez un niveau de la liste/);
    await expect(again.getByLabel("Prix (MAD)")).toHaveValue("9 600");
    await setLevel("basic");
    await again.getByRole("button", { name: "Sauvegarder" }).click();
    await expect(again.getByLabel("Niveau")).toHaveAccessibleDescription(/Ce service a déjà un tarif de ce niveau/);
    await expect(again.getByLabel("Prix (MAD)")).toHaveValue("9 600");
    await again.getByRole("link", { name: "Annuler" }).click();

    const edit = await openDialog(page, page.getByRole("link", { name: "Modifier : Basique" }), mode);
    await expect(edit.getByLabel("Niveau")).toBeDisabled();
    await edit.getByLabel("Prix (MAD)").fill("5200");
    await edit.getByRole("button", { name: "Sauvegarder" }).click();
    await expect(tier).toContainText(/5\s200\sMAD/);

    const question = await openDialog(page, page.getByRole("link", { name: "Supprimer : Basique" }), mode);
    await expect(question).toContainText("Supprimer ce tarif ?");
    await question.getByRole("button", { name: "Supprimer" }).click();
    await expect(page.getByText("Tarif supprimé")).toBeVisible();
    await removeService(page, id);
  });

  // @spec office-51, office-52, office-53, office-55, states-18, validation-27, calls-14, errors-36, limits-11
  test("examples are added, refused, mended and deleted", async ({ page }) => {
    const id = await makeService(page, unique("Illustré"));
    await open(page, `/admin/services/${id}`, mode);
    await page.getByRole("link", { name: "Exemples" }).click();
    await expect(page.getByText("Aucun exemple pour le moment")).toBeVisible();
    const dialog = await openDialog(page, page.getByRole("link", { name: "Ajouter un exemple" }), mode);
    await expect(dialog.getByRole("heading", { name: "Ajouter un exemple" })).toBeVisible();
    await expect(dialog.getByLabel("Ordre d'affichage")).toHaveValue("0");
    await dialog.getByLabel("Titre").fill("Riad Benali");
    await dialog.getByLabel("Description").fill("Réservation en ligne");
    await dialog.getByLabel("URL Image").fill("javascript:alert(1)");
    await dialog.getByLabel("URL Projet").fill("https://riad.example/");
    await dialog.getByLabel("Ordre d'affichage").fill("premier");
    await dialog.getByRole("button", { name: "Sauvegarder" }).click();
    await expect(dialog.getByLabel("URL Image")).toHaveAccessibleDescription(/commence par https/);
    await expect(dialog.getByLabel("Description")).toHaveValue("Réservation en ligne");
    await dialog.getByLabel("URL Image").fill("");
    await dialog.getByRole("button", { name: "Sauvegarder" }).click();
    await expect(page.getByText("Exemple sauvegardé")).toBeVisible();
    const example = page.getByRole("listitem").filter({ hasText: "Riad Benali" });
    await expect(example).toContainText("Réservation en ligne");
    await expect(example).toContainText("Ordre 0");

    const edit = await openDialog(page, page.getByRole("link", { name: "Modifier : Riad Benali" }), mode);
    await expect(edit.getByRole("heading", { name: "Modifier un exemple" })).toBeVisible();
    await edit.getByLabel("Ordre d'affichage").fill("2");
    await edit.getByRole("button", { name: "Sauvegarder" }).click();
    await expect(example).toContainText("Ordre 2");

    const question = await openDialog(page, page.getByRole("link", { name: "Supprimer : Riad Benali" }), mode);
    await expect(question).toContainText("Supprimer cet exemple ?");
    await question.getByRole("button", { name: "Supprimer" }).click();
    await expect(page.getByText("Exemple supprimé")).toBeVisible();
    await removeService(page, id);
  });
});

// @spec office-41, office-44, calls-13, errors-34
test("a service is mended, hidden, shown and deleted, and the site follows", async ({ page, context }) => {
  const title = unique("Enseigne");
  const id = await makeService(page, title);
  const asVisitor = await visitor(context);
  await open(page, `/admin/services?q=${encodeURIComponent(title)}`);
  const edit = await openDialog(page, page.getByRole("link", { name: `Modifier : ${title}` }));
  await edit.getByLabel("Description").fill("Une enseigne de nuit");
  const theirs = { title, category: "programming", is_active: "on", description: "Une enseigne de jour" };
  await post(page, `/admin/services/${id}/edit`, { intent: "service", ...theirs });
  await edit.getByRole("button", { name: "Mettre à jour" }).click();
  await expect(edit.getByRole("alert")).toContainText("Ce service a changé entre-temps");
  await edit.getByRole("button", { name: "Enregistrer quand même" }).click();
  await expect(page.getByText("Service mis à jour")).toBeVisible();
  await expect(card(page, title)).toContainText("Une enseigne de nuit");
  expect(await asVisitor(`/services/programming/${id}`)).toContain("Une enseigne de nuit");

  await page.getByRole("button", { name: `Désactiver : ${title}` }).click();
  await expect(page.getByText("Service désactivé")).toBeVisible();
  await expect(card(page, title)).toContainText("Inactif");
  expect(await asVisitor("/services/programming")).not.toContain(title);
  await page.getByRole("button", { name: `Activer : ${title}` }).click();
  await expect(page.getByText("Service activé")).toBeVisible();

  const question = await openDialog(page, page.getByRole("link", { name: `Supprimer : ${title}` }));
  await expect(question).toContainText("Êtes-vous sûr de vouloir supprimer ce service ?");
  await question.getByRole("button", { name: "Supprimer" }).click();
  await expect(page.getByText("Service supprimé")).toBeVisible();
  await expect(page.getByText("Aucun service ne correspond")).toBeVisible();
  await expect(page.getByRole("link", { name: "Voir tous les services" })).toBeVisible();
  expect(await asVisitor("/services/programming")).not.toContain(title);
});

// @spec office-54
test("the picture of an example is sent, shown on the site, and taken away", async ({ page }) => {
  test.slow();
  const id = await makeService(page, unique("Photographié"));
  await post(page, `/admin/services/${id}/examples/new`, { intent: "example", title: "Riad", display_order: "0" });
  const buffer = await noisyPicture();
  expect(buffer.byteLength).toBeGreaterThan(64 * 1024);
  await open(page, `/admin/services/${id}/examples`);
  const example = card(page, "Riad");
  const edit = await openDialog(page, example.getByRole("link", { name: "Modifier : Riad" }));
  await edit.getByLabel("Fichier").setInputFiles({ name: "patio.png", mimeType: "image/png", buffer });
  await edit.getByLabel("Ce que montre l’image").fill("Un patio de zelliges");
  await edit.getByRole("button", { name: "Sauvegarder" }).click();
  await expect(page.getByText("Exemple sauvegardé")).toBeVisible();
  await expectDrawn(example.locator(".example-card-picture img"));
  await page.goto(`/services/programming/${id}`);
  await expectDrawn(page.getByRole("img", { name: "Un patio de zelliges" }));

  await open(page, `/admin/services/${id}/examples`);
  const again = await openDialog(page, example.getByRole("link", { name: "Modifier : Riad" }));
  await again.getByLabel("Retirer l’image").check();
  await again.getByRole("button", { name: "Sauvegarder" }).click();
  await expect(example.locator(".example-card-picture")).toHaveText("Aucune image");
  await page.goto(`/services/programming/${id}`);
  await expect(page.getByRole("heading", { name: "Riad", exact: true })).toBeVisible();
  await expect(page.getByRole("img", { name: "Un patio de zelliges" })).toHaveCount(0);
  await removeService(page, id);
});

// @spec entities-4
test("the icons are those of the chosen category, and one of another is given up", async ({ page }) => {
  await page.goto("/admin/services/new");
  await hydrated(page);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("radio")).toHaveCount(0);
  const radios = dialog.getByRole("radio");
  for (const [category, icons] of Object.entries(SERVICE_ICONS)) {
    await dialog.getByLabel("Catégorie").selectOption(category);
    await expect(radios).toHaveCount(icons.length);
    await expect.poll(() => radios.evaluateAll((all) => all.map((each) => each.getAttribute("value")))).toEqual(icons);
    await expect(dialog.getByRole("radio", { checked: true })).toHaveCount(0);
    await radios.first().check();
  }
  await dialog.getByLabel("Catégorie").selectOption("content");
  await dialog.getByRole("radio", { name: "Plume" }).check();
  await dialog.getByLabel("Catégorie").selectOption("graphics");
  await expect(dialog.getByRole("radio", { name: "Plume" })).toBeChecked();
});
