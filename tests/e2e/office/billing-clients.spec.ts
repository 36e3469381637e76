import { expect, test } from "@playwright/test";
import { inEveryMode, open } from "../support/modes";
import { ADMIN } from "../support/people";
import { unique } from "../support/services";
import { enterAs } from "../support/sign-in";

inEveryMode((mode) => {
  test.beforeEach(({ page }) => enterAs(page, ADMIN));

  test("who is billed is written down: what is wrong is named, nothing typed is lost, and it is corrected", async ({
    page,
  }) => {
    const name = unique("Céramique Atlas");
    await open(page, "/admin/clients-facturation/new", mode);
    await page.getByLabel("Nature").selectOption({ label: "Organisme public" });
    await page.getByLabel("Raison sociale, ou nom").fill(name);
    await page.getByLabel(/^ICE/).fill("00123456700008A");
    await page.getByLabel(/^Adresse/).fill("1, rue du Four, Fès");
    await page.getByLabel("E-mail").fill("leila@");
    await page.getByLabel("Langue des documents").selectOption("es");
    const save = page.getByRole("button", { name: "Enregistrer" });
    await save.click();
    await expect(page.locator(".error-summary")).toBeFocused();
    await expect(page.getByLabel(/^ICE/)).toHaveAccessibleDescription(/L’ICE compte 15 chiffres/);
    await expect(page.getByLabel("E-mail")).toHaveAccessibleDescription(/n’est pas complète/);
    await expect(page.getByLabel("Raison sociale, ou nom")).toHaveValue(name);
    await expect(page.getByLabel(/^Adresse/)).toHaveValue("1, rue du Four, Fès");
    await expect(page.getByLabel("Nature")).toHaveValue("public_body");
    await expect(page.getByLabel("Langue des documents")).toHaveValue("es");

    await page.getByLabel(/^ICE/).fill("001 234 567 000 089");
    await page.getByLabel("E-mail").fill("leila@atlas.example");
    await save.click();
    await expect(page.getByText("Identité de facturation enregistrée")).toBeVisible();

    await open(page, `/admin/clients-facturation?q=${encodeURIComponent(name)}`, mode);
    await page.getByRole("link", { name }).click();
    await expect(page.getByLabel(/^ICE/)).toHaveValue("001234567000089");
    await page.getByLabel(/^Adresse/).fill("2, rue du Four, Fès");
    await save.click();
    await expect(page.getByText("Identité de facturation enregistrée")).toBeVisible();
    await open(page, new URL(page.url()).pathname, mode);
  });
});
