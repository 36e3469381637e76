import { expect } from "@playwright/test";
import { plainPicture } from "../../support/pictures";
import { open } from "../support/modes";
import { ADMIN } from "../support/people";
import { signInByPost } from "../support/sign-in";
import { test } from "../support/test";

test.beforeEach(({ page }) => signInByPost(page.request, ADMIN));

test("a logo is chosen, shown as it is printed, and taken off again", async ({ page }) => {
  await open(page, "/admin/settings/logo");
  const choose = page.getByLabel(/^(Image|Le remplacer par)/);
  const save = page.getByRole("button", { name: "Enregistrer le logo" });
  await choose.setInputFiles({ name: "logo.svg", mimeType: "image/svg+xml", buffer: Buffer.from("<svg/>") });
  await save.click();
  await expect(page.locator(".error-summary")).toBeFocused();
  await expect(choose).toHaveAccessibleDescription(/n’est pas une image/);
  await choose.setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: await plainPicture("png", 300, 80) });
  await save.click();
  await expect(page.getByText("Logo enregistré")).toBeVisible();
  const shown = page.getByRole("img", { name: "Logo actuel" });
  await expect(shown).toHaveJSProperty("naturalWidth", 300);
  await page.getByRole("button", { name: "Retirer le logo" }).click();
  await expect(page.getByText("Logo retiré")).toBeVisible();
  await expect(shown).toHaveCount(0);
});
