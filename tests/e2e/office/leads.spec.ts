import type { Locator, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { open } from "../support/modes";
import { expectBadge, idIn, post, send } from "../support/office";
import { ADMIN } from "../support/people";
import { unique } from "../support/services";
import { enterAs } from "../support/sign-in";
import { test } from "../support/test";

const rowOf = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text });
const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Détails de la demande" });

/** A message of a visitor, and the address of its details. */
async function write(page: Page, message: string): Promise<string> {
  await post(page, "/contact", { intent: "inquiry", name: "Nadia", email: "nadia@atelier.example", message });
  return `/admin/inquiries/${await idIn(page, "/admin/inquiries", message)}`;
}

async function save(dialog: Locator): Promise<void> {
  await dialog.getByRole("button", { name: "Enregistrer le suivi" }).click();
}

test.beforeEach(({ page }) => enterAs(page, ADMIN));

test("what follows is asked for once an inquiry is no longer new, and nothing typed is lost", async ({ page }) => {
  await open(page, await write(page, unique("Sans suite")));
  const dialog = dialogOf(page);
  await dialog.getByLabel("Note").fill("Elle rappelle demain");
  await dialog.getByLabel("Statut", { exact: true }).selectOption("Contacté");
  await save(dialog);
  await expect(dialog.locator(".error-summary")).toContainText("dites ce que vous ferez, et quand");
  await expect(dialog.getByLabel("Note")).toHaveValue("Elle rappelle demain");
  await dialog.getByLabel("Prochaine action").fill("Rappeler");
  await dialog.getByLabel("Délai").selectOption({ index: 2 });
  await save(dialog);
  await expect(page.locator(".flash")).toContainText("Suivi enregistré");
  const history = dialogOf(page).getByRole("region", { name: "Historique" });
  for (const words of ["Elle rappelle demain", "Statut : Contacté", "Rappeler,"])
    await expect(history).toContainText(words);
  await expect(dialogOf(page).getByLabel("Note")).toHaveValue("");
});

test("a note alone leaves an empty field; of two colleagues the second is told, and nothing is lost", {
  tag: "@wide",
}, async ({ page, context }) => {
  const details = await write(page, unique("À deux"));
  await open(page, details);
  await dialogOf(page).getByLabel("Note").fill("Premier appel");
  await save(dialogOf(page));
  await expect(dialogOf(page).getByRole("region", { name: "Historique" })).toContainText("Premier appel");
  await expect(dialogOf(page).getByLabel("Note")).toHaveValue("");
  const other = await context.newPage();
  await open(other, details);
  for (const [desk, action] of [
    [page, "Relancer"],
    [other, "Abandonner"],
  ] as const) {
    await dialogOf(desk).getByLabel("Note").fill(`Je vais ${action.toLowerCase()}`);
    await dialogOf(desk).getByLabel("Prochaine action").fill(action);
    await dialogOf(desk).getByLabel("Délai").selectOption({ index: 3 });
    await save(dialogOf(desk));
    if (desk === page) await expect(page.locator(".flash")).toContainText("Suivi enregistré");
  }
  await expect(dialogOf(other).locator(".error-summary")).toContainText("Votre note est gardée dans l’historique");
  await expect(dialogOf(other).getByLabel("Prochaine action")).toHaveValue("Abandonner");
  await dialogOf(other).getByRole("button", { name: "Enregistrer quand même" }).click();
  await expect(other.locator(".flash")).toContainText("Suivi enregistré");
  const history = dialogOf(other).getByRole("region", { name: "Historique" });
  for (const words of ["Je vais relancer", "Je vais abandonner", "Abandonner,"])
    await expect(history).toContainText(words);
});

test("several are rejected at once, and taken back", async ({ page }) => {
  const mark = unique("Trop cher");
  for (const each of ["un", "deux"]) await write(page, `${mark} ${each}`);
  await open(page, `/admin/inquiries?q=${encodeURIComponent(mark)}`);
  for (const each of ["un", "deux"]) await rowOf(page, `${mark} ${each}`).getByRole("checkbox").check();
  await page.getByLabel("Ce qui change pour les demandes cochées").selectOption({ label: "Rejeter : Prix" });
  await page.getByRole("button", { name: "Appliquer" }).click();
  await expect(page.locator(".flash")).toContainText("2 demandes changées");
  for (const each of ["un", "deux"])
    await expectBadge(rowOf(page, `${mark} ${each}`).locator(".badge"), "Rejeté", "red");
  await page.locator(".flash").getByRole("button", { name: "Annuler" }).click();
  await expect(page.locator(".flash").filter({ hasText: "Changement annulé" })).toBeVisible();
  await expectBadge(rowOf(page, `${mark} un`).locator(".badge"), "Nouveau", "blue");
});

test("a status chosen in the list asks there for what follows", async ({ page }) => {
  const message = unique("Et ensuite");
  await write(page, message);
  await open(page, `/admin/inquiries?q=${encodeURIComponent(message)}`);
  await rowOf(page, message).getByLabel("Statut de la demande de Nadia").selectOption({ label: "Contacté" });
  await page.locator(".flash").getByRole("link", { name: "Prévoir la suite" }).click();
  await expect(dialogOf(page).getByLabel("Prochaine action")).toBeVisible();
});

test("on a phone, what is late stands in the first screen, and a row opens wherever it is tapped", {
  tag: "@wide",
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/admin");
  const waiting = page.getByRole("region", { name: "À faire" });
  for (const view of ["En retard", "Aujourd’hui", "Sans suite prévue"])
    await expect(waiting.getByRole("link", { name: view })).toBeInViewport({ ratio: 1 });
  await expect(waiting.getByText("En retard de 2 jours")).toBeInViewport({ ratio: 1 });
  await waiting
    .getByRole("listitem")
    .filter({ hasText: "Relancer" })
    .click({ position: { x: 8, y: 60 } });
  await expect(dialogOf(page)).toContainText("Adil Mernissi");
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, "/admin/inquiries?vue=en-retard");
  await rowOf(page, "Adil Mernissi").click();
  await expect(dialogOf(page)).toContainText("Adil Mernissi");
  await dialogOf(page).getByRole("link", { name: "Demande suivante" }).click();
  await expect(dialogOf(page)).not.toContainText("Adil Mernissi");
});

test("two messages of one sender become one, which is then erased", async ({ page }) => {
  const kept = await write(page, unique("Le premier message"));
  const other = await write(page, unique("Le second message"));
  await open(page, `${kept}/merge?avec=${other.split("/").at(-1)}`);
  await send(page, "Fusionner", "Demandes fusionnées", page.getByRole("dialog", { name: "Fusionner les demandes" }));
  await open(page, `${kept}/erase`);
  await send(
    page,
    "Effacer pour toujours",
    "Demande effacée",
    page.getByRole("dialog", { name: "Effacer la demande" }),
  );
});
