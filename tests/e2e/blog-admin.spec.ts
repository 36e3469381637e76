import type { Page } from "@playwright/test";
import { expect, request as playwrightRequest } from "@playwright/test";
import type { Mode } from "./support/modes";
import { hydrated, inBothModes, MODES, open } from "./support/modes";
import { ADMIN } from "./support/people";
import { keepTyped } from "./support/prepare-screen";
import { unique } from "./support/services";
import { enterAs, signInByPost } from "./support/sign-in";
import { test } from "./support/test";

const rowOf = (page: Page, title: string) => page.getByRole("row").filter({ hasText: title });

async function fill(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value);
}

/** Waits for a screen reached by a link or a form to be as usable as one that was opened. */
async function arrived(page: Page, path: string | RegExp, mode: Mode = MODES[0]) {
  await expect(page).toHaveURL(path);
  if (mode.javaScriptEnabled) await hydrated(page);
}

/** No two articles have the same, as no two pages are described alike. */
const excerptOf = (title: string) => `Ce que dit « ${title} ».`;

async function writeArticle(page: Page, title: string, mode?: Mode) {
  await open(page, "/admin/blog/new", mode);
  await fill(page, { Titre: title, Extrait: excerptOf(title), Contenu: "Un **texte** de cinq mots." });
  await page.getByLabel("Catégorie").selectOption("Design");
}

/** The address of an article on the site, as the list shows it. */
async function addressOf(page: Page, title: string): Promise<string> {
  return (await rowOf(page, title).locator(".row-address").textContent()) ?? "";
}

/** Whoever holds a draft's private link reads it, without signing in. */
async function expectPrivatePreview(page: Page, title: string) {
  const link = rowOf(page, title).getByRole("link", { name: `Aperçu privé : ${title}` });
  const stranger = await playwrightRequest.newContext({ baseURL: new URL(page.url()).origin });
  const shown = await stranger.get((await link.getAttribute("href")) ?? "");
  expect([shown.status(), await shown.text()]).toEqual([200, expect.stringContaining("<strong>texte</strong>")]);
  await stranger.dispose();
}

test.beforeEach(({ page }) => enterAs(page, ADMIN));

