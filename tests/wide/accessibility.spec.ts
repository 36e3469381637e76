import type { Browser, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { AXE, expectNoFinding } from "../e2e/support/axe";
import { hydrated } from "../e2e/support/modes";
import { ADMIN_SCREENS } from "../e2e/support/office-screens";
import { ADMIN, CLIENT } from "../e2e/support/people";
import type { Screen, ScreenState } from "../e2e/support/screens";
import { CLIENT_SCREENS, goThrough, PUBLIC_SCREENS, statesOf } from "../e2e/support/screens";
import type { Cookies } from "../e2e/support/sign-in";
import { cookiesOf } from "../e2e/support/sign-in";
import { expectKeyboardReach } from "../e2e/support/tab-walk";
import { test } from "../e2e/support/test";
import { addressesOf, readRouteTable } from "../support/route-table";

// The slowest file by far, and it only reads.
test.describe.configure({ mode: "parallel" });

const namesOf = (screen: Screen) => statesOf(screen).map(({ name }) => name);

/**
 * A page that the tests of a worker share, with axe in each of its documents: these only read, and a browser that has
 * seen the site loads and compiles a third less.
 */
async function openReader(browser: Browser, cookies: Cookies): Promise<Page> {
  const context = await browser.newContext();
  await context.addCookies(cookies);
  await context.addInitScript(AXE);
  return context.newPage();
}

/** Goes through a screen as somebody who sees the site for the first time on a desk. */
async function walk(page: Page, screen: Screen, cookies: Cookies, look: (state: ScreenState) => Promise<void>) {
  await page.context().clearCookies();
  await page.context().addCookies(cookies);
  await page.setViewportSize({ width: 1280, height: 720 });
  await goThrough(page, screen, look);
}

async function lookAt(page: Page, state: ScreenState): Promise<void> {
  if (state.at) expect(new URL(page.url()).pathname, state.name).toMatch(addressesOf(state.at));
  await expectNoFinding(page, state);
}

test.describe("for everybody", () => {
  let page: Page;
  test.beforeAll(async ({ browser }) => {
    page = await openReader(browser, []);
  });
  test.afterAll(() => page.context().close());

  for (const screen of PUBLIC_SCREENS) {
    test(`axe finds nothing on ${namesOf(screen).join(", nor on ")}`, () =>
      walk(page, screen, [], (state) => lookAt(page, state)));
  }
});

for (const [who, person, screens] of [
  ["an admin", ADMIN, ADMIN_SCREENS],
  ["a client", CLIENT, CLIENT_SCREENS],
] as const) {
  test.describe(`signed in as ${who}`, () => {
    let cookies: Cookies;
    let page: Page;
    test.beforeAll(async ({ browser, playwright, baseURL }) => {
      const request = await playwright.request.newContext({ baseURL });
      cookies = await cookiesOf(request, person);
      await request.dispose();
      page = await openReader(browser, cookies);
    });
    test.afterAll(() => page.context().close());

    for (const screen of screens) {
      test(`axe finds nothing on ${namesOf(screen).join(", nor on ")}, and the keyboard reaches all of it`, async () => {
        if (statesOf(screen).length > 1) test.slow();
        await walk(page, screen, cookies, async (state) => {
          await lookAt(page, state);
          if (!state.isPlain) await hydrated(page);
          await expectKeyboardReach(page, state.name);
        });
      });
    }
  });
}

test("no screen of the site is left out", () => {
  const shown = [...PUBLIC_SCREENS, ...ADMIN_SCREENS, ...CLIENT_SCREENS].flatMap((screen) =>
    statesOf(screen).map(({ at }) => at ?? screen.path.replace(/\?.*/, "")),
  );
  // Of those who build the site alone: the tests of its parts look at it.
  const routes = readRouteTable().filter(({ hasScreen, path }) => hasScreen && path !== "/styleguide");
  expect(routes.length).toBeGreaterThan(70);
  expect(routes.map(({ path }) => path).filter((path) => !shown.includes(path))).toEqual([]);
});
