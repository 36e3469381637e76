import type { APIRequestContext, BrowserContext, Page } from "@playwright/test";
import { expect } from "@playwright/test";

interface Person {
  email: string;
  password: string;
}

/** Signs in and opens a screen. */
export async function signIn(page: Page, person: Person, path: string): Promise<void> {
  await signInByPost(page.request, person);
  await page.goto(path);
  await expect(page).toHaveURL(path);
}

/** Signs in as the form does, by the same post, which is tried by hand in accounts.spec. */
export async function signInByPost(request: APIRequestContext, { email, password }: Person): Promise<void> {
  const form = { intent: "sign-in", email, password, redirectTo: "/dashboard" };
  const answer = await request.post("/auth", { form, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
}

/** What a browser keeps of somebody who has signed in. */
export type Cookies = Awaited<ReturnType<BrowserContext["cookies"]>>;

/** Signs in without a page, and gives what another browser needs to be that person. */
export async function cookiesOf(request: APIRequestContext, person: Person): Promise<Cookies> {
  await signInByPost(request, person);
  return (await request.storageState()).cookies;
}
