import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { FAILURES, failPosts } from "../e2e/support/failures";
import { hydrated, open } from "../e2e/support/modes";
import { ADMIN } from "../e2e/support/people";
import { enterAs, signInByPost } from "../e2e/support/sign-in";
import { test } from "../e2e/support/test";
import { plainPicture } from "../support/pictures";

const file = async (name = "photo.jpg") => ({
  name,
  mimeType: "image/jpeg",
  buffer: await plainPicture("jpeg", 1000, 600),
});

/** Sets the cursor between two words of the text. */
function setCursorAfter(page: Page, words: string) {
  return page.getByLabel("Contenu", { exact: true }).evaluate((element, before) => {
    const textarea = element as HTMLTextAreaElement;
    const at = textarea.value.indexOf(before) + before.length;
    textarea.focus();
    textarea.setSelectionRange(at, at);
  }, words);
}

async function writeArticle(page: Page, title: string) {
  await open(page, "/admin/blog/new");
  await page.getByLabel("Titre", { exact: true }).fill(title);
  await page.getByLabel("Extrait", { exact: true }).fill(`Ce que dit « ${title} ».`);
  await page.getByLabel("Contenu", { exact: true }).fill("Un texte.");
  await page.getByLabel("Catégorie").selectOption("Design");
}

test.beforeEach(({ page }) => enterAs(page, ADMIN));

test("a picture is sent into the text of an article, with its words, and stands there on the site", async ({
  page,
}) => {
  test.slow();
  const title = `Une image dans le texte ${Date.now()}`;
  await writeArticle(page, title);
  const content = page.getByLabel("Contenu", { exact: true });
  await content.fill("Avant elle. Après elle.");
  await setCursorAfter(page, "Avant elle.");
  await page.getByRole("button", { name: "Image", exact: true }).click();
  const add = page.getByRole("button", { name: "Ajouter l’image" });
  await add.click();
  await expect(page.getByLabel("Image à insérer")).toHaveAccessibleDescription(/Choisissez une image à ajouter/);
  await page.getByLabel("Image à insérer").setInputFiles(await file());
  await page.getByLabel("Description de l’image").fill("Un mur couleur brique");
  await add.click();
  const image = "!\\[Un mur couleur brique\\]\\(/media/[0-9a-f]{32}-1000x600/1000\\.webp\\)";
  await expect(content).toHaveValue(new RegExp(`^Avant elle\\.\\s+${image}\\s+Après elle\\.$`));
  await expect(page.getByLabel("Titre", { exact: true })).toHaveValue(title);
  await expect(page.getByLabel("Catégorie")).toHaveValue("Design");
  const preview = page.getByRole("region", { name: "Aperçu" });
  await expect(preview.getByRole("img", { name: "Un mur couleur brique" })).toBeVisible();
  await page.getByRole("button", { name: "Enregistrer et publier" }).click();
  await expect(page.getByText("Article créé")).toBeVisible();
  const row = page.getByRole("row").filter({ hasText: title });
  await page.goto((await row.locator(".row-address").textContent()) ?? "");
  const shown = page.locator(".prose").getByRole("img", { name: "Un mur couleur brique" });
  await expect(shown).toHaveAttribute("width", "1000");
  await expect.poll(() => shown.evaluate((element: HTMLImageElement) => element.currentSrc)).toMatch(/\/\d+\.avif$/);
});

test("a picture is uploaded, shown in small modern files, and taken away", async ({ page }) => {
  test.slow();
  const title = `Une photo ${Date.now()}`;
  await writeArticle(page, title);
  await page.getByLabel("Fichier").setInputFiles(await file());
  await page.getByLabel("Ce que montre l’image").fill("Un mur couleur brique");
  await page.getByRole("button", { name: "Enregistrer et publier" }).click();
  await expect(page.getByText("Article créé")).toBeVisible();
  const row = page.getByRole("row").filter({ hasText: title });
  const address = (await row.locator(".row-address").textContent()) ?? "";
  const edit = (await row.getByRole("link", { name: /^Modifier/ }).getAttribute("href")) ?? "";

  await page.goto(address);
  const picture = page.getByRole("img", { name: "Un mur couleur brique" });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\/\d+\.avif$/);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(picture).toHaveAttribute("width", "1000");
  const source = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  const answer = await page.request.get(source);
  expect(answer.headers()).toMatchObject({
    "content-type": "image/avif",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; sandbox",
  });
  const known = await page.request.get(source, { headers: { "If-None-Match": answer.headers().etag ?? "" } });
  expect(known.status()).toBe(304);
  expect((await page.request.head(source)).status()).toBe(200);

  await open(page, edit);
  await expect(page.getByLabel("ou adresse")).toHaveValue(/^\/media\/[0-9a-f]{32}-1000x600\/1000\.webp$/);
  await page.getByLabel("Retirer l’image").check();
  await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect(page.getByText("Article mis à jour")).toBeVisible();
  expect(await (await page.request.get(address)).text()).not.toContain("/media/");
});

