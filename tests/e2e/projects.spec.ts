import type { Browser, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { ADMIN, CLIENT } from "./support/people";
import { convert, ownProject, setStatus } from "./support/projects";
import { unique } from "./support/services";
import { enterAs } from "./support/sign-in";
import { test } from "./support/test";

/** Looks at the site in a browser of its own, in which the demo's client is signed in. */
async function asClient(browser: Browser, look: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await enterAs(page, CLIENT);
  await look(page);
  await context.close();
}

async function writeInquiry(page: Page, { email, message }: { email: string; message: string }) {
  const form = { intent: "inquiry", name: "Khadija Benali", email, message };
  expect((await page.request.post("/contact", { form, maxRedirects: 0 })).status()).toBe(303);
}

test.beforeEach(({ page }) => enterAs(page, ADMIN));

test("an inquiry becomes a project, which its client sees, with its change of status", async ({ page, browser }) => {
  const [message, title] = [unique("Une carte"), unique("Carte du riad")];
  await writeInquiry(page, { email: CLIENT.email, message });
  await convert(page, { message, title });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Khadija Benali");
  await setStatus(page, { title, status: "En cours" });
  await setStatus(page, { title, status: "Annulé" });
  await page.getByRole("button", { name: "Annuler" }).click();
  await expect(page.getByText("la lettre n’est pas partie")).toBeVisible();
  await asClient(browser, async (own) => {
    await own.goto("/dashboard");
    const item = ownProject(own, title);
    await expect(item).toContainText("En cours");
    await expect(item).toContainText(/9\s600\sMAD/);
    await item.getByRole("link", { name: title }).click();
    await expect(own.getByText("Nous y travaillons en ce moment.")).toBeVisible();
    await expect(own.getByRole("list", { name: "Historique du projet" }).getByRole("listitem")).toHaveCount(2);
  });
});
