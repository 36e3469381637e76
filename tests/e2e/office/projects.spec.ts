import { expect } from "@playwright/test";
import { hydrated } from "../support/modes";
import { ADMIN } from "../support/people";
import { enterAs } from "../support/sign-in";
import { test } from "../support/test";

test.beforeEach(({ page }) => enterAs(page, ADMIN));

test("a choice by keyboard says how it is sent, and the columns stay where they are", async ({ page }) => {
  await enterAs(page, ADMIN);
  await page.goto("/admin/projects");
  await hydrated(page);
  const heads = () =>
    page.getByRole("columnheader").evaluateAll((all) => all.map((head) => Math.round(head.getBoundingClientRect().x)));
  const before = await heads();
  const choice = page.locator("select[name=status]").first();
  await choice.focus();
  await page.keyboard.press((await choice.inputValue()) === "cancelled" ? "ArrowUp" : "ArrowDown");
  await expect(page.getByText("Entrée pour valider")).toBeVisible();
  expect(await heads()).toEqual(before);
  await page.keyboard.press("Escape");
});
