import type { Browser, Page } from "@playwright/test";
import { CLIENT } from "./people";
import { enterAs } from "./sign-in";

/** Looks at the site in a browser of its own, in which the demo's client is signed in. */
export async function asClient(browser: Browser, look: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await enterAs(page, CLIENT);
  await look(page);
  await context.close();
}
