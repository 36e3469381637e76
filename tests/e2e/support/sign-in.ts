import type { APIRequestContext, BrowserContext, Page } from "@playwright/test";
import { expect } from "@playwright/test";

interface Person {
  email: string;
  password: string;
}

/** Signs in through the form, as a person does. */
export async function signIn(page: Page, { email, password }: Person, redirectTo = "/dashboard"): Promise<void> {
  await page.goto(`/auth?redirectTo=${encodeURIComponent(redirectTo)}`);
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Mot de passe").fill(password);
  await page.getByRole("button", { name: "Se connecter" }).click();
  await expect(page).toHaveURL(redirectTo);
}

/** Signs in by the same post, without a page. */
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