inBothModes((mode) => {
  // @spec office-15, states-1, validation-13, validation-14, calls-19, errors-19, errors-20
  test("an article is written, previewed, tagged and published, changed, taken back and deleted", async ({ page }) => {
    test.slow();
    const title = unique("Éclairer la médina");
    await writeArticle(page, title, mode);
    if (mode.javaScriptEnabled) await expect(page.getByLabel("Slug")).toHaveValue(/^eclairer-la-medina-/);
    else await page.getByRole("button", { name: "Actualiser l’aperçu" }).click();
    const preview = page.getByRole("region", { name: "Aperçu" });
    await expect(preview.locator("strong")).toHaveText("texte");
    await expect(preview).toContainText("5 mots, 1 min de lecture");
    // So short a text can win little more than its title's points.
    const score = page.getByRole("region", { name: "Score SEO" });
    await expect(score).toContainText("Faible");
    await expect(score.getByRole("listitem").filter({ hasText: "Lisibilité" })).toContainText("au moins 100 mots");
    await score.getByText(/suivies?$/).click();
    await expect(score.getByText("Longueur du titre")).toBeVisible();
    await expect(page.getByLabel("Titre", { exact: true })).toHaveValue(title);

    for (const tag of ["lumière", "médina"]) {
      await page.getByLabel("Nouveau tag").fill(tag);
      await page.getByRole("button", { name: "Ajouter" }).click();
      await expect(page.getByRole("button", { name: `Retirer le tag ${tag}` })).toBeVisible();
      await expect(page.getByLabel("Nouveau tag")).toHaveValue("");
    }
    await page.getByRole("button", { name: "Retirer le tag lumière" }).click();
    await expect(page.getByRole("button", { name: "Retirer le tag lumière" })).toHaveCount(0);
    await page.getByRole("button", { name: "Enregistrer et publier" }).click();
    await expect(page.getByText("Article créé")).toBeVisible();
    await expect(rowOf(page, title)).toContainText("Publié");
    const address = await addressOf(page, title);
    expect(await (await page.request.get(address)).text()).toContain("<strong>texte</strong>");

    await rowOf(page, title)
      .getByRole("link", { name: `Modifier : ${title}` })
      .click();
    await arrived(page, /\/admin\/blog\/[0-9a-f-]{36}$/, mode);
    await expect(page.getByRole("button", { name: "Retirer le tag médina" })).toBeVisible();
    await page.getByLabel("Slug").fill(`${title} bis`);
    await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
    await expect(page.getByText("Article mis à jour")).toBeVisible();
    const newAddress = await addressOf(page, title);
    expect(newAddress).toBe(`${address}-bis`);
    const moved = await page.request.get(address, { maxRedirects: 0 });
    expect([moved.status(), moved.headers().location]).toEqual([301, newAddress]);

    await rowOf(page, title)
      .getByRole("button", { name: /^Dépublier/ })
      .click();
    await expect(page.getByText("Article dépublié")).toBeVisible();
    await expect(rowOf(page, title)).toContainText("Brouillon");
    expect((await page.request.get(newAddress)).status()).toBe(404);
    await expectPrivatePreview(page, title);
    await rowOf(page, title)
      .getByRole("button", { name: /^Publier/ })
      .click();
    await expect(page.getByText("Article publié")).toBeVisible();
    await expect(rowOf(page, title).getByRole("button", { name: /^Dépublier/ })).toBeVisible();
    expect((await page.request.get(newAddress)).status()).toBe(200);
    await rowOf(page, title)
      .getByRole("link", { name: /^Supprimer/ })
      .click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText("Êtes-vous sûr de vouloir supprimer cet article ?");
    await dialog.getByRole("button", { name: "Supprimer" }).click();
    await expect(page.getByText("Article supprimé")).toBeVisible();
    await expect(rowOf(page, title)).toHaveCount(0);
    for (const gone of [address, newAddress]) expect((await page.request.get(gone)).status(), gone).toBe(404);
  });
});

test("whoever saves over another’s work is told so first, and loses nothing", async ({ page }) => {
  const title = unique("À deux");
  await writeArticle(page, title);
  await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await rowOf(page, title)
    .getByRole("link", { name: /^Modifier/ })
    .click();
  await arrived(page, /\/admin\/blog\/[0-9a-f-]{36}$/);
  const colleague = await page.context().newPage();
  await open(colleague, page.url());
  await colleague.getByLabel("Contenu").fill("La leur");
  await colleague.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect(colleague.getByText("Article mis à jour")).toBeVisible();
  // A browser draws a page that lies behind another every two seconds.
  await colleague.close();

  await page.getByLabel("Contenu").fill("La mienne");
  await page.getByRole("button", { name: "Enregistrer et publier" }).click();
  await expect(page.locator(".error-summary")).toContainText("Cet article a changé entre-temps");
  await expect(page.getByLabel("Publié")).not.toBeChecked();
  await expect(page.getByLabel("Contenu")).toHaveValue("La mienne");
  await expect(page.getByRole("link", { name: "Voir leur version" })).toHaveAttribute("target", "_blank");
  await page.getByRole("button", { name: "Enregistrer quand même" }).click();
  await expect(page.getByText("Article mis à jour")).toBeVisible();
  await expect(rowOf(page, title)).toContainText("Publié");
  await rowOf(page, title)
    .getByRole("link", { name: /^Modifier/ })
    .click();
  await expect(page.getByLabel("Contenu")).toHaveValue("La mienne");
});

