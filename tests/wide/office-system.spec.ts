import { expect, test } from "@playwright/test";
import { inEveryMode, open } from "../e2e/support/modes";
import { ADMIN } from "../e2e/support/people";
import { enterAs } from "../e2e/support/sign-in";

inEveryMode((mode) => {
  test("all that the site leans on is examined, the worst first, and summed up", async ({ page }) => {
    await enterAs(page, ADMIN);
    await open(page, "/admin/systeme", mode);
    const main = page.getByRole("main");
    await main.getByRole("button", { name: "Tout examiner" }).click();
    const findings = main.getByRole("list", { name: "Ce que l’examen a trouvé" }).getByRole("listitem");
    // Names of the sender's domain are asked for, perhaps of a server that does not answer.
    await expect(findings.first()).toContainText("faux", { timeout: 30_000 });
    await expect(findings.filter({ hasText: "Base de données" })).toContainText("bon");
    await expect(main.getByRole("status").filter({ hasText: "Examen fait" })).toHaveText(
      /^Examen fait\. faux\s: \d+, douteux\s: \d+, bon\s: \d+\.$/,
    );
    expect(new URL(page.url()).pathname).toBe("/admin/systeme");
  });
});
