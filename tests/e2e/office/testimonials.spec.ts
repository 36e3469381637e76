import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { open } from "../support/modes";
import { expectBadge, idIn, post, send } from "../support/office";
import { ADMIN } from "../support/people";
import { unique } from "../support/services";
import { enterAs } from "../support/sign-in";
import { test } from "../support/test";

const LIST = "/admin/testimonials";
const itemOf = (page: Page, text: string) => page.getByRole("main").getByRole("listitem").filter({ hasText: text });
const press = (page: Page, text: string, name: RegExp) => itemOf(page, text).getByRole("button", { name }).click();

/** Leaves a review on the site and opens it in the list. */
async function openReview(page: Page, content: string): Promise<void> {
  await post(page, "/contact", { intent: "review", name: "Salma Idrissi", content, rating: "4" });
  await open(page, `${LIST}?q=${encodeURIComponent(content)}`);
}

test.beforeEach(({ page }) => enterAs(page, ADMIN));

// @spec office-68, office-70
test("the badges of reviews are drawn in their colours", { tag: "@wide" }, async ({ page }) => {
  await open(page, `${LIST}?q=tifaouine`);
  await expectBadge(itemOf(page, "Meryem Ouazzani").locator(".badge").first(), "Non publié", "yellow");
  await open(page, `${LIST}?q=atlas%20plomberie`);
  const featured = itemOf(page, "Rachid Amrani");
  await expectBadge(featured.locator(".badge").first(), "Publié", "green");
  await expectBadge(featured.locator(".badge").last(), "Vedette", "purple");
});

// @spec office-71, office-72, states-9, calls-17, errors-31, errors-38, errors-39
test("a review is settled, published, featured, taken back and deleted, each with its message", async ({ page }) => {
  const content = unique("Un travail soigné, livré à la date promise.");
  await openReview(page, content);
  const item = itemOf(page, content);
  await expectBadge(item.locator(".badge").last(), "Nouveau", "blue");
  await press(page, content, /^Ne pas publier/);
  await expect(page.getByText("L’avis ne sera pas publié")).toBeVisible();
  await expect(item.locator(".badge")).toHaveText(["Non publié"]);
  for (const { button, message, badges } of [
    { button: /^Publier/, message: "Avis publié", badges: ["Publié"] },
    { button: /^Mettre en vedette/, message: "Avis mis en vedette", badges: ["Publié", "Vedette"] },
    { button: /^Dépublier/, message: "Avis dépublié", badges: ["Non publié", "Vedette"] },
    { button: /^Retirer vedette/, message: "Avis retiré de la vedette", badges: ["Non publié"] },
  ]) {
    await press(page, content, button);
    await expect(page.locator(".flash").filter({ hasText: message })).toContainText("Succès");
    await expect(item.locator(".badge")).toHaveText(badges);
  }
  await item.getByRole("link", { name: /^Supprimer/ }).click();
  const dialog = page.getByRole("dialog", { name: "Confirmer la suppression" });
  await expect(dialog).toContainText("Êtes-vous sûr de vouloir supprimer cet avis ? Cette action est irréversible.");
  await dialog.getByRole("link", { name: "Annuler" }).click();
  await expect(dialog).toHaveCount(0);
  await item.getByRole("link", { name: /^Supprimer/ }).click();
  await dialog.getByRole("button", { name: "Supprimer" }).click();
  await expect(page.locator(".flash").filter({ hasText: "Avis supprimé" })).toContainText("Succès");
  await expect(page.getByText("Aucun avis ne correspond")).toBeVisible();
});

test("a review that was put aside is taken back, and a report of one that is shown is settled", async ({ page }) => {
  const [doubtful, reported] = [unique("Un avis douteux."), unique("Un avis signalé.")];
  const review = { intent: "review", name: "Salma Idrissi", rating: "4" };
  await post(page, "/contact", { ...review, content: doubtful, homepage: "https://robot.example" });
  await open(page, `${LIST}?state=spam&q=${encodeURIComponent(doubtful)}`);
  await send(page, /^Pas un indésirable/, "Avis repris des indésirables");
  await expect(itemOf(page, doubtful)).toHaveCount(0);

  await post(page, "/contact", { ...review, content: reported });
  const id = await idIn(page, LIST, reported);
  await post(page, LIST, { intent: "published", value: "true", id });
  const report = { intent: "report", reason: "Ce n’est pas une cliente.", email: "x@y.example" };
  await post(page, `/avis/signaler?avis=${id}`, report);
  await page.context().clearCookies({ name: "flash" });
  await open(page, `${LIST}/${id}`);
  await send(page, "Classer", "Signalement classé");
  await post(page, `${LIST}/${id}/delete`, {});
});
