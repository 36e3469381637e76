import type { APIRequestContext, BrowserContext, Page } from "@playwright/test";
import { expect } from "@playwright/test";

interface Person {
  email: string;
  password: string;
}

const kept = new Map<string, Cookies>();

/**
 * Gives a page the session of a user who signed in earlier: a password costs a quarter of a second of the processor, so each
 * worker sends it once. A test that ends the session signs in for itself, by `signInByPost`.
 */
export async function enterAs(page: Page, person: Person): Promise<void> {
  const context = page.context();
  if (!kept.has(person.email)) {
    // Signing in ends the session of the browser that does it, which may be one that is kept here.
    await context.clearCookies({ name: /session$/ });
    await signInByPost(page.request, person);
    await context.clearCookies({ name: "flash" });
    kept.set(
      person.email,
      (await context.cookies()).filter(({ name }) => /session|device/.test(name)),
    );
  }
  await context.addCookies(kept.get(person.email) ?? []);
}

/** Forgets the sessions that are kept: those of another site open nothing. */
export function forgetSessions(): void {
  kept.clear();
}

/** Signs in and opens a screen. */
export async function signIn(page: Page, person: Person, path: string): Promise<void> {
  await enterAs(page, person);
  await page.goto(path);
  await expect(page).toHaveURL(path);
}

/** Signs in as the form does, by the same post, which is tried by hand in accounts.spec. */
export async function signInByPost(request: APIRequestContext, { email, password }: Person): Promise<void> {
  const form = { intent: "sign-in", email, password, redirectTo: "/dashboard" };
  const answer = await request.post("/auth", { form, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
}

/** The stored state of a signed-in browser. */
export type Cookies = Awaited<ReturnType<BrowserContext["cookies"]>>;

/** Signs in without a page, and gives what another browser needs to be that person. */
export async function cookiesOf(request: APIRequestContext, person: Person): Promise<Cookies> {
  await signInByPost(request, person);
  return (await request.storageState()).cookies;
}
