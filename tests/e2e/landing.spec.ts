import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { plainPicture } from "../support/pictures";
import { FAILURES, failPosts } from "./support/failures";
import { open } from "./support/modes";
import { ADMIN } from "./support/people";
import { makeService, removeService, unique } from "./support/services";
import { enterAs } from "./support/sign-in";
import { test } from "./support/test";

let id: string;

test.beforeEach(async ({ page }) => {
  await enterAs(page, ADMIN);
  id = await makeService(page, unique("Section"));
});

test.afterEach(({ page }) => removeService(page, id));

const field = (page: Page) => page.getByRole("textbox", { name: "Section Landing Personnalisée" });

async function openEditor(page: Page): Promise<void> {
  await open(page, `/admin/services/${id}`);
  await expect(page.getByRole("button", { name: "Gras", exact: true })).toBeVisible();
}

test("a picture is sent into the text, which is then saved", async ({ page }) => {
  await openEditor(page);
  await field(page).fill("Avant");
  await page.getByRole("button", { name: "Ajouter l’image" }).click();
  const file = page.getByLabel("Fichier");
  await expect(file).toHaveAccessibleDescription(/Choisissez une image à ajouter/);
  await file.setInputFiles({ name: "mur.png", mimeType: "image/png", buffer: await plainPicture("png", 320, 200) });
  await page.getByLabel("Description de l’image").fill("Un mur couleur brique");
  await page.getByRole("button", { name: "Ajouter l’image" }).click();
  await expect(field(page).getByRole("img", { name: "Un mur couleur brique" })).toBeVisible();
  await page.getByRole("button", { name: "Sauvegarder" }).click();
  await expect(page.getByText("Contenu sauvegardé")).toBeVisible();
  await page.goto(`/services/programming/${id}`);
  const section = page.locator(".service-landing");
  await expect(section).toContainText("Avant");
  await expect(section.getByRole("img", { name: "Un mur couleur brique" })).toHaveAttribute("src", /^\/media\//);
});

test("what somebody else has saved meanwhile is not lost", async ({ page }) => {
  await openEditor(page);
  const form = { intent: "landing", content: "<p>La leur</p>" };
  const theirs = await page.request.post(`/admin/services/${id}?index`, { form, maxRedirects: 0 });
  expect(theirs.status()).toBe(303);
  await field(page).fill("La mienne");
  await page.getByRole("button", { name: "Sauvegarder" }).click();
  await expect(page.getByText("Ce contenu a changé entre-temps")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Voir leur version/ })).toHaveAttribute("href", `/admin/services/${id}`);
  await page.getByRole("button", { name: "Enregistrer quand même" }).click();
  // Their save has left the same message.
  await expect(page.getByText("Ce contenu a changé entre-temps")).toBeHidden();
  await expect(page.getByText("Contenu sauvegardé")).toBeVisible();
  await page.goto(`/services/programming/${id}`);
  await expect(page.locator(".service-landing")).toHaveText("La mienne");
});

test("a text that is not saved is not left without a question", async ({ page }) => {
  await page.goto(`/admin/services/${id}`);
  await expect(page.getByRole("button", { name: "Gras", exact: true })).toBeVisible();
  await field(page).fill("Presque fini");
  const questions: string[] = [];
  page.on("dialog", (dialog) => {
    questions.push(dialog.message());
    void (questions.length === 1 ? dialog.dismiss() : dialog.accept());
  });
  await page.getByRole("link", { name: "Retour aux services" }).click();
  await expect.poll(() => questions).toHaveLength(1);
  await expect(field(page)).toHaveText("Presque fini");
  await page.getByRole("link", { name: "Retour aux services" }).click();
  await expect(page).toHaveURL("/admin/services");
  expect(questions[0]).toContain("Votre saisie n’est pas enregistrée");
});

test("a picture that does not arrive leaves the text as it is, with a sentence", async ({ page }) => {
  await page.goto(`/admin/services/${id}`);
  await expect(page.getByRole("button", { name: "Gras", exact: true })).toBeVisible();
  await field(page).fill("Presque fini");
  const file = page.getByLabel("Fichier");
  await file.setInputFiles({ name: "mur.png", mimeType: "image/png", buffer: await plainPicture("png", 320, 200) });
  for (const [how, fail, sentence] of FAILURES) {
    await failPosts(page, fail);
    await page.getByRole("button", { name: "Ajouter l’image" }).click();
    await expect(file, how).toHaveAccessibleDescription(sentence);
    await expect(field(page), how).toHaveText("Presque fini");
    await page.unroute("**/*");
  }
});
