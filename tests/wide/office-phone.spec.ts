import type { Locator, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { open } from "../e2e/support/modes";
import { serveOwnSite } from "../e2e/support/own-site";
import { ADMIN } from "../e2e/support/people";
import { signInByPost } from "../e2e/support/sign-in";
import { test } from "../e2e/support/test";

// The demo's own leads, of which one is late with a number.
serveOwnSite();

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** At a second and a half for each, and as much for a line typed or spoken, thirty seconds hold more. */
const TAPS_MAX = 10;

/** Does what a thumb does, and counts it. */
class Thumb {
  taps = 0;

  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await target.tap();
  }

  /** The tap itself is left out: the browser would ask the system for a telephone, and take no further tap meanwhile. */
  async call(link: Locator): Promise<void> {
    this.taps += 1;
    await expect(link).toHaveAttribute("href", /^tel:\+\d{8,15}$/);
    await link.tap({ trial: true });
  }

  /** The field, and then the line on the keyboard. */
  async type(field: Locator, text: string): Promise<void> {
    await this.tap(field);
    await expect(field).toBeFocused();
    await field.page().keyboard.insertText(text);
  }

  /** The list, and then the choice: the system shows both. */
  async choose(field: Locator, index: number): Promise<void> {
    this.taps += 2;
    await field.selectOption({ index });
  }
}

const detailsOf = (page: Page) => page.getByRole("dialog", { name: "Détails de la demande" });

test.beforeEach(({ page }) => signInByPost(page.request, ADMIN));

test("what is late is called, noted and given a next step in ten taps at most", async ({ page }) => {
  const thumb = new Thumb();
  await open(page, "/admin");
  const late = page
    .getByRole("region", { name: "À faire" })
    .getByRole("listitem")
    .filter({ hasText: "En retard de" })
    .filter({ has: page.locator('a[href^="tel:"]') });
  const name = (await late.first().locator("bdi").first().textContent()) ?? "";
  await thumb.tap(late.first().getByRole("link", { name }));
  await thumb.tap(detailsOf(page).getByRole("link", { name: "Noter un appel" }));
  const form = page.getByRole("dialog");
  await expect(form.getByRole("heading", { level: 2 })).toContainText(name);
  await thumb.call(form.getByRole("link", { name: /^Appeler le/ }));
  await thumb.type(form.getByLabel(/^Note/), "Intéressée, veut un devis");
  await thumb.type(form.getByLabel("Prochaine action"), "Envoyer le devis");
  await thumb.choose(form.getByLabel("Délai"), 2);
  await thumb.tap(form.getByRole("button", { name: "Noter l’appel" }));
  await expect(page.locator(".flash")).toContainText("Appel noté");
  const history = detailsOf(page).getByRole("region", { name: "Historique" });
  for (const words of ["Intéressée, veut un devis", "Envoyer le devis,"]) await expect(history).toContainText(words);
  expect(thumb.taps).toBeLessThanOrEqual(TAPS_MAX);
});

test("a lead of the telephone is written down in ten taps at most", async ({ page }) => {
  const thumb = new Thumb();
  await open(page, "/admin/inquiries");
  await thumb.tap(page.getByRole("link", { name: "Nouvelle piste" }));
  const form = page.getByRole("dialog", { name: "Nouvelle piste" });
  await thumb.type(form.getByLabel("Nom"), "Hicham");
  await thumb.type(form.getByLabel("Téléphone ou e-mail"), "0661234567");
  await thumb.type(form.getByLabel("Demande"), "Une enseigne de nuit");
  await thumb.tap(form.getByRole("button", { name: "Enregistrer" }));
  await expect(page.locator(".flash")).toContainText("Piste enregistrée");
  await expect(detailsOf(page)).toContainText("Une enseigne de nuit");
  expect(thumb.taps).toBeLessThanOrEqual(TAPS_MAX);
});
