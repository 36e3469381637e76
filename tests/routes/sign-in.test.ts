import { beforeEach, describe, expect, it } from "vitest";
import { AUTH_COPY } from "~/content/auth";
import { createAccountLink } from "~/features/accounts/account-links.server";
import { authenticate } from "~/features/accounts/authenticate.server";
import { createAdmin } from "~/features/accounts/create-admin.server";
import { ACCOUNT_SENTENCES } from "~/features/accounts/model/sentences";
import * as auth from "~/routes/_site.auth/route";
import { loader } from "~/routes/_site.auth/route";
import * as forgot from "~/routes/_site.auth_.forgot/route";
import * as invitation from "~/routes/_site.auth_.invitation/route";
import * as reset from "~/routes/_site.auth_.reset/route";
import * as verify from "~/routes/_site.auth_.verify/route";
import { db } from "~/server/db/db.server";
import { beginSession, WRONG_CREDENTIALS } from "~/server/sessions/begin-session.server";
import { getUser } from "~/server/sessions/guards.server";
import { sentenceAt } from "../support/answers";
import { resetDatabase } from "../support/database";
import { mailedToken } from "../support/mail";
import { makePerson } from "../support/people";
import { plain } from "../support/plain-words";
import { cookiesOf, getArgs, postArgs, signedInAs } from "../support/requests";
import { postForm, showPage } from "../support/show-page";

const EMAIL = "sara@zellige.example";
const PASSWORD = "un-mot-de-passe";

beforeEach(async () => {
  await resetDatabase();
  await createAdmin({ email: EMAIL, password: PASSWORD });
});

const signIn = (fields: Record<string, string> = {}, cookie?: string) =>
  postForm("/auth", { intent: "sign-in", email: EMAIL, password: PASSWORD, ...fields }, cookie);

const userOf = (cookie: string) => getUser(getArgs("/", { cookie }).request);

