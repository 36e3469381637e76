import { beforeEach, expect, it } from "vitest";
import { createAccountToken } from "~/features/accounts/commands/account-tokens.server";
import { db } from "~/server/db/db.server";
import { getUser } from "~/server/sessions/guards.server";
import type { Language } from "~/site/language";
import { resetDatabase } from "../support/database";
import { outbox } from "../support/mail";
import { makePerson } from "../support/people";
import { cookiesOf, getArgs } from "../support/requests";
import { postForm, showPage } from "../support/show-page";

const EMAIL = "sara@riad.example";
const PASSWORD = "trois-oranges-amères";

beforeEach(resetDatabase);

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
