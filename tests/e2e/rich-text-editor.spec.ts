import type { Locator, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { hydrated } from "./support/modes";
import { ADMIN } from "./support/people";
import { makeService, removeService, unique } from "./support/services";
import { enterAs } from "./support/sign-in";
import { test } from "./support/test";

/** An item of a list as Word puts it on the clipboard: a paragraph whose bullet or number is a text of its own. */
function wordItem(place: string, sign: string, words: string): string {
  const marker = `<span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span>`;
  return `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:${place}'><![if !supportLists]><span
lang=FR style='font-family:Symbol'>${marker}</span><![endif]><span lang=FR>${words}<o:p></o:p></span></p>`;
}

const FROM_WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style>@list l0:level1 {mso-level-number-format:bullet;}</style></head>
<body lang=FR><!--StartFragment--><p class=MsoNormal>Voici&nbsp;:<o:p></o:p></p>
${wordItem("l0 level1 lfo1", "·", "Premier")}${wordItem("l0 level2 lfo1", "o", "Dessous")}${wordItem("l0 level1 lfo1", "§", "Second")}
<p class=MsoNormal>Puis<o:p></o:p></p>
${wordItem("l1 level1 lfo2", "1.", "Un pas")}${wordItem("l1 level1 lfo2", "2.", "Un autre")}<!--EndFragment--></body></html>`;

/** Pastes as a browser does: the event carries the clipboard's HTML and its plain text. */
async function pasteHtml(field: Locator, html: string): Promise<void> {
  await field.evaluate((element, markup) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", markup);
    clipboardData.setData("text/plain", "· Premier");
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

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
    // Only the server counts the signs that cost its readers time.
    const tooMuch = `Trop de signes ${"&".repeat(10_001)}`;
    await page.keyboard.insertText(tooMuch);
    await page.getByRole("button", { name: "Sauvegarder" }).click();
    await expect(page.locator(".error-summary")).toContainText("Ce texte a plus de 10\u202f000 retours à la ligne");
    await expect(field).toHaveAccessibleDescription(/Ce texte a plus de 10\s000 retours à la ligne/);
    await expect(field).toHaveText(tooMuch);
    await field.click();
    await page.keyboard.press("Control+a");
    await page.keyboard.press("Backspace");
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
    await write("Tableau", "Avant");
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

  test("lists that are pasted from Word become lists, with those within them", { tag: "@wide" }, async ({ page }) => {
    const { id, field, tool } = await openEditor(page);
    await field.click();
    await pasteHtml(field, FROM_WORD);
    await expect(field.locator("ul > li > p")).toHaveText(["Premier", "Dessous", "Second"]);
    await expect(field.locator("ul ul > li")).toHaveText(["Dessous"]);
    await expect(field.locator("ol > li")).toHaveText(["Un pas", "Un autre"]);
    await expect(field.locator("> p").first()).toHaveText("Voici\u00a0:");
    await expect(field).not.toContainText(/[·§]|1\./);
    await tool("Sauvegarder").click();
    await expect(page.getByText("Contenu sauvegardé")).toBeVisible();
    await page.reload();
    await expect(field.locator("ul ul > li")).toHaveText(["Dessous"]);
    await expect(field.locator("ol > li")).toHaveCount(2);
    await removeService(page, id);
  });
});
