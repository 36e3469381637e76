import { expect } from "@playwright/test";
import { CLIENT } from "./support/people";
import { enterAs } from "./support/sign-in";
import { test } from "./support/test";

for (const width of [390, 1440]) {
  test(`the projects come before the profile, to the eye and in the order of reading, at ${width} pixels`, {
    tag: "@wide",
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await enterAs(page, CLIENT);
    await page.goto("/dashboard");
    const main = page.getByRole("main");
    await expect(main.getByRole("heading").first()).toHaveText("Mes projets");
    const project = await main.locator(".project-list > li").first().boundingBox();
    const profile = await main.locator(".profile-card").boundingBox();
    const isFirst = (side: "x" | "y") => (project?.[side] ?? 0) < (profile?.[side] ?? 0);
    expect(isFirst(width < 768 ? "y" : "x")).toBe(true);
  });
}

test("one's own data come as a file", { tag: "@wide" }, async ({ page }) => {
  await enterAs(page, CLIENT);
  await page.goto("/dashboard");
  const waiting = page.waitForEvent("download");
  await page.getByRole("link", { name: "Télécharger mes données" }).click();
  expect((await waiting).suggestedFilename()).toBe("mes-donnees.json");
});
