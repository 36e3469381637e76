import { test } from "@playwright/test";
import { expectNoFinding } from "./support/axe";
import { ADMIN } from "./support/people";
import { PRIVATE_SCREENS, PUBLIC_SCREENS } from "./support/screens";
import type { Cookies } from "./support/sign-in";
import { cookiesOf } from "./support/sign-in";

// The slowest file by far, and it only reads.
test.describe.configure({ mode: "parallel" });
test.use({ reducedMotion: "reduce" });

test.describe("for everybody", () => {
  for (const screen of PUBLIC_SCREENS) {
    test(`axe finds nothing on ${screen.name}`, async ({ page }) => expectNoFinding(page, screen));
  }
});

test.describe("signed in", () => {
  let cookies: Cookies;
  test.beforeAll(async ({ playwright, baseURL }) => {
    const request = await playwright.request.newContext({ baseURL });
    cookies = await cookiesOf(request, ADMIN);
    await request.dispose();
  });

  for (const screen of PRIVATE_SCREENS) {
    test(`axe finds nothing on ${screen.name}`, async ({ page, context }) => {
      await context.addCookies(cookies);
      await expectNoFinding(page, screen);
    });
  }
});
