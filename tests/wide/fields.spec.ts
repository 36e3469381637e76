import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { ADMIN } from "../e2e/support/people";
import { enterAs } from "../e2e/support/sign-in";
import { test } from "../e2e/support/test";

const SCREENS = "/contact /blog /mes-donnees /admin/inquiries /admin/blog/new /admin/settings/apparence".split(" ");
const FIELDS = ":is(.input, .tiptap, input[type=checkbox], input[type=radio])";

/** How light the grounds of a screen's free fields are, and that of the page around each; 0 is black, 1 white. */
function groundsOf(page: Page) {
  return page.locator(FIELDS).evaluateAll((fields) => {
    const lightness = (element: Element): number => {
      const canvas = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
      canvas.fillStyle = getComputedStyle(element).backgroundColor;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
      if (alpha === 0 && element.parentElement) return lightness(element.parentElement);
      return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
    };
    const isFree = (field: Element) =>
      field.checkVisibility({ opacityProperty: true }) && !field.matches(":disabled, [readonly], :checked");
    return fields.filter(isFree).map((field) => ({
      name: `${field.tagName} ${field.getAttribute("type") ?? ""} ${field.getAttribute("name") ?? ""}`,
      field: lightness(field),
      around: lightness(field.parentElement as Element),
    }));
  });
}

test.describe("by day", () => {
  for (const path of SCREENS) {
    test(`what one fills in is lighter than the page on ${path}`, async ({ page }) => {
      await enterAs(page, ADMIN);
      await page.goto(path);
      await page.evaluate(() => document.documentElement.setAttribute("data-theme", "light"));
      const inLight = (await groundsOf(page)).filter(({ around }) => around > 0.5);
      expect(inLight).not.toEqual([]);
      expect(inLight.filter(({ field, around }) => field <= around)).toEqual([]);
    });
  }
});

test("a box to tick has its own look, and the system's where colours are forced", async ({ page }) => {
  await enterAs(page, ADMIN);
  await page.goto("/admin/inquiries");
  const box = page.getByRole("checkbox").first();
  await expect(box).toHaveCSS("appearance", "none");
  await box.focus();
  await page.keyboard.press("Space");
  await expect(box).toBeChecked();
  await expect(box).toHaveCSS("outline-style", "solid");
  await page.emulateMedia({ forcedColors: "active" });
  await expect(box).toHaveCSS("appearance", "auto");
});
