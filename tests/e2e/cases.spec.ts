import { expect } from "@playwright/test";
import { test } from "./support/test";

test("two pictures of one place lie over each other, and a slider shows the later one", async ({ page }) => {
  await page.goto("/realisations/riad-benali");
  const slider = page.getByRole("slider", { name: "Part de l’image d’après" });
  await slider.fill("80");
  await expect(page.locator(".compare")).toHaveCSS("--seen", "80%");
});