test("a file that is no picture gets a sentence, and an accepted one outlives another field’s error", async ({
  page,
}) => {
  await writeArticle(page, "Un faux fichier");
  await page
    .getByLabel("Fichier")
    .setInputFiles({ name: "a.jpg", mimeType: "image/jpeg", buffer: Buffer.from("rien") });
  await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect(page.getByLabel("Fichier")).toHaveAccessibleDescription(/n’est pas une image JPEG, PNG, WebP ou AVIF/);
  await expect(page.getByLabel("Contenu", { exact: true })).toHaveValue("Un texte.");

  const gif = { name: "a.gif", mimeType: "image/gif", buffer: await plainPicture("gif", 1200, 800) };
  await page.getByLabel("Fichier").setInputFiles(gif);
  await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect(page.getByLabel("Fichier")).toHaveAccessibleDescription(/n’est pas une image JPEG, PNG, WebP ou AVIF/);
  await expect(page.getByLabel("Contenu", { exact: true })).toHaveValue("Un texte.");

  await page.getByLabel("Fichier").setInputFiles(await file("photo.txt"));
  await page.getByLabel("Titre", { exact: true }).fill(" ");
  await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect(page.getByLabel("Titre", { exact: true })).toHaveAccessibleDescription(/Le titre est requis/);
  await expect(page.getByLabel("ou adresse")).toHaveValue(/^\/media\//);
  await expect(page.locator(".picture-field img")).toBeVisible();
});

async function openNewArticle(page: Page) {
  await page.goto("/admin/blog/new");
  await hydrated(page);
}

test("a file over 8 MB is said to be too large before it is sent", async ({ page }) => {
  await openNewArticle(page);
  const buffer = Buffer.alloc(8 * 1024 * 1024 + 1);
  await page.getByLabel("Fichier").setInputFiles({ name: "a.jpg", mimeType: "image/jpeg", buffer });
  await expect(page.getByLabel("Fichier")).toHaveAccessibleDescription(/L’image dépasse 8 Mo/);
  await expect(page.getByLabel("Fichier")).toHaveValue("");
});

test("a picture that does not arrive leaves all that was typed, with a sentence, and may be sent again", async ({
  page,
}) => {
  test.slow();
  await openNewArticle(page);
  await page.getByLabel("Titre", { exact: true }).fill("Loin du réseau");
  const content = page.getByLabel("Contenu", { exact: true });
  await content.fill("Un long texte.");
  await page.locator("summary").getByText("Ajouter une image au texte").click();
  const image = page.getByLabel("Image à insérer");
  await image.setInputFiles(await file());
  await page.getByLabel("Description de l’image").fill("Un mur");
  for (const [how, fail, sentence] of FAILURES) {
    await failPosts(page, fail);
    await page.getByRole("button", { name: "Ajouter l’image" }).click();
    await expect(image, how).toHaveAccessibleDescription(sentence);
    await expect(image, how).toBeFocused();
    await expect(page.getByLabel("Titre", { exact: true }), how).toHaveValue("Loin du réseau");
    await expect(content, how).toHaveValue("Un long texte.");
    await expect(page.getByLabel("Description de l’image"), how).toHaveValue("Un mur");
    await page.unroute("**/*");
  }
  await page.getByRole("button", { name: "Ajouter l’image" }).click();
  await expect(content).toHaveValue(/^Un long texte\.\s+!\[Un mur\]\(\/media\/\S+\)$/);
  await expect(image).toHaveAccessibleDescription("JPEG, PNG, WebP ou AVIF, 8 Mo au plus.");
  await expect(image).toHaveValue("");
});

test("a picture sent after the session has ended takes the whole text with it to the sign-in and back", async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  // Not the session that other tests go on with.
  await page.context().clearCookies();
  await signInByPost(page.request, ADMIN);
  await page.goto("/admin/blog/new");
  await hydrated(page);
  await page.getByLabel("Contenu", { exact: true }).fill("Un long texte.");
  await page.locator("summary").getByText("Ajouter une image au texte").click();
  await page.getByLabel("Image à insérer").setInputFiles(await file());
  const elsewhere = await browser.newContext({ baseURL, storageState: await page.context().storageState() });
  await elsewhere.request.post("/sign-out");
  await elsewhere.close();
  await page.getByRole("button", { name: "Ajouter l’image" }).click();
  await expect(page).toHaveURL(/\/auth\?redirectTo=/);
  await page.getByLabel("E-mail").fill(ADMIN.email);
  await page.getByLabel("Mot de passe").fill(ADMIN.password);
  await page.getByRole("button", { name: "Se connecter" }).click();
  await page.getByRole("link", { name: "Reprendre" }).click();
  await expect(page.getByLabel("Contenu", { exact: true })).toHaveValue("Un long texte.");
  await page.getByRole("button", { name: "Abandonner" }).click();
  await expect(page.getByRole("button", { name: "Abandonner" })).toHaveCount(0);
});
