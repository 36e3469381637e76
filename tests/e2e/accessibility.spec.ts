import { test } from "@playwright/test";
import { expectNoFinding } from "./support/axe";
import { hydrated } from "./support/modes";
import { ADMIN, CLIENT } from "./support/people";
import { CLIENT_SCREENS, PRIVATE_SCREENS, PUBLIC_SCREENS } from "./support/screens";
import type { Cookies } from "./support/sign-in";
import { cookiesOf } from "./support/sign-in";
import { expectKeyboardReach } from "./support/tab-walk";

// The slowest file by far, and it only reads.
test.describe.configure({ mode: "parallel" });

test.describe("for everybody", () => {
  for (const screen of PUBLIC_SCREENS) {
    test(`axe finds nothing on ${screen.name}`, async ({ page }) => expectNoFinding(page, screen));
  }
});

for (const [who, person, screens] of [
  ["an admin", ADMIN, PRIVATE_SCREENS],
  ["a client", CLIENT, CLIENT_SCREENS],
] as const) {
  test.describe(`signed in as ${who}`, () => {
    let cookies: Cookies;
    test.beforeAll(async ({ playwright, baseURL }) => {
      const request = await playwright.request.newContext({ baseURL });
      cookies = await cookiesOf(request, person);
      await request.dispose();
    });

    for (const screen of screens) {
      test(`axe finds nothing on ${screen.name}, and the keyboard reaches all of it`, async ({ page, context }) => {
        await context.addCookies(cookies);
        await expectNoFinding(page, screen);
        await hydrated(page);
        await expectKeyboardReach(page, screen.name);
      });
    }
  });
}
