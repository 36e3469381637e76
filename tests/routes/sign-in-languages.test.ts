import { beforeEach, describe, expect, it } from "vitest";
import { AUTH_COPY } from "~/content/auth/auth";
import { createAccountToken } from "~/features/accounts/commands/account-tokens.server";
import { ACCOUNT_SENTENCES } from "~/features/accounts/model/sentences";
import * as auth from "~/routes/_site.auth/route";
import * as forgot from "~/routes/_site.auth_.forgot/route";
import * as invitation from "~/routes/_site.auth_.invitation/route";
import * as reset from "~/routes/_site.auth_.reset/route";
import * as verify from "~/routes/_site.auth_.verify/route";
import { hashPassword } from "~/server/crypto/password.server";
import { db } from "~/server/db/db.server";
import { WRONG_CREDENTIALS } from "~/server/sessions/begin-session.server";
import { resetDatabase } from "../support/database";
import { makePerson } from "../support/people";
import { cookiesOf, getArgs, postArgs } from "../support/requests";
import { showPage } from "../support/show-page";

const EMAIL = "salma@toubkal.example";
const PASSWORD = "trois-oranges-amères";
const FRENCH = /connexion|connecter|mot de passe|adresse|accueil|\blien\b|\binscri/i;

let profileId = "";

beforeEach(async () => {
  await resetDatabase();
  profileId = (await makePerson("client", EMAIL)).id;
  const data = { password_hash: await hashPassword(PASSWORD), email_verified_at: new Date() };
  await db.credential.update({ where: { profile_id: profileId }, data });
});

const mainOf = (html: string) => html.slice(html.indexOf("<main"), html.indexOf("</main>"));
const tokenOf = (kind: "reset_password" | "change_email") =>
  db.$transaction((tx) => createAccountToken(tx, { profileId, kind, email: EMAIL }));
const enter = (path: string, password = PASSWORD, email = EMAIL) =>
  auth.action(postArgs(path, { intent: "sign-in", email, password }));

it("the sign-in says to the letter what it always said where nobody names a language, and leads to the others", async () => {
  const { html, words } = await showPage("/auth");
  for (const said of ["Connexion", "Inscription", "E-mail", "Mot de passe", "Se connecter", "Retour à l'accueil"])
    expect(words).toContain(said);
  expect(html).toContain('href="/auth?lang=es"');
  expect(html).toContain('href="/auth?lang=ar"');
  expect(await enter("/auth", "faux")).toRefuse("", WRONG_CREDENTIALS);
  expect([ACCOUNT_SENTENCES.wrongCredentials.fr, ACCOUNT_SENTENCES.wrongOrUnconfirmed.fr]).toContain(WRONG_CREDENTIALS);
});

describe.each(["es", "ar"] as const)("in %s", (language) => {
  beforeEach(() => db.profile.update({ where: { id: profileId }, data: { language } }));
  const copy = AUTH_COPY[language];
  const named = `lang=${language}`;

  it("every page by which one gets in is whole", async () => {
    const pages = [
      [`/auth?${named}`, copy.signIn.lead],
      [`/auth?tab=inscription&${named}`, copy.signUp.lead],
      [`/auth/forgot?${named}`, copy.forgot.title],
      [`/auth/reset?token=${await tokenOf("reset_password")}`, copy.reset.lead],
      [`/auth/verify?token=${await tokenOf("change_email")}`, copy.verify.addressLead],
      [`/auth/reset?token=none&${named}`, copy.expired.lead],
      [`/auth/verify?token=none&${named}`, copy.expired.lead],
      [`/auth/invitation?token=none&${named}`, copy.expired.lead],
    ] as const;
    for (const [path, lead] of pages) {
      const { html, words } = await showPage(path);
      expect(words, path).toContain(lead);
      expect(mainOf(html).replaceAll(/<[^>]*>/g, " "), path).not.toMatch(FRENCH);
    }
  });

  it("its forms refuse in it, and hand it on", async () => {
    const wrong = [ACCOUNT_SENTENCES.wrongCredentials, ACCOUNT_SENTENCES.wrongOrUnconfirmed].map(
      (each) => each[language],
    );
    const { data } = (await enter(`/auth?${named}`, "faux")) as unknown as {
      data: { lastResult: { error: Record<string, string[]> } };
    };
    expect(wrong).toContain(data.lastResult.error[""]?.[0]);
    expect(await enter(`/auth?${named}`, PASSWORD, "")).toRefuse("email", ACCOUNT_SENTENCES.addressMissing[language]);
    const taken = { intent: "sign-up", full_name: "Nour", email: "nour@riad.example", password: PASSWORD };
    const signUp = postArgs(`/auth?${named}`, { ...taken, password_confirmation: PASSWORD });
    const signedUp = await auth.action(signUp);
    await expect(signedUp).toFlash(copy.signUp.received);
    expect(signedUp).toRedirect(`/auth?${named}`);
    await expect(await forgot.action(postArgs(`/auth/forgot?${named}`, { email: EMAIL }))).toFlash(
      copy.forgot.received,
    );
    const fields = { token: await tokenOf("reset_password"), password: PASSWORD, password_confirmation: "autre" };
    expect(await reset.action(postArgs("/auth/reset", fields))).toRefuse(
      "password_confirmation",
      ACCOUNT_SENTENCES.mismatch[language],
    );
    const stale = await verify.action(postArgs(`/auth/verify?${named}`, { intent: "confirm-address", token: "none" }));
    await expect(stale).toFlash(copy.verify.refused, ACCOUNT_SENTENCES.linkExpired[language]);
  });

  it("they say so of the whole page, and so its direction", async () => {
    for (const [{ handle, loader }, path] of [
      [auth, "/auth"],
      [forgot, "/auth/forgot"],
      [reset, "/auth/reset"],
      [verify, "/auth/verify"],
      [invitation, "/auth/invitation"],
    ] as const) {
      const found = await loader(getArgs(`${path}?${named}`));
      expect((handle.lang as (data: unknown) => string)(found), path).toBe(language);
    }
  });

  it("its letters lead to pages in it, also where these ask to sign in first", async () => {
    await forgot.action(postArgs("/auth/forgot", { email: EMAIL }));
    const { text } = await db.mailMessage.findFirstOrThrow({ where: { kind: "reset-password" } });
    expect(text).toMatch(new RegExp(`/auth/reset\\?token=[\\w-]+&${named}\\n`));
    const { words } = await showPage(`/dashboard?${named}`);
    expect(words).toBe(`/auth?redirectTo=${encodeURIComponent(`/dashboard?${named}`)}&${named}`);
  });

  it("a device on which one has signed in is asked in it again", async () => {
    const cookie = cookiesOf((await enter("/auth")) as Response);
    await db.session.deleteMany();
    expect((await showPage("/dashboard", { cookie })).words).toBe(`/auth?redirectTo=%2Fdashboard&${named}`);
  });
});
