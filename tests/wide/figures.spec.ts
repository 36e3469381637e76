import { expect } from "@playwright/test";
import { ADMIN } from "../e2e/support/people";
import { enterAs } from "../e2e/support/sign-in";
import { test } from "../e2e/support/test";

test("no figure of the back office stands alone in its row, and none is cut", async ({ page }) => {
  test.slow();
  await enterAs(page, ADMIN);
  for (const path of ["/admin", "/admin/analytics", "/admin/email", "/admin/marketing", "/admin/revenue"]) {
    await page.goto(path);
    for (let width = 320; width <= 1920; width += 80) {
      await page.setViewportSize({ width, height: 900 });
      const { rows, cut } = await page.locator(".stat-grid").evaluate((grid) => {
        const counts = new Map<number, number>();
        for (const { offsetTop } of grid.children as HTMLCollectionOf<HTMLElement>)
          counts.set(offsetTop, (counts.get(offsetTop) ?? 0) + 1);
        const parts = [...grid.querySelectorAll(".stat > *")];
        const cut = parts.filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth);
        return { rows: [...counts.values()], cut: cut.map(({ textContent }) => textContent) };
      });
      expect(cut, `${path} at ${width} px`).toEqual([]);
      // One a line is a list; else each has another beside it.
      const isList = rows.every((count) => count === 1);
      expect(isList || !rows.includes(1), `${path} at ${width} px: ${rows.join(" + ")}`).toBe(true);
    }
  }
});
