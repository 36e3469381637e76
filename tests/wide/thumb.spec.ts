import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { open } from "../e2e/support/modes";
import { post } from "../e2e/support/office";
import { ADMIN } from "../e2e/support/people";
import { makeService, removeService, unique } from "../e2e/support/services";
import { enterAs } from "../e2e/support/sign-in";
import { test } from "../e2e/support/test";
import { expectFlashInSight, expectNoSidewaysScroll, expectThumbSized, tapByThumb } from "../e2e/support/thumb";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

async function openFit(page: Page, path: string): Promise<void> {
  await open(page, path);
  await expectNoSidewaysScroll(page);
}

/** Chooses in the system's own list, which Playwright cannot tap, after the field has proved large enough to open it. */
async function choose(page: Page, { field, status }: { field: string; status: string }): Promise<void> {
  const select = page.getByLabel(field);
  await expectThumbSized(select);
  await select.selectOption({ label: status });
}

test.beforeEach(({ page }) => enterAs(page, ADMIN));

test("an inquiry is answered", async ({ page }) => {
  const [name, message] = [unique("Nadia"), unique("Une vitrine")];
  const writer = { name, email: "nadia@atelier.example", phone: "06 12 34 56 78" };
  await post(page, "/contact", { intent: "inquiry", ...writer, message });
  await openFit(page, "/admin");
  await tapByThumb(page.locator("summary").filter({ hasText: "Menu" }));
  await tapByThumb(page.locator(".admin-sheet-panel").getByRole("link", { name: /^Demandes/ }));
  await expect(page).toHaveURL("/admin/inquiries");
  await tapByThumb(page.getByRole("searchbox"));
  await page.getByRole("searchbox").fill(message);
  await tapByThumb(page.getByRole("button", { name: "Rechercher" }));
  await expect(page).toHaveURL(/\?q=/);
  await expectNoSidewaysScroll(page);
  const row = page.getByRole("row").filter({ hasText: message });
  await expectThumbSized(row.getByRole("link", { name: writer.email }));
  await expectThumbSized(row.getByRole("link", { name: writer.phone }));
  await tapByThumb(row.getByRole("link", { name: /^Détails/ }));
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("link", { name: "Fermer" })).toBeFocused();
  for (const [label, href] of [
    ["Appeler", "tel:+212612345678"],
    ["WhatsApp", /\/reply\?q=.+&canal=whatsapp$/],
    ["Noter un appel", /\/reply\?q=.+&canal=appel$/],
    ["Répondre", /\/reply\?q=.+&canal=email$/],
  ] as const) {
    const way = dialog.getByRole("link", { name: label, exact: true });
    await expect(way).toHaveAttribute("href", href);
    await expectThumbSized(way);
  }
  await expectThumbSized(dialog.getByRole("link", { name: writer.email }));
  await expectNoSidewaysScroll(page);
  await tapByThumb(dialog.getByRole("link", { name: "Fermer" }));
  await expect(dialog).toHaveCount(0);
  await choose(page, { field: `Statut de la demande de ${name}`, status: "Contacté" });
  await expectFlashInSight(page, "Statut mis à jour");
  await expect(row.locator(".badge")).toHaveText("Contacté");
});

test("a review is published", async ({ page }) => {
  const content = unique("Un travail soigné, livré à la date promise.");
  await post(page, "/contact", { intent: "review", name: "Salma Idrissi", content, rating: "5" });
  await openFit(page, `/admin/testimonials?q=${encodeURIComponent(content)}`);
  const item = page.getByRole("main").getByRole("listitem").filter({ hasText: content });
  await expectThumbSized(item.getByRole("button", { name: /^Mettre en vedette/ }));
  await expectThumbSized(item.getByRole("link", { name: /^Supprimer/ }));
  await tapByThumb(item.getByRole("button", { name: /^Publier/ }));
  await expectFlashInSight(page, "Avis publié");
  await expect(item).toContainText("Publié");
});

// @spec office-34, errors-33
test("a project moves to another status", async ({ page }) => {
  const title = unique("Catalogue");
  await post(page, "/admin/projects/new", { intent: "project", title, status: "pending" });
  await openFit(page, `/admin/projects?q=${encodeURIComponent(title)}`);
  await choose(page, { field: `Statut du projet ${title}`, status: "En cours" });
  await expectFlashInSight(page, "Statut mis à jour");
  await expect(page.getByRole("row").filter({ hasText: title }).locator(".badge").last()).toHaveText("En cours");
});

test("a price changes", async ({ page }) => {
  const title = unique("Boutique");
  const id = await makeService(page, title);
  await post(page, `/admin/services/${id}/pricing/new`, { intent: "tier", tier_name: "basic", price: "1500" });
  await openFit(page, `/admin/services?q=${encodeURIComponent(title)}`);
  await tapByThumb(page.getByRole("link", { name: /^Ouvrir/ }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expectNoSidewaysScroll(page);
  await tapByThumb(page.getByRole("link", { name: /^Tarification/ }));
  await tapByThumb(page.getByRole("link", { name: /^Modifier/ }));
  const dialog = page.getByRole("dialog");
  await tapByThumb(dialog.getByLabel("Prix (MAD)"));
  await dialog.getByLabel("Prix (MAD)").fill("1 750,50");
  await expectNoSidewaysScroll(page);
  await tapByThumb(dialog.getByRole("button", { name: "Sauvegarder" }));
  await expectFlashInSight(page, "Tarif sauvegardé");
  await expect(page.getByRole("main")).toContainText(/1\s750,50\sMAD/);
  await removeService(page, id);
});
