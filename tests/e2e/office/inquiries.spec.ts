import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { open } from "../support/modes";
import { expectBadge, post } from "../support/office";
import { ADMIN } from "../support/people";
import { unique } from "../support/services";
import { enterAs } from "../support/sign-in";
import { test } from "../support/test";

const rowOf = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text });

async function write(page: Page, message: string): Promise<void> {
  await post(page, "/contact", { intent: "inquiry", name: "Nadia", email: "nadia@atelier.example", message });
}

test.beforeEach(({ page }) => enterAs(page, ADMIN));

// @spec errors-30
test("an inquiry that has gone keeps its status, and says so", async ({ page }) => {
  const message = unique("Disparue entre-temps");
  await write(page, message);
  await open(page, `/admin/inquiries?q=${encodeURIComponent(message)}`);
  const form = rowOf(page, message)
    .locator("form")
    .filter({ has: page.locator("select[name=status]") });
  // Hydrating gives hidden fields their values back.
  await expect(form.getByRole("button", { name: "Changer" })).toBeHidden();
  await form.locator("input[name=id]").evaluate((field: HTMLInputElement) => {
    field.value = "00000000-0000-4000-8000-000000000000";
  });
  const choice = form.getByLabel("Statut de la demande de Nadia");
  await choice.selectOption({ label: "Contacté" });
  await expect(page.locator(".flash").filter({ hasText: "Cette demande n’existe plus." })).toContainText("Erreur");
  await expectBadge(rowOf(page, message).locator(".badge"), "Nouveau", "blue");
  await expect(choice).toHaveValue("new");
});
