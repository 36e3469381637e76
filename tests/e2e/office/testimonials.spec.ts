import type { Page } from "@playwright/test";
import { expect, test } from "@playwright/test";
import type { Mode } from "../support/modes";
import { inBothModes, inOneMode, open } from "../support/modes";
import { countsOf, expectBadge, FRENCH_DATE, idIn, post } from "../support/office";
import { ADMIN } from "../support/people";
import { unique } from "../support/services";
import { enterAs } from "../support/sign-in";

const LIST = "/admin/testimonials";
const itemOf = (page: Page, text: string) => page.getByRole("main").getByRole("listitem").filter({ hasText: text });
const press = (page: Page, text: string, name: RegExp) => itemOf(page, text).getByRole("button", { name }).click();

/** Leaves a review on the site and opens it in the list. */
async function openReview(page: Page, mode: Mode, content: string): Promise<void> {
  await post(page, "/contact", { intent: "review", name: "Salma Idrissi", content, rating: "4" });
  await open(page, `${LIST}?q=${encodeURIComponent(content)}`, mode);
}

inOneMode((mode) => {
  test.beforeEach(({ page }) => enterAs(page, ADMIN));

  // @spec office-67, office-68, office-69, office-70
  test("reviews say who wrote them, how good it was, when, and what can be done", { tag: "@wide" }, async ({
    page,
  }) => {
    await open(page, LIST, mode);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Avis Clients");
    const counts = await countsOf(page, "Filtrer les avis");
    expect(counts.Tous).toBe(Number(counts.Publiés) + Number(counts["Non publiés"]));

    await open(page, `${LIST}?q=tifaouine`, mode);
    const unpublished = itemOf(page, "Meryem Ouazzani");
    await expect(unpublished).toContainText("Présidente chez Coopérative Tifaouine");
    await expect(unpublished.getByRole("img", { name: "Note : 5 sur 5" })).toBeVisible();
    await expectBadge(unpublished.locator(".badge").first(), "Non publié", "yellow");
    await expect(unpublished).toContainText(new RegExp(`Soumis le ${FRENCH_DATE.source}`, "u"));
    await expect(unpublished.getByRole("button", { name: /^Publier/ })).toBeVisible();
    await expect(unpublished.getByRole("button", { name: /^Mettre en vedette/ })).toBeVisible();

    await open(page, `${LIST}?q=sefrioui`, mode);
    await expect(itemOf(page, "Hicham Sefrioui")).toContainText("Pièces auto Sefrioui");
    await expect(itemOf(page, "Hicham Sefrioui")).not.toContainText("chez Pièces auto");
    await expect(itemOf(page, "Hicham Sefrioui").getByRole("img", { name: "Note : 4 sur 5" })).toBeVisible();

    await open(page, `${LIST}?q=atlas%20plomberie`, mode);
    const featured = itemOf(page, "Rachid Amrani");
    await expectBadge(featured.locator(".badge").first(), "Publié", "green");
    await expectBadge(featured.locator(".badge").last(), "Vedette", "purple");
    await expect(featured.getByRole("button", { name: /^Dépublier/ })).toBeVisible();
    await expect(featured.getByRole("button", { name: /^Retirer vedette/ })).toBeVisible();
    await expect(featured.getByRole("link", { name: /^Supprimer/ })).toBeVisible();
  });
});

inBothModes((mode) => {
  test.beforeEach(({ page }) => enterAs(page, ADMIN));

  // @spec office-71, office-72, states-9, calls-17, errors-31, errors-38, errors-39
  test("a review is settled, published, featured, taken back and deleted, each with its message", async ({ page }) => {
    const content = unique("Un travail soigné, livré à la date promise.");
    await openReview(page, mode, content);
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

  test("a doubtful review is set aside, and is new once it is taken back", async ({ page }) => {
    const content = unique("Visitez plutôt notre site.");
    const review = { name: "Salma Idrissi", content, rating: "4" };
    await post(page, "/contact", { intent: "review", ...review, homepage: "https://abonnes.example" });
    const found = `q=${encodeURIComponent(content)}`;
    await open(page, `${LIST}?${found}`, mode);
    await expect(page.getByText("Aucun avis ne correspond")).toBeVisible();
    await open(page, `${LIST}?state=spam&${found}`, mode);
    await press(page, content, /^Pas un indésirable/);
    await expect(page.getByText("Avis repris des indésirables")).toBeVisible();
    await open(page, `${LIST}?state=new&${found}`, mode);
    await expectBadge(itemOf(page, content).locator(".badge").last(), "Nouveau", "blue");
  });
});

// The forms themselves are tried in both ways above.
inOneMode((mode) => {
  test.beforeEach(({ page }) => enterAs(page, ADMIN));

  for (const { button, sentence } of [
    { button: /^Publier/, sentence: "Impossible de modifier le statut" },
    { button: /^Mettre en vedette/, sentence: "Impossible de modifier le statut vedette" },
  ]) {
    // @spec errors-1, errors-27, errors-28
    test(`a review that has gone meanwhile says '${sentence}'`, { tag: "@wide" }, async ({ page }) => {
      const content = unique("Disparu entre-temps.");
      await openReview(page, mode, content);
      await post(page, `${LIST}/${await idIn(page, LIST, content)}/delete`, {});
      await press(page, content, button);
      await expect(page.locator(".flash").filter({ hasText: sentence })).toContainText("Erreur");
    });
  }

  // @spec states-10, errors-29
  test("a review that has gone cannot be deleted once more", { tag: "@wide" }, async ({ page }) => {
    const content = unique("Supprimé deux fois.");
    await openReview(page, mode, content);
    await itemOf(page, content)
      .getByRole("link", { name: /^Supprimer/ })
      .click();
    const dialog = page.getByRole("dialog", { name: "Confirmer la suppression" });
    await expect(dialog).toBeVisible();
    await post(page, `${LIST}/${await idIn(page, LIST, content)}/delete`, {});
    await dialog.getByRole("button", { name: "Supprimer" }).click();
    await expect(page.locator(".flash").filter({ hasText: "Impossible de supprimer l'avis" })).toContainText("Erreur");
  });
});
