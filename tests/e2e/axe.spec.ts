import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { bringAxe, findings } from "./support/axe";
import { ADMIN_SCREENS } from "./support/office-screens";
import { ADMIN, CLIENT } from "./support/people";
import type { Screen } from "./support/screens";
import { CLIENT_SCREENS, goThrough, PUBLIC_SCREENS } from "./support/screens";
import { enterAs } from "./support/sign-in";
import { test } from "./support/test";

// Every screen in each of its states, at every width and in both themes: tests/wide/accessibility.spec.ts.
const PUBLIC = [
  ...["home", "a service", "contact", "sign-in", "blog", "an article", "works", "a work", "the page for Saudi Arabia"],
  "not found",
];
const OFFICE = [
  ...["admin home", "inquiries", "inquiry details", "projects", "the steps of a project", "a client", "reviews"],
  ...["articles to manage", "the tiers of a service", "a quote that was sent", "an issued invoice", "settings"],
];
const CLIENTS = ["a client's dashboard", "a client's project", "a client's invoice"];

async function expectNoFinding(page: Page, screen: Screen): Promise<void> {
  await goThrough(page, { ...screen, later: [] }, async () => {
    await bringAxe(page);
    expect(await findings(page)).toEqual([]);
  });
}

for (const [who, person, screens, names] of [
  ["everybody", null, PUBLIC_SCREENS, PUBLIC],
  ["an admin", ADMIN, ADMIN_SCREENS, OFFICE],
  ["a client", CLIENT, CLIENT_SCREENS, CLIENTS],
] as const) {
  test.describe(`for ${who}`, () => {
    for (const name of names) {
      test(`axe finds nothing on ${name}`, async ({ page }) => {
        if (person) await enterAs(page, person);
        await expectNoFinding(page, screens.find((screen) => screen.name === name) as Screen);
      });
    }
  });
}