// @spec errors-18
test("what was typed outlives the session", { tag: "@wide" }, async ({ page, browser, baseURL }) => {
  const title = unique("Saisie longue");
  await page.context().clearCookies();
  await signInByPost(page.request, ADMIN);
  await writeArticle(page, title);
  const elsewhere = await browser.newContext({ baseURL, storageState: await page.context().storageState() });
  await elsewhere.request.post("/sign-out");
  await elsewhere.close();
  await page.getByRole("button", { name: "Enregistrer et publier" }).click();
  await expect(page).toHaveURL(/\/auth\?redirectTo=/);
  await hydrated(page);
  await fill(page, { "E-mail": ADMIN.email, "Mot de passe": ADMIN.password });
  await page.getByRole("button", { name: "Se connecter" }).click();
  await arrived(page, "/admin/blog/new");
  await expect(page.getByText(/^Votre saisie du .* a été conservée/)).toContainText(title);
  await expect(page.getByRole("button", { name: "Abandonner" })).toBeVisible();
  await page.getByRole("link", { name: "Reprendre" }).click();
  await expect(page.getByLabel("Titre", { exact: true })).toHaveValue(title);
  await expect(page.getByLabel("Contenu")).toHaveValue("Un **texte** de cinq mots.");
  await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect(page.getByText("Article créé")).toBeVisible();
  await page.goto("/admin/blog/new");
  await expect(page.getByText(/^Votre saisie du/)).toHaveCount(0);
});

test("the score follows the writing, and is told once the writer has paused", { tag: "@wide" }, async ({ page }) => {
  await page.goto("/admin/blog/new");
  await hydrated(page);
  const score = page.getByRole("region", { name: "Score SEO" });
  await expect(score).toContainText("0/100");
  await fill(page, { Titre: "Le zellige", Contenu: "Le zellige brille." });
  await expect(score).toContainText("30/100");
  await expect(score.getByRole("status")).toHaveText("Score SEO : 30 sur 100, faible");
  await page.getByLabel("Nouveau tag").fill("zellige");
  await page.getByRole("button", { name: "Ajouter" }).click();
  await expect(score).toContainText("31/100");
  await score.getByText("3 règles suivies").click();
  await expect(score.getByText("Longueur du titre")).toBeVisible();
});

test("Ctrl+B makes text bold in the editor and leaves the sidebar alone; undo takes it back", { tag: "@wide" }, async ({
  page,
}) => {
  await page.goto("/admin/blog/new");
  await hydrated(page);
  const content = page.getByLabel("Contenu");
  await content.fill("un mot");
  await content.press("Shift+Home");
  await content.press("Control+b");
  await expect(content).toHaveValue("**un mot**");
  await expect(page.getByRole("button", { name: "Réduire le menu" })).toBeVisible();
  await content.press("Control+z");
  await expect(content).toHaveValue("un mot");
  await page.getByRole("button", { name: "Liste" }).click();
  await expect(content).toHaveValue("- un mot");
  await expect(content).toBeFocused();
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("Control+b");
  await expect(page.getByRole("button", { name: "Agrandir le menu" })).toBeVisible();
  await page.keyboard.press("Control+b");
  await expect(page.getByRole("button", { name: "Réduire le menu" })).toBeVisible();
});

test("a save whose connection breaks is offered again, and made by its button", async ({ page }) => {
  const title = unique("Un envoi interrompu");
  await writeArticle(page, title);
  await page.route("**/admin/blog/new.data*", (route) => route.abort("connectionreset"));
  await page.getByRole("button", { name: "Enregistrer et publier" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("La connexion est interrompue");
  await expect(page.locator(".retry-form-kept")).toContainText([title, excerptOf(title), "cinq mots"]);
  await page.unrouteAll();
  await page.getByRole("button", { name: "Réessayer" }).click();
  await expect(page.getByText("Article créé")).toBeVisible();
  await expect(rowOf(page, title)).toContainText("Publié");
});

test("a text that was kept for a session that had ended is discarded", async ({ page }) => {
  await open(page, "/admin/blog/new");
  await keepTyped(page);
  await hydrated(page);
  await page.getByRole("button", { name: "Abandonner" }).click();
  await expect(page.getByText("Votre saisie du")).toHaveCount(0);
});
