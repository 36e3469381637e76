import type { Page } from "@playwright/test";
import { expect, test } from "@playwright/test";
import { ADMIN_SCREENS } from "../e2e/support/office-screens";
import { ADMIN, CLIENT } from "../e2e/support/people";
import type { ScreenState } from "../e2e/support/screens";
import { CLIENT_SCREENS, goThrough, PUBLIC_SCREENS } from "../e2e/support/screens";
import type { Cookies } from "../e2e/support/sign-in";
import { cookiesOf } from "../e2e/support/sign-in";

const WIDTHS = [390, 1440];
const THEMES = ["dark", "light"];
/** Much of a long page, and no picture that nothing opens. */
const HEIGHT_MAX = 6000;

test.describe.configure({ mode: "parallel" });

let [asAdmin, asClient]: Cookies[] = [];
test.beforeAll(async ({ playwright, baseURL }) => {
  const [admin, client] = await Promise.all([0, 1].map(() => playwright.request.newContext({ baseURL })));
  [asAdmin, asClient] = await Promise.all([cookiesOf(admin!, ADMIN), cookiesOf(client!, CLIENT)]);
  await Promise.all([admin, client].map((request) => request!.dispose()));
});

for (const screen of PUBLIC_SCREENS) {
  test(screen.name, ({ page }) => goThrough(page, screen, (state) => photograph(page, state)));
}
for (const screen of [...ADMIN_SCREENS, ...CLIENT_SCREENS]) {
  test(screen.name, async ({ page, context }) => {
    await context.addCookies((CLIENT_SCREENS.includes(screen) ? asClient : asAdmin) ?? []);
    await goThrough(page, screen, (state) => photograph(page, state));
  });
}

async function photograph(page: Page, { name, isNarrow }: ScreenState): Promise<void> {
  await expect(page.locator('[aria-busy="true"], .nav-progress[data-active]')).toHaveCount(0);
  for (const theme of THEMES) {
    await page.evaluate((chosen) => document.documentElement.setAttribute("data-theme", chosen), theme);
    for (const width of isNarrow ? WIDTHS.slice(0, 1) : WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await seeAll(page);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      const file = `screens/${theme}-${width}/${name.replace(/[^a-z]+/gi, "-").toLowerCase()}.png`;
      await page.screenshot({
        path: file,
        animations: "disabled",
        ...(height > HEIGHT_MAX ? { clip: { x: 0, y: 0, width, height: HEIGHT_MAX } } : { fullPage: true }),
      });
    }
  }
}

/** Pictures below the fold come when somebody scrolls there. */
async function seeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    scrollTo(0, 0);
    await Promise.all([...document.images].map((image) => image.complete || image.decode().catch(() => {})));
  });
}
