import type { Page } from "@playwright/test";
import { expect, test } from "@playwright/test";
import { hydrated, inBothModes, inOneMode, open } from "../support/modes";
import { countsOf, expectBadge, FRENCH_DATE, fact, post } from "../support/office";
import { ADMIN, CLIENT } from "../support/people";
import { unique } from "../support/services";
import { enterAs } from "../support/sign-in";

const STATUSES = [
  { status: "pending", label: "En attente", tone: "yellow" },
  { status: "in_progress", label: "En cours", tone: "blue" },
  { status: "completed", label: "Terminé", tone: "green" },
  { status: "cancelled", label: "Annulé", tone: "red" },
] as const;

const rowOf = (page: Page, title: string) => page.getByRole("row").filter({ hasText: title });

inOneMode((mode) => {
  test.beforeEach(({ page }) => enterAs(page, ADMIN));

  // @spec office-31, states-5, calls-9
  test("projects are counted, and those not done yet as active", { tag: "@wide" }, async ({ page }) => {
    await open(page, "/admin/projects", mode);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Gestion des Projets");
    const counts = await countsOf(page, "Filtrer par statut");
    const active = Number(counts["En attente"]) + Number(counts["En cours"]);
    expect(counts.Tous).toBe(active + Number(counts.Terminé) + Number(counts.Annulé));
    await expect(page.getByText(`${counts.Tous} projets, dont ${active} actifs`)).toBeVisible();
  });

  // @spec office-34, states-3, states-4, calls-8
  test("each status has its colour, and each can be chosen", { tag: "@wide" }, async ({ page }) => {
    const mark = unique("Teinte");
    for (const { status } of STATUSES) {
      await post(page, "/admin/projects/new", { intent: "project", title: `${mark} ${status}`, status });
    }
    await open(page, `/admin/projects?q=${encodeURIComponent(mark)}`, mode);
    for (const { status, label, tone } of STATUSES) {
      const row = rowOf(page, `${mark} ${status}`);
      await expectBadge(row.locator(".badge").last(), label, tone);
      const choice = row.getByLabel(`Statut du projet ${mark} ${status}`);
      await expect(choice).toHaveValue(status);
      await expect(choice.getByRole("option")).toHaveText(STATUSES.map((each) => each.label));
    }
    const newestFirst = STATUSES.map(({ status }) => `${mark} ${status}`).toReversed();
    await expect(page.locator(".row-title")).toHaveText(newestFirst);
  });

  // @spec office-32, office-35, limits-9
  test("a project shows its facts in the list and in its details", { tag: "@wide" }, async ({ page }) => {
    const title = "Fiche Google et référencement, trois mois";
    await open(page, `/admin/projects?q=${encodeURIComponent(title)}`, mode);
    const row = rowOf(page, title);
    await expect(row).toContainText("Fiche reprise, réponses aux avis");
    await expectBadge(row.locator(".badge").first(), "Contenu & Marketing", "yellow");
    for (const words of ["9 600 MAD", "Khadija Benali"]) await expect(row).toContainText(words);
    // When it was made, and when it is due.
    expect((await row.innerText()).match(new RegExp(FRENCH_DATE, "gu"))).toHaveLength(2);
    await row.getByRole("link", { name: `Détails du projet ${title}` }).click();
    const dialog = page.getByRole("dialog", { name: title });
    for (const [term, words] of Object.entries({
      Description: "Fiche reprise, réponses aux avis",
      Catégorie: "Contenu & Marketing",
      Budget: "9 600 MAD",
      Client: "Khadija Benali",
      Email: CLIENT.email,
    })) {
      await expect(fact(dialog, term)).toContainText(words);
    }
    await expectBadge(fact(dialog, "Statut").locator(".badge"), "En cours", "blue");
  });
});

inBothModes((mode) => {
  test.beforeEach(({ page }) => enterAs(page, ADMIN));

  // @spec office-33, office-36
  test("a project with only a title says what is missing, and is deleted after a question", async ({ page }) => {
    const title = unique("Nu");
    await post(page, "/admin/projects/new", { intent: "project", title, status: "pending" });
    await open(page, `/admin/projects?q=${encodeURIComponent(title)}`, mode);
    await expect(rowOf(page, title)).toContainText("Inconnu");
    await rowOf(page, title)
      .getByRole("link", { name: /^Détails/ })
      .click();
    const dialog = page.getByRole("dialog");
    await expect(fact(dialog, "Description")).toHaveText("Aucune description");
    await expect(fact(dialog, "Client")).toHaveText("Inconnu");
    await expect(fact(dialog, "Email")).toHaveText("N/A");
    await dialog.getByRole("link", { name: "Supprimer" }).click();
    await expect(page.getByRole("dialog")).toContainText("Êtes-vous sûr de vouloir supprimer ce projet ?");
    await page.getByRole("dialog").getByRole("button", { name: "Supprimer" }).click();
    await expect(page.getByText("Projet supprimé")).toBeVisible();
  });
});

test("a choice by keyboard says how it is sent, and the columns stay where they are", async ({ page }) => {
  await enterAs(page, ADMIN);
  await page.goto("/admin/projects");
  await hydrated(page);
  const heads = () =>
    page.getByRole("columnheader").evaluateAll((all) => all.map((head) => Math.round(head.getBoundingClientRect().x)));
  const before = await heads();
  const choice = page.locator("select[name=status]").first();
  await choice.focus();
  await page.keyboard.press((await choice.inputValue()) === "cancelled" ? "ArrowUp" : "ArrowDown");
  await expect(page.getByText("Entrée pour valider")).toBeVisible();
  expect(await heads()).toEqual(before);
  await page.keyboard.press("Escape");
});
