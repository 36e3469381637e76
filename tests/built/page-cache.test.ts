import { randomInt } from "node:crypto";
import { expect, test } from "vitest";
import { ADMIN } from "../support/server-environment";
import { waitFor } from "../support/wait-for";
import { ask, cookiesOf, sendRaw, signIn } from "./support/site";

const KEPT = ["/", "/about", "/terms", "/services/graphics"];
const WITH_FORM = ["/contact", "/auth"];
/** Half of them are rendered for, and no more than 110 at once are. */
const VISITORS = 120;

const themeCookie = async (theme: string) =>
  cookiesOf(await ask("/theme", { form: { theme, redirectTo: "/" } }), /^theme$/);

/** Signing out leaves a message for the next page, and nothing else. */
const flashCookie = async () => cookiesOf(await ask("/sign-out", { cookie: await signIn(ADMIN), form: {} }), /^flash$/);

test("content pages keep an ETag until they change", async () => {
  for (const path of KEPT) {
    // Another test may change the page between the two answers.
    await waitFor(async () => {
      const first = await sendRaw(path, { headers: { "accept-encoding": "br" } });
      const etag = String(first.headers.etag);
      const again = await sendRaw(path, { headers: { "if-none-match": etag } });
      expect([again.status, again.body.byteLength], path).toEqual([304, 0]);
    });
  }
  expect((await sendRaw("/contact")).headers.etag).toBeUndefined();
});

test("no visitor of a random crowd receives another's page", async () => {
  const themes = await Promise.all(["dark", "light", "system"].map(themeCookie));
  const flash = await flashCookie();
  const session = await signIn(ADMIN);
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

test("the visitor after a change sees it", async () => {
  const cookie = await signIn(ADMIN);
  const list = await (await ask("/admin/testimonials?state=unpublished", { cookie })).text();
  const [, id = ""] = [...list.matchAll(/name="id" value="([^"]+)"/g)].at(-1) ?? [];
  const [, words = "none"] = [...list.matchAll(/kept-lines[^>]*>([^<]{10,40})/g)].at(-1) ?? [];
  const isShown = async () => (await sendRaw("/")).body.toString().includes(words);
  const change = async (intent: string, value: boolean) =>
    expect((await ask("/admin/testimonials", { cookie, form: { id, intent, value: `${value}` } })).status).toBe(303);
  expect(await isShown()).toBe(false);
  await change("featured", true);
  await change("published", true);
  expect(await isShown()).toBe(true);
  await change("published", false);
  expect(await isShown()).toBe(false);
  await change("featured", false);
});
