import type { Locator, Page } from "@playwright/test";
import { expect, test } from "@playwright/test";
import { hydrated } from "./support/modes";
import { ADMIN } from "./support/people";
import { makeService, removeService, unique } from "./support/services";
import { enterAs } from "./support/sign-in";

test.describe("the editor", () => {
  test.beforeEach(({ page }) => enterAs(page, ADMIN));

  /** Opens the editor of a new service. */
  async function openEditor(page: Page): Promise<{ id: string; field: Locator; tool: (name: string) => Locator }> {
    const id = await makeService(page, unique("Écrit"));
    await page.goto(`/admin/services/${id}`);
    await hydrated(page);
    const tool = (name: string) => page.getByRole("button", { name, exact: true });
    await expect(tool("Gras")).toBeVisible();
    return { id, field: page.getByRole("textbox", { name: "Section Landing Personnalisée" }), tool };
  }

  test("Ctrl+B is bold inside and the sidebar outside", async ({ page }) => {
    const { id, field, tool } = await openEditor(page);
    const collapsed = page.locator(".admin-sidebar[data-collapsed]");
    await field.click();
    await page.keyboard.press("Control+b");
    await expect(tool("Gras")).toHaveAttribute("aria-pressed", "true");
    await page.keyboard.type("Important");
    await expect(field.locator("strong")).toHaveText("Important");
    await expect(collapsed).toHaveCount(0);
    await page.getByRole("link", { name: "Exemples" }).focus();
    await page.keyboard.press("Control+b");
    await expect(collapsed).toHaveCount(1);
    await page.keyboard.press("Control+b");
    await expect(collapsed).toHaveCount(0);
    await removeService(page, id);
  });

  test("Tab goes from cell to cell, puts a point under another, and then out of the editor", async ({ page }) => {
    const { id, field, tool } = await openEditor(page);
    const press = async (key: string, times: number) => {
      for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
    };
    await field.click();
    await tool("Tableau").click();
    await expect(field).toBeFocused();
    await press("Tab", 5);
    await page.keyboard.type("Fin");
    await expect(field.getByRole("cell").last()).toHaveText("Fin");
    await press("Tab", 1);
    await expect(field).not.toBeFocused();
    await expect(field.getByRole("row")).toHaveCount(3);
    await press("Shift+Tab", 1);
    await expect(field).toBeFocused();
    await press("Shift+Tab", 6);
    await expect(tool("Supprimer le tableau")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(field.getByRole("row")).toHaveCount(0);
    await expect(field).toBeFocused();
    await tool("Liste à puces").click();
    await expect(field).toBeFocused();
    await page.keyboard.type("Écouter");
    await page.keyboard.press("Enter");
    await page.keyboard.type("Dessiner");
    await press("Tab", 1);
    await expect(field.locator("li li")).toHaveText("Dessiner");
    await press("Tab", 1);
    await expect(field).not.toBeFocused();
    await removeService(page, id);
  });

  // @spec office-50
  test("headings, lists, a link, a quote, a callout, a table and a picture come out on the site", async ({ page }) => {
    const violations: string[] = [];
    page.on("console", (message) => {
      if (/content security policy/i.test(message.text())) violations.push(message.text());
    });
    const { id, field, tool } = await openEditor(page);
    await field.click();
    const write = async (name: string, text: string) => {
      await tool(name).click();
      // The editor takes the focus back a frame later.
      await expect(field).toBeFocused();
      await page.keyboard.type(text);
    };
    await write("Titre", "Méthode");
    await page.keyboard.press("Enter");
    await write("Liste à puces", "Écouter");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await write("Citation", "Moins, mais mieux");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await write("Encadré", "À savoir");
    await page.keyboard.press("ArrowDown");
    await tool("Tableau").click();
    await page.keyboard.type("Avant");
    await tool("Ajouter une colonne").click();
    await field.getByText("Méthode").click();
    await page.keyboard.press("Home");
    await page.keyboard.press("Shift+End");
    await tool("Lien").click();
    await page.getByLabel("Adresse du lien").fill("javascript:alert(1)");
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Adresse du lien")).toHaveAccessibleDescription(/commence par https/);
    await page.getByLabel("Adresse du lien").fill("/contact");
    await page.keyboard.press("Enter");
    await expect(field.getByRole("link", { name: "Méthode" })).toBeVisible();
    await field.getByText("À savoir").click();
    await tool("Image").click();
    await page.getByLabel("Adresse de l’image").fill("/favicon.ico");
    await page.getByLabel("Ce que montre l’image").fill("Le signe");
    await page.getByRole("button", { name: "Insérer l’image" }).click();
    await expect(field.getByRole("img", { name: "Le signe" })).toBeAttached();
    await page.getByRole("button", { name: "Sauvegarder" }).click();
    await expect(page.getByText("Contenu sauvegardé")).toBeVisible();
    await page.goto(`/services/programming/${id}`);
    const section = page.locator(".service-landing");
    await expect(section.getByRole("heading", { name: "Méthode" }).getByRole("link")).toHaveAttribute(
      "href",
      "/contact",
    );
    await expect(section.getByRole("listitem")).toHaveText(["Écouter"]);
    await expect(section.locator("blockquote")).toContainText("Moins, mais mieux");
    await expect(section.locator(".callout")).toContainText("À savoir");
    await expect(section.getByRole("columnheader")).toHaveCount(3);
    await expect(section.getByRole("img", { name: "Le signe" })).toHaveAttribute("src", "/favicon.ico");
    expect(violations).toEqual([]);
    await removeService(page, id);
  });
});
