import { randomInt } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { expect, request as playwrightRequest, test } from "@playwright/test";
import { baseURL } from "../support/e2e-environment";
import { sendRaw } from "../support/raw-request";
import { ADMIN } from "./support/people";
import { signIn, signInByPost } from "./support/sign-in";

const KEPT = ["/", "/about", "/terms", "/services/graphics"];
const WITH_FORM = ["/contact", "/auth"];
/** Half of them are rendered for, and no more than 110 at once are. */
const VISITORS = 120;

async function cookieAfter(act: (request: APIRequestContext) => Promise<unknown>, name: string): Promise<string> {
  const request = await playwrightRequest.newContext({ baseURL });
  await act(request);
  const { cookies } = await request.storageState();
  await request.dispose();
  const { value } = cookies.find((cookie) => cookie.name === name) ?? {};
  expect(value).toBeDefined();
  return `${name}=${value}`;
}

const themeCookie = (theme: string) =>
  cookieAfter((request) => request.post("/theme", { form: { theme, redirectTo: "/" }, maxRedirects: 0 }), "theme");

/** Signing out leaves a message for the next page, and nothing else. */
const flashCookie = () =>
  cookieAfter(async (request) => {
    await signInByPost(request, ADMIN);
    await request.post("/sign-out", { maxRedirects: 0 });
  }, "flash");

const sessionCookie = () => cookieAfter((request) => signInByPost(request, ADMIN), "session");

test("content pages keep an ETag until they change @adapter", async () => {
  for (const path of KEPT) {
    // Another test may change the page between the two answers.
    await expect(async () => {
      const first = await sendRaw(path, { headers: { "accept-encoding": "br" } });
      const etag = String(first.headers.etag);
      const again = await sendRaw(path, { headers: { "if-none-match": etag } });
      expect([again.status, again.body.byteLength], path).toEqual([304, 0]);
    }).toPass({ timeout: 10_000 });
  }
  expect((await sendRaw("/contact")).headers.etag).toBeUndefined();
});

test("no visitor of a random crowd receives another's page @adapter", async () => {
  const themes = await Promise.all(["dark", "light", "system"].map(themeCookie));
  const flash = await flashCookie();
  const session = await sessionCookie();
  const one = <Choice>(choices: readonly Choice[]): Choice => choices[randomInt(choices.length)]!;
  const nonces: string[] = [];
  const visits = Array.from({ length: VISITORS }, async (_, visitor) => {
    const theme = one(["dark", "light", "system", undefined] as const);
    const hasFlash = randomInt(4) === 0;
    const hasSession = randomInt(4) === 0;
    const mark = randomInt(2) === 0 ? `visiteur-${visitor}-` : "";
    const cookies = [
      theme && themes[["dark", "light", "system"].indexOf(theme)],
      hasFlash && flash,
      hasSession && session,
    ];
    const cookie = cookies.filter(Boolean).join("; ");
    const path = one([...KEPT, ...WITH_FORM].filter((kept) => !hasSession || kept !== "/auth"));
    const answer = await sendRaw(path + (mark && `?utm_source=${mark}`), cookie ? { headers: { cookie } } : {});
    const html = answer.body.toString();
    expect(answer.status).toBe(200);
    expect(html).toContain(`data-theme="${theme ?? "dark"}"`);
    expect(html.includes("Déconnexion réussie"), "its own message alone").toBe(hasFlash);
    expect(html.match(/visiteur-\d+-/g)?.every((found) => found === mark) ?? true, "its own address alone").toBe(true);
    expect(Boolean(answer.headers["set-cookie"])).toBe(hasFlash);
    const isTagged = !hasFlash && !hasSession && !WITH_FORM.includes(path);
    expect(Boolean(answer.headers.etag), "kept pages alone have a tag").toBe(isTagged);
    const isKept = !hasFlash && !hasSession && mark === "";
    const nonce = /'nonce-[^']+'/.exec(String(answer.headers["content-security-policy"]))?.[0];
    expect(nonce === undefined, "no kept page has a nonce").toBe(isKept || !WITH_FORM.includes(path));
    if (nonce) nonces.push(nonce);
  });
  await Promise.all(visits);
  expect(new Set(nonces).size, "its own nonce alone").toBe(nonces.length);
});

test("the visitor after a change sees it @adapter", async ({ page }) => {
  await signIn(page, ADMIN, "/admin/testimonials?state=unpublished");
  const review = page.locator(".testimonial-list > li").last();
  const words = (await review.locator(".kept-lines").innerText()).slice(0, 40);
  const isShown = async () => (await sendRaw("/")).body.toString().includes(words);
  const change = async (state: string, button: string) => {
    await page.goto(`/admin/testimonials?state=${state}`);
    await page
      .locator(".testimonial-list > li", { hasText: words })
      .getByRole("button", { name: new RegExp(`^${button}`) })
      .click();
    await expect(page.locator(".flash")).toContainText("Succès");
  };
  expect(await isShown()).toBe(false);
  await change("unpublished", "Mettre en vedette");
  await change("unpublished", "Publier");
  expect(await isShown()).toBe(true);
  await change("published", "Dépublier");
  expect(await isShown()).toBe(false);
  await change("unpublished", "Retirer vedette");
});