describe("signing in", () => {
  // @spec calls-3
  it("begins a session and goes to the dashboard, an admin to the back office, or to the page that was asked for", async () => {
    const answer = await signIn({ email: ` ${EMAIL.toUpperCase()} ` });
    expect(answer).toRedirect("/admin");
    expect(await userOf(cookiesOf(answer))).toMatchObject({ email: EMAIL, role: "admin" });
    expect(await signIn({ redirectTo: "/admin/inquiries?status=new" })).toRedirect("/admin/inquiries?status=new");
    await db.profile.updateMany({ data: { role: "client" } });
    expect(await signIn()).toRedirect("/dashboard");
  });

  it.each([
    ["/", "Connexion réussie\u202f!"],
    ["/espana", "Sesión iniciada"],
    ["/saudi-arabia", "تم تسجيل الدخول"],
  ])("is told in the language of the page that was asked for: %s", async (redirectTo, sentence) => {
    const { html } = await showPage(redirectTo, { cookie: cookiesOf(await signIn({ redirectTo })) });
    expect(/<div class="flash [\s\S]*?<p class="[^"]*">([^<]*)/.exec(html)?.[1]).toBe(sentence);
  });

  it("never leads to another site", async () => {
    expect(await signIn({ redirectTo: "//evil.example" })).toRedirect("/admin");
  });

  it("answers alike to a wrong password and to an unknown address, and keeps only the address", async () => {
    const wrong = await signIn({ password: "faux-mot" });
    const unknown = await signIn({ email: "personne@zellige.example" });
    expect(wrong.init.status).toBe(400);
    expect(wrong.data.lastResult.error).toEqual(unknown.data.lastResult.error);
    expect(wrong.data.lastResult.initialValue).toMatchObject({ email: EMAIL });
    expect(JSON.stringify(wrong)).not.toContain("faux-mot");
  });

  it("replaces the session that was there, so that a planted one is worth nothing", async () => {
    const before = cookiesOf(await signIn());
    const after = cookiesOf(await signIn({}, before));
    expect(await userOf(before)).toBeNull();
    expect(await userOf(after)).toMatchObject({ email: EMAIL });
  });

  it("begins no session by a password that was changed while it was being checked", async () => {
    const held = await signedInAs((await makePerson("client", "client@example.com")).id);
    const { request, context } = postArgs("/auth", { email: EMAIL, password: PASSWORD }, { cookie: held });
    const proof = await authenticate({ email: EMAIL, password: PASSWORD });
    await postForm("/auth/forgot", { email: EMAIL });
    const chosen = { password: "un-citron-confit", password_confirmation: "un-citron-confit" };
    const answer = await postForm("/auth/reset", { token: await mailedToken("reset-password"), ...chosen });
    await expect(beginSession(proof, request, context)).rejects.toThrow(/mot de passe est incorrect/);
    expect(await userOf(cookiesOf(answer))).toMatchObject({ email: EMAIL });
    // Whoever is refused keeps the session that he had.
    expect(await userOf(held)).toMatchObject({ email: "client@example.com" });
    expect(await db.session.count()).toBe(2);
  });
});

describe("the sign-in page", () => {
  // @spec account-3
  it.each([
    ["client", "/dashboard"],
    ["admin", "/admin"],
  ] as const)(
    "sends somebody who is signed in to the dashboard, an admin to the back office (%s)",
    async (role, home) => {
      const { id } = await makePerson(role, "client@example.com");
      const thrown = await loader(getArgs("/auth", { cookie: await signedInAs(id) })).catch((error: unknown) => error);
      expect(thrown).toRedirect(home, 302);
    },
  );
});

describe("the header", () => {
  const headerOf = async (path: string, cookie?: string) => {
    const { html } = await showPage(path, cookie ? { cookie } : {});
    return plain(/<header class="site-header[^"]*">[\s\S]*?<\/header>/.exec(html)?.[0].replace(/<[^>]+>/g, " ") ?? "");
  };

  it.each(["/", "/contact", "/dashboard"])(
    "on %s names the own space of whoever is signed in, by his initial",
    async (path) => {
      const { id } = await makePerson("client", "élise@riad.example");
      const words = await headerOf(path, await signedInAs(id));
      expect(words).toMatch(/É Mon espace/);
      expect(words).toContain("Devis Gratuit");
      expect(words).not.toContain("Connexion");
    },
  );

  it("leads an admin to the back office, in the language of the page", async () => {
    const { id } = await makePerson("admin", "chef@agence.example");
    const { html } = await showPage("/espana", { cookie: await signedInAs(id) });
    expect(html).toMatch(/href="\/admin"[^>]*><span class="avatar [^>]*>C<\/span>Mi espacio/);
  });

  it("is a visitor's for everybody else, and for a session that has ended", async () => {
    const { id } = await makePerson("client", "client@example.com");
    const cookie = await signedInAs(id);
    await db.session.deleteMany();
    for (const words of [await headerOf("/"), await headerOf("/", cookie)]) {
      expect(words).toMatch(/Connexion.*Devis Gratuit/);
      expect(words).not.toContain("Mon espace");
    }
  });
});

describe("signing out", () => {
  // @spec account-9, states-19, calls-4
  it("ends the session on the server too", async () => {
    const cookie = cookiesOf(await signIn());
    expect(await postForm("/sign-out", {}, cookie)).toRedirect("/");
    expect(await userOf(cookie)).toBeNull();
    expect(await db.session.count()).toBe(0);
  });
});

const FRENCH = /connexion|connecter|mot de passe|adresse|accueil|\blien\b|\binscri/i;

const mainOf = (html: string) => html.slice(html.indexOf("<main"), html.indexOf("</main>"));
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
  let profileId = "";
  beforeEach(async () => {
    await db.profile.updateMany({ data: { role: "client", language } });
    profileId = (await db.profile.findFirstOrThrow()).id;
  });
  const copy = AUTH_COPY[language];
  const named = `lang=${language}`;
  const tokenOf = (kind: "reset_password" | "change_email") =>
    db.$transaction((tx) => createAccountLink(tx, { profileId, kind, email: EMAIL }));

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
    expect(wrong.map(plain)).toContain(await sentenceAt(enter(`/auth?${named}`, "faux")));
    expect(await enter(`/auth?${named}`, PASSWORD, "")).toRefuse("email", ACCOUNT_SENTENCES.addressMissing[language]);
    const taken = { intent: "sign-up", full_name: "Nour", email: "nour@riad.example", password: PASSWORD };
    const signUp = postArgs(`/auth?${named}`, { ...taken, password_confirmation: PASSWORD });
    const signedUp = await auth.action(signUp);
    await expect(signedUp).toFlash(copy.signUp.received);
    expect(signedUp).toRedirect(`/auth?${named}`);
    await expect(forgot.action(postArgs(`/auth/forgot?${named}`, { email: EMAIL }))).toFlash(copy.forgot.received);
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
