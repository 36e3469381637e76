import { expect, test } from "@playwright/test";
import { inEveryMode, open } from "./support/modes";
import { ADMIN, CLIENT } from "./support/people";
import { enterAs } from "./support/sign-in";

const unique = () => `nour-${test.info().workerIndex}-${Date.now()}@riad.example`;

inEveryMode((mode) => {
  test("a client invites a person, writes again, and takes the invitation back", async ({ page }) => {
    await enterAs(page, CLIENT);
    await page.goto("/dashboard");
    const path = (await page.getByRole("link", { name: "Personnes", exact: true }).getAttribute("href")) ?? "";
    await open(page, path, mode);
    const email = unique();
    await page.getByLabel("Son nom").fill("Nour");
    await page.getByLabel("Son adresse e-mail").fill(CLIENT.email);
    await page.getByRole("button", { name: "Inviter" }).click();
    await expect(page.locator(".error-summary")).toContainText("Cette personne voit déjà ces projets");
    await expect(page.getByLabel("Son nom")).toHaveValue("Nour");
    await page.getByLabel("Son adresse e-mail").fill(email);
    await page.getByRole("button", { name: "Inviter" }).click();
    await expect(page.getByText("Invitation envoyée")).toBeVisible();
    const row = page.getByRole("listitem").filter({ hasText: email });
    await expect(row).toContainText("Lit, depuis le");
    await expect(row.getByText("En attente", { exact: true })).toBeVisible();
    await row.getByRole("button", { name: /^Renvoyer/ }).click();
    await expect(page.getByText("Invitation envoyée")).toBeVisible();
    await row.getByRole("button", { name: /^Annuler/ }).click();
    await expect(page.getByText("Invitation annulée")).toBeVisible();
    await expect(row).toHaveCount(0);
  });

  test("the team invites a person of a client and takes the invitation back", async ({ page }) => {
    await enterAs(page, ADMIN);
    await page.goto("/admin/clients?q=Khadija%20Benali");
    const path = await page.getByRole("link", { name: "Khadija Benali" }).first().getAttribute("href");
    await open(page, `${path}/personnes`, mode);
    const email = unique();
    await page.getByLabel("Son nom").fill("  ");
    await page.getByLabel("Son adresse e-mail").fill(email);
    await page.getByRole("button", { name: "Inviter" }).click();
    await expect(page.locator(".error-summary")).toContainText("Écrivez son nom");
    await page.getByLabel("Son nom").fill("Nour");
    await page.getByLabel("Ce qu’elle peut faire").selectOption("decides");
    await page.getByRole("button", { name: "Inviter" }).click();
    await expect(page.locator(".flash")).toContainText("Invitation envoyée");
    const row = page.getByRole("listitem").filter({ hasText: email });
    await expect(row).toContainText("Décide, depuis le");
    await row.getByRole("button", { name: /^Annuler/ }).click();
    await expect(page.locator(".flash")).toContainText("Invitation annulée");
    await expect(row).toHaveCount(0);
  });
});
