import type { Page } from "@playwright/test";
import { expect, test } from "@playwright/test";
import { inBothModes, inOneMode, open } from "../support/modes";
import { countsOf, expectBadge, fact, idIn, post } from "../support/office";
import { ADMIN } from "../support/people";
import { unique } from "../support/services";
import { enterAs } from "../support/sign-in";

const STATUSES = [
  { status: "new", label: "Nouveau", tone: "blue" },
  { status: "contacted", label: "Contacté", tone: "yellow" },
  { status: "qualified", label: "Qualifié", tone: "purple" },
  { status: "converted", label: "Converti", tone: "green" },
  { status: "rejected", label: "Rejeté", tone: "red" },
] as const;

const rowOf = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text });

async function write(page: Page, message: string): Promise<void> {
  await post(page, "/contact", { intent: "inquiry", name: "Nadia", email: "nadia@atelier.example", message });
}

inOneMode((mode) => {
  test.beforeEach(({ page }) => enterAs(page, ADMIN));

  // @spec office-62, calls-18
  test("inquiries are counted, and the new ones apart", { tag: "@wide" }, async ({ page }) => {
    await open(page, "/admin/inquiries", mode);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Demandes de Contact");
    const { Toutes: total, Indésirables: _, ...counts } = await countsOf(page, "Filtrer par statut");
    expect(Object.keys(counts)).toEqual(STATUSES.map(({ label }) => label));
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(total);
    await expect(page.locator(".page-head")).toContainText(`${total} demandes, dont ${counts.Nouveau} nouvelles`);
  });

  // @spec office-64, states-6, states-7, calls-18
  test("each status has its colour, and each can be chosen", { tag: "@wide" }, async ({ page }) => {
    const mark = unique("Teinte");
    for (const { status } of STATUSES) {
      const message = `${mark} ${status}`;
      await write(page, message);
      if (status === "new") continue;
      const id = await idIn(page, "/admin/inquiries", message);
      await post(page, "/admin/inquiries", { intent: "status", id, status });
    }
    await open(page, `/admin/inquiries?q=${encodeURIComponent(mark)}`, mode);
    for (const { status, label, tone } of STATUSES) {
      const row = rowOf(page, `${mark} ${status}`);
      await expectBadge(row.locator(".badge"), label, tone);
      const choice = row.getByLabel("Statut de la demande de Nadia");
      await expect(choice).toHaveValue(status);
      await expect(choice.getByRole("option")).toHaveText(STATUSES.map((each) => each.label));
    }
    const newestFirst = STATUSES.map(({ status }) => `${mark} ${status}`).toReversed();
    await expect(page.locator(".clamp-2")).toHaveText(newestFirst);
  });

  // @spec office-63, office-65
  test("an inquiry shows its facts in the list and in its details", { tag: "@wide" }, async ({ page }) => {
    await open(page, "/admin/inquiries?q=bennis", mode);
    const row = rowOf(page, "Anas Bennis");
    const message = "Un site d’une page pour mon garage";
    for (const words of ["anas@garage-bennis.example", "06 00 00 00 12", "Garage Bennis", "Développement web"]) {
      await expect(row).toContainText(words);
    }
    await expect(row.locator("a[href^='mailto:']")).toBeVisible();
    await expect(row.locator(".clamp-2")).toContainText(message);
    await expect(row.locator(".clamp-2")).toHaveCSS("-webkit-line-clamp", "2");
    await expect(row.locator("time")).toHaveText(/\d{1,2}.+\d{2}[:h ]\d{2}/);
    await row.getByRole("link", { name: "Détails de la demande de Anas Bennis" }).click();
    const dialog = page.getByRole("dialog", { name: "Détails de la demande" });
    for (const [term, words] of Object.entries({
      Nom: "Anas Bennis",
      Email: "anas@garage-bennis.example",
      Téléphone: "06 00 00 00 12",
      Entreprise: "Garage Bennis",
      "Service intéressé": "Développement web",
      Message: message,
      "Date de réception": /\d{1,2} \S+ \d{4}/,
    })) {
      await expect(fact(dialog, term)).toContainText(words);
    }
  });

  test("an inquiry without service or company says so in its details", { tag: "@wide" }, async ({ page }) => {
    const message = unique("Sans rien");
    await write(page, message);
    await open(page, `/admin/inquiries/${await idIn(page, "/admin/inquiries", message)}`, mode);
    const dialog = page.getByRole("dialog", { name: "Détails de la demande" });
    await expect(fact(dialog, "Téléphone")).toHaveText("Non renseigné");
    await expect(fact(dialog, "Entreprise")).toHaveText("Non renseigné");
    await expect(fact(dialog, "Service intéressé")).toHaveText("Non spécifié");
    await expect(fact(dialog, "Message")).toHaveText(message);
  });
});

inBothModes((mode) => {
  test.beforeEach(({ page }) => enterAs(page, ADMIN));

  test("an inquiry is set aside and taken back", async ({ page }) => {
    const message = unique("Dix mille abonnés");
    await write(page, message);
    const id = await idIn(page, "/admin/inquiries", message);
    const list = `q=${encodeURIComponent(message)}`;
    await open(page, `/admin/inquiries/${id}?${list}`, mode);
    await page.getByRole("dialog").getByRole("button", { name: "Indésirable", exact: true }).click();
    await expect(page.getByText("Demande mise aux indésirables")).toBeVisible();
    await expect(page.getByText("Aucune demande ne correspond")).toBeVisible();
    await open(page, `/admin/inquiries?status=spam&${list}`, mode);
    await rowOf(page, message).getByRole("button", { name: "Pas un indésirable" }).click();
    await expect(page.getByText("Demande reprise des indésirables")).toBeVisible();
  });

  // @spec errors-30
  test("an inquiry that has gone keeps its status, and says so", async ({ page }) => {
    const message = unique("Disparue entre-temps");
    await write(page, message);
    await open(page, `/admin/inquiries?q=${encodeURIComponent(message)}`, mode);
    const form = rowOf(page, message)
      .locator("form")
      .filter({ has: page.locator("select[name=status]") });
    // Hydrating gives hidden fields their values back.
    if (mode.javaScriptEnabled) await expect(form.getByRole("button", { name: "Changer" })).toBeHidden();
    await form.locator("input[name=id]").evaluate((field: HTMLInputElement) => {
      field.value = "00000000-0000-4000-8000-000000000000";
    });
    const choice = form.getByLabel("Statut de la demande de Nadia");
    await choice.selectOption({ label: "Contacté" });
    if (!mode.javaScriptEnabled) await form.getByRole("button", { name: "Changer" }).click();
    await expect(page.locator(".flash").filter({ hasText: "Cette demande n’existe plus." })).toContainText("Erreur");
    await expectBadge(rowOf(page, message).locator(".badge"), "Nouveau", "blue");
    await expect(choice).toHaveValue("new");
  });
});
