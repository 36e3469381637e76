import { beforeEach, expect, it } from "vitest";
import { db } from "~/server/db/db.server";
import { readFlash } from "~/server/http/flash.server";
import { getUser } from "~/server/sessions/guards.server";
import { resetDatabase } from "../support/database";
import { mailedToken, outbox } from "../support/mail";
import { cookiesOf, getArgs } from "../support/requests";
import { postForm, showPage } from "../support/show-page";
import "../support/outside";
import { createAccountToken } from "~/features/accounts/commands/account-tokens.server";
import type { Language } from "~/site/language";
import { makePerson } from "../support/people";

const EMAIL = "sara@riad.example";
const PASSWORD = "trois-oranges-amères";

beforeEach(resetDatabase);

const signUp = (full_name: string, password: string) =>
  postForm("/auth", { intent: "sign-up", full_name, email: EMAIL, password, password_confirmation: password });

const post = (fields: Record<string, string>) => postForm("/auth/verify", fields);
const renew = (token: string) => post({ intent: "renew-link", token });

const toneOf = async (answer: Promise<Response>) =>
  (await readFlash(getArgs("/", { cookie: cookiesOf(await answer) }).request))?.tone;

it("a link of a sign-up that is too old is replaced by another of the very same, three times an hour", async () => {
  await signUp("Intrus", "le-mot-d-un-intrus");
  await signUp("Sara Alami", PASSWORD);
  const old = await mailedToken("verify-email");
  expect(await toneOf(renew(old))).toBe("error");
  await db.accountToken.updateMany({ data: { expires_at: new Date() } });
  const page = await showPage(`/auth/verify?token=${old}`);
  expect(page.words).toContain("Recevoir un nouveau lien");
  expect(page.html).toContain(`value="${old}"`);
  expect(await toneOf(renew(old))).toBe("success");
  const token = await mailedToken("verify-email");
  for (let n = 0; n < 5; n++) await renew(old);
  expect(await outbox()).toHaveLength(5);
  const confirmed = await post({ intent: "confirm-account", token, password: PASSWORD });
  const user = await getUser(getArgs("/", { cookie: cookiesOf(confirmed) }).request);
  expect(user).toMatchObject({ fullName: "Sara Alami" });
  expect(await toneOf(renew(old))).toBe("error");
});

it("a link that was used leads in, and to another by the address alone", async () => {
  const { html } = await showPage("/auth/verify?token=un-lien-qui-a-servi-depuis");
  expect(html).toMatch(/href="\/auth"[^>]*>Se connecter/);
  expect(html).toMatch(/href="\/auth\/forgot"[^>]*>Recevoir un nouveau lien/);
  expect(html).not.toContain('value="renew-link"');
});

/** An account without a password yet. @returns its id, and the token of its invitation */
async function makeInvited(language: Language) {
  const { id } = await makePerson("client", EMAIL);
  await db.credential.update({ where: { email: EMAIL }, data: { password_hash: null, email_verified_at: null } });
  await db.profile.update({ where: { id }, data: { language } });
  const link = { profileId: id, kind: "invitation", email: EMAIL } as const;
  return { id, token: await db.$transaction((tx) => createAccountToken(tx, link)) };
}

const choose = (token: string, again = PASSWORD): Promise<unknown> =>
  postForm("/auth/invitation", { token, password: PASSWORD, password_confirmation: again });

it("an invited client chooses a password and is in", async () => {
  const { id, token } = await makeInvited("fr");
  const answer = (await choose(token)) as Response;
  expect(await getUser(getArgs("/", { cookie: cookiesOf(answer) }).request)).toMatchObject({ id });
  expect(await db.credential.findUniqueOrThrow({ where: { email: EMAIL } })).toMatchObject({
    password_hash: expect.any(String),
    email_verified_at: expect.any(Date),
  });
  expect(await outbox()).toEqual([]);
});

it.each([
  ["es", "Elija una contraseña", "Las contraseñas no coinciden", "Le damos la bienvenida a su área de cliente"],
  ["ar", "اختاروا كلمة مرور", "كلمتا المرور غير متطابقتين", "مرحباً بكم في مساحتكم الخاصة"],
] as const)("is read and answered in its client's language: %s", async (language, asks, refuses, greets) => {
  const { token } = await makeInvited(language);
  const { words } = await showPage(`/auth/invitation?token=${token}`, {});
  expect(words).toContain(asks);
  expect(words).not.toMatch(/mot de passe|accueil/i);
  expect(await choose(token, `${PASSWORD}2`)).toMatchObject({
    data: { lastResult: { error: { password_confirmation: [refuses] } } },
  });
  await expect(choose(token)).toFlash(greets);
});
