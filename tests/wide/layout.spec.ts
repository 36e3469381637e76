import type { Locator } from "@playwright/test";
import { expect } from "@playwright/test";
import { ADMIN } from "../e2e/support/people";
import { enterAs } from "../e2e/support/sign-in";
import { test } from "../e2e/support/test";

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

/** Lists of the back office whose rows are stacked on a phone. */
const LISTS = ["inquiries", "projects", "clients", "devis", "factures", "blog", "clients-facturation"];

/** Where each of them begins, in whole pixels, each place once. */
function beginnings(all: Locator): Promise<number[]> {
  return all.evaluateAll((elements) => [
    ...new Set(elements.map((element) => Math.round(element.getBoundingClientRect().left))),
  ]);
}

test.describe("on a phone", () => {
  test.use({ viewport: PHONE });
  test.beforeEach(({ page }) => enterAs(page, ADMIN));

  for (const list of LISTS) {
    test(`values stand under each other beside their labels in ${list}`, async ({ page }) => {
      await page.goto(`/admin/${list}`);
      const cells = page.locator(".table tbody .is-labelled");
      const labels = await beginnings(cells.locator("> :first-child"));
      const values = await beginnings(cells.locator("> :last-child"));
      expect(labels).toHaveLength(1);
      expect(values).toHaveLength(1);
      expect(values[0]).toBeGreaterThan(labels[0] ?? Number.NaN);
      const names = await beginnings(page.locator(".table tbody :is(th, .is-long:first-child)"));
      expect(names).toEqual(labels);
    });
  }

  test("the buttons of a milestone stand on one line", async ({ page }) => {
    await page.goto("/admin/projects?q=riad+et+r%C3%A9servation+directe");
    await page
      .getByRole("link", { name: /^Détails/ })
      .first()
      .click();
    await page.getByRole("dialog").getByRole("link", { name: "Étapes" }).click();
    const rows = page.getByRole("listitem").filter({ has: page.getByRole("button", { name: /^Monter/ }) });
    await expect(rows).not.toHaveCount(0);
    for (const row of await rows.all()) {
      const middles = await row
        .getByRole("button")
        .filter({ visible: true })
        .evaluateAll((buttons) =>
          buttons
            .map((button) => button.getBoundingClientRect())
            .map(({ top, height }) => Math.round(top + height / 2)),
        );
      expect(new Set(middles).size).toBe(1);
    }
  });

  test("a message leaves in sight what it is about", async ({ page }) => {
    await page.goto("/admin/inquiries");
    const status = page.locator("tbody select[name=status]").nth(1);
    await expect(page.getByRole("button", { name: "Changer" }).first()).toBeHidden();
    await status.evaluate((select) => {
      const { bottom } = select.getBoundingClientRect();
      window.scrollBy({ top: bottom - window.innerHeight + 20, behavior: "instant" });
    });
    const chosen = (await status.inputValue()) === "contacted" ? "qualified" : "contacted";
    await status.selectOption(chosen);
    const message = page.locator(".flash");
    await expect(message).toBeVisible();
    const row = status.locator("xpath=ancestor::tr");
    await expect
      .poll(async () => {
        const [below, above] = await Promise.all([message.boundingBox(), row.boundingBox()]);
        return (below?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0));
      })
      .toBeGreaterThanOrEqual(0);
    await expect(status).toBeInViewport({ ratio: 1 });
  });
});

for (const viewport of [PHONE, DESK]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const work of ["riad-benali", "quincaillerie-souss", "cliniques-najd"]) {
      test(`the figures of ${work} begin at one place, and their sources are to be read`, async ({ page }) => {
        await page.goto(`/realisations/${work}`);
        const rows = page.locator("[aria-labelledby=chiffres] dl > div");
        await expect(rows).toHaveCount(3);
        const edges = await rows.locator("b").evaluateAll((figures) =>
          figures.map((figure) => {
            const { left, right } = figure.getBoundingClientRect();
            return Math.round(getComputedStyle(figure).direction === "rtl" ? right : left);
          }),
        );
        expect(new Set(edges).size).toBe(1);
        await expect(rows.first().locator("dd").last()).toHaveCSS("font-size", "16px");
      });
    }

    test("the picture of an article is shown whole", async ({ page }) => {
      await page.goto("/blog/refaire-son-logo-sans-perdre-ses-clients");
      const picture = page.locator("header picture img");
      const ratio = await picture.evaluate(({ width, height }: HTMLImageElement) => width / height);
      expect(ratio).toBeCloseTo(1600 / 1000, 1);
    });

    test("no picture among the large ones of the blog loses its sides", async ({ page }) => {
      const ratios: number[] = [];
      // Other tests publish articles without pictures, which come first.
      for (const number of [1, 2, 3]) {
        await page.goto(`/blog?page=${number}`);
        const frames = page.locator(":is(.is-wide, .is-tall) .story-card-cover:has(.picture)");
        const found = await frames.evaluateAll((all) =>
          all.map((frame) => frame.getBoundingClientRect()).map(({ width, height }) => width / height),
        );
        ratios.push(...found);
      }
      expect(ratios).not.toEqual([]);
      for (const ratio of ratios) expect(ratio).toBeCloseTo(1600 / 1000, 1);
    });

    test("names on the map keep its lines off", async ({ page }) => {
      await page.goto("/contact");
      const looks = await page.locator(".map-name").evaluateAll((names) =>
        names.map((name) => {
          const { paintOrder, strokeWidth, stroke, fill } = getComputedStyle(name);
          return { paintOrder, isWide: Number.parseFloat(strokeWidth) >= 12, isOwn: stroke !== fill };
        }),
      );
      expect(looks).not.toEqual([]);
      for (const look of looks) expect(look).toEqual({ paintOrder: "stroke", isWide: true, isOwn: true });
    });
  });
}
