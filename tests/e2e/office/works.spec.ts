import { expect } from "@playwright/test";
import { linkInEmail } from "../support/emails";
import { open } from "../support/modes";
import { namesBehind, post, send } from "../support/office";
import { ADMIN } from "../support/people";
import { newMark } from "../support/plain-form";
import { unique } from "../support/services";
import { enterAs } from "../support/sign-in";
import { test } from "../support/test";
import { chosenPicture, makeWork } from "../support/works";

const LETTER = "Pouvons-nous montrer notre travail ensemble\u202f?";

test("a work gets pictures in their order and a translation, moves among the others, and is shown and taken back", async ({
  page,
}) => {
  const title = unique("Neuf chambres");
  await enterAs(page, ADMIN);
  const path = await makeWork(page, title);
  await open(page, path);
  const pictures = page.getByRole("region", { name: "Images de la page" });
  const picture = await chosenPicture();
  for (const each of ["la cour", "la terrasse"]) {
    await pictures.getByLabel("Fichier").setInputFiles(picture);
    await pictures.getByLabel("Ce que montre l’image").fill(each);
    await pictures.getByRole("button", { name: "Ajouter l’image" }).click();
    await expect(pictures.getByRole("img", { name: each })).toBeVisible();
  }
  await send(page, "Monter l’image la terrasse", "Ordre changé");
  await expect(pictures.getByRole("img").first()).toHaveAccessibleName("la terrasse");
  await send(page, "Retirer l’image la cour", "Image retirée");
  await send(page, "Traduire en espagnol", "Traduction créée");
  const translation = new URL(page.url()).pathname;
  expect(translation).not.toBe(path);
  await post(page, `${translation}/delete`, {});
  await page.context().clearCookies({ name: "flash" });

  await open(page, "/admin/realisations");
  const order = () => namesBehind(page, "button", /^(Publier|Retirer du site)\s*:\s*/);
  const before = await order();
  await send(page, `Descendre ${title}`, "Ordre changé");
  const after = await order();
  const next = before[before.indexOf(title) + 1] ?? "";
  expect(after.indexOf(next)).toBeLessThan(after.indexOf(title));
  await send(page, `Publier\u202f: ${title}`, "Réalisation publiée");
  await send(page, `Retirer du site\u202f: ${title}`, "Réalisation retirée du site");
  await post(page, `${path}/delete`, {});
});

test("a client gives leave to show a work, and takes it back", async ({ page }) => {
  const { word } = newMark();
  const email = `${word}@toubkal.example`;
  await enterAs(page, ADMIN);
  const path = await makeWork(page, word, { is_fictitious: "" });
  await post(page, path, { intent: "consent", email, language: "fr" });
  await page.context().clearCookies();
  await open(page, await linkInEmail(email, LETTER));
  await page.getByLabel("Votre nom").fill("Salma Idrissi");
  await page.getByRole("button", { name: "Je donne mon accord" }).click();
  await expect(page.getByText("Vous avez donné votre accord le")).toBeVisible();
  await page.getByRole("button", { name: /^Retirer/ }).click();
  await expect(page.getByText("Vous avez retiré votre accord")).toBeVisible();
  await enterAs(page, ADMIN);
  await post(page, `${path}/delete`, {});
});
