import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { hydrated } from "./support/modes";
import { ADMIN } from "./support/people";
import { test } from "./support/test";

test.use({ viewport: { width: 390, height: 844 } });

/** Presses Tab until the control with this name has the focus. */
async function tabTo(page: Page, role: "textbox" | "button" | "link" | "radio" | "combobox", name: string | RegExp) {
  const target = page.getByRole(role, { name }).first();
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}

test("by keyboard alone on a phone: a message is sent, an admin signs in, opens it, changes its status and goes through the menu", {
  tag: "@wide",
}, async ({ page, context }) => {
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
  const message = `Au clavier ${Date.now()}`;
  await page.goto("/contact");
  await hydrated(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Aller au contenu principal" })).toBeFocused();
  await page.keyboard.press("Enter");
  await tabTo(page, "textbox", "Nom");
  await page.keyboard.type("Nadia Chraibi");
  await tabTo(page, "textbox", "E-mail");
  await page.keyboard.type("nadia@chraibi.example");
  await tabTo(page, "textbox", "Message");
  await page.keyboard.type(message);
  await tabTo(page, "button", "Envoyer le message");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Message envoyé !")).toBeVisible();

  await page.goto("/auth?redirectTo=/admin/inquiries");
  await hydrated(page);
  await tabTo(page, "textbox", "E-mail");
  await page.keyboard.type(ADMIN.email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(ADMIN.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/admin/inquiries");
  await expect(page.getByText(message)).toBeVisible();

  await tabTo(page, "link", "Détails de la demande de Nadia Chraibi");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Détails de la demande" });
  await expect(dialog).toContainText(message);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Détails de la demande de Nadia Chraibi" }).first()).toBeFocused();

  await tabTo(page, "combobox", "Statut de la demande de Nadia Chraibi");
  const status = page.getByRole("combobox", { name: "Statut de la demande de Nadia Chraibi" }).first();
  const posts: string[] = [];
  page.on("request", (request) => posts.push(...(request.method() === "POST" ? [request.url()] : [])));
  for (const [key, value] of Object.entries({ ArrowDown: "contacted", End: "rejected", c: "contacted" })) {
    await page.keyboard.press(key);
    await expect(status).toHaveValue(value);
  }
  expect(posts).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Statut mis à jour")).toBeVisible();
  expect(posts).toHaveLength(1);
  await expect(status).toBeFocused();
  await expect(status).toHaveValue("contacted");

  const menu = page.locator(".admin-sheet > summary");
  await menu.focus();
  await page.keyboard.press("Enter");
  const entries = page.locator(".admin-sheet-panel").locator("a:visible, button:visible");
  await expect(entries.first()).toBeVisible();
  expect(await entries.count()).toBeGreaterThan(14);
  for (const entry of await entries.all()) {
    await page.keyboard.press("Tab");
    await expect(entry).toBeFocused();
  }
  await page.keyboard.press("Escape");
  await expect(entries).toHaveCount(0);
  await expect(menu).toBeFocused();
});
