import { beforeEach, describe, expect, it } from "vitest";
import { authenticate } from "~/features/accounts/commands/authenticate.server";
import { createAdmin } from "~/features/accounts/commands/create-admin.server";
import { loader } from "~/routes/_site.auth/route";
import { db } from "~/server/db/db.server";
import { beginSession } from "~/server/sessions/begin-session.server";
import { getUser } from "~/server/sessions/guards.server";
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
    const asked = await signIn({ redirectTo: "/admin/inquiries?status=new" });
    expect(asked).toRedirect("/admin/inquiries?status=new");
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
    const answer = await signIn({ redirectTo: "//evil.example" });
    expect(answer).toRedirect("/admin");
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

  it("refuses the eleventh try on one account, even a right one, and nobody else's", async () => {
    await createAdmin({ email: "youssef@zellige.example", password: PASSWORD });
    for (let attempt = 0; attempt < 10; attempt += 1) await signIn({ password: "faux-mot" });
    const limited = await signIn();
    expect(limited.init).toMatchObject({ status: 429, headers: { "Retry-After": expect.stringMatching(/^\d+$/) } });
    expect(limited.data.lastResult.error[""]?.[0]).toMatch(/Trop de tentatives.*Réessayez dans/);
    expect((await signIn({ email: "youssef@zellige.example" })).status).toBe(303);
    // Twelve passwords are hashed, as slowly as they should be.
  }, 120_000);
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
    const answer = await postForm("/sign-out", {}, cookie);
    expect(answer).toRedirect("/");
    expect(await userOf(cookie)).toBeNull();
    expect(await db.session.count()).toBe(0);
  });
});
