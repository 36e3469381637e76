import { beforeEach, describe, expect, it } from "vitest";
import { createAccountLink } from "~/features/accounts/account-links.server";
import { loader as lookAtReset } from "~/routes/_site.auth_.reset/route";
import { loader as lookAtVerify } from "~/routes/_site.auth_.verify/route";
import { verifyPassword } from "~/server/crypto/password.server";
import { db } from "~/server/db/db.server";
import { createLink } from "~/server/db/links.server";
import { getUser } from "~/server/sessions/guards.server";
import type { Language } from "~/site/language";
import { errorsOf, flashOf, refusalOf } from "../support/answers";
import { resetDatabase } from "../support/database";
import { mailedToken, outbox } from "../support/mail";
import { makePerson } from "../support/people";
import { cookiesOf, getArgs, signedInAs } from "../support/requests";
import { postForm, showPage } from "../support/show-page";
import "../support/outside";

const EMAIL = "sara@riad.example";
const PASSWORD = "trois-oranges-amères";
const NEW_PASSWORD = "un-citron-confit";
const twice = (password: string) => ({ password, password_confirmation: password });

beforeEach(resetDatabase);

const signUp = (fields: Record<string, string> = {}) =>
  postForm("/auth", { intent: "sign-up", full_name: "Sara Alami", email: EMAIL, ...twice(PASSWORD), ...fields });
const signIn = (password: string, email = EMAIL) => postForm("/auth", { intent: "sign-in", email, password });
const confirm = (token: string, password = PASSWORD) =>
  postForm("/auth/verify", { intent: "confirm-account", token, password });
const userOf = (cookie: string) => getUser(getArgs("/", { cookie }).request);

const makeClient = () => makePerson("client", EMAIL, { password: PASSWORD });

describe("signing up", () => {
  // @spec calls-2, errors-8
  it("makes a client, writes to the address and to the team, and says 'Inscription réussie!' once it is confirmed", async () => {
    await makePerson("admin", "chef@agence.example");
    const answer = await signUp({ redirectTo: "/dashboard/account" });
    expect(answer).toRedirect("/auth?redirectTo=%2Fdashboard%2Faccount");
    await expect(Promise.resolve(answer)).toFlash("Demande d’inscription reçue");
    expect(await db.profile.findFirst({ where: { credential: { email: EMAIL } } })).toMatchObject({
      full_name: "Sara Alami",
      role: "client",
    });
    expect(await outbox()).toEqual(["new-account to chef@agence.example", `verify-email to ${EMAIL}`]);
    expect(await flashOf(confirm(await mailedToken("verify-email")))).toMatchObject({
      tone: "success",
      title: "Inscription réussie\u202f!",
    });
  });

  it("sends no password back", async () => {
    const refused = JSON.stringify(await signUp({ password_confirmation: "autre-chose" }));
    expect([refused.includes(PASSWORD), refused.includes(EMAIL)]).toEqual([false, true]);
  });

  it("answers alike to an address that has an account, changes nothing, and tells its owner by e-mail", async () => {
    await makeClient();
    const known = await flashOf(signUp({ ...twice("le-mot-d-un-intrus") }));
    expect(known).toEqual(await flashOf(signUp({ email: "nouveau@riad.example" })));
    expect(`${known?.title} ${known?.description}`).not.toMatch(/réussie|confirmer/);
    expect(await outbox()).toEqual([`account-exists to ${EMAIL}`, "verify-email to nouveau@riad.example"]);
    expect((await signIn(PASSWORD)).status).toBe(303);
  });

  it("makes one account of two forms at once", async () => {
    const answers = await Promise.all([signUp(), signUp()]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect(await db.credential.count()).toBe(1);
  });

  it("writes to one address three times an hour at most, and says nothing of it", async () => {
    for (let n = 0; n < 5; n++) expect((await signUp()).status).toBe(303);
    expect(await outbox()).toHaveLength(3);
  });
});

it("a robot that fills the hidden field is answered like anybody, and nothing comes of it", async () => {
  await makeClient();
  const robot = { homepage: "https://robot.example" };
  const person = await flashOf(signUp({ email: "nouveau@riad.example" }));
  expect(await flashOf(signUp({ email: "robot@riad.example", ...robot }))).toEqual(person);
  const asked = postForm("/auth/forgot", { email: EMAIL, ...robot });
  expect(await flashOf(asked)).toMatchObject({ tone: "success", title: "Demande reçue" });
  expect(await outbox()).toEqual(["verify-email to nouveau@riad.example"]);
  expect(await db.credential.count()).toBe(2);
});

describe("confirming the address", () => {
  it("comes before signing in; until then the answer is that of a wrong password", async () => {
    await signUp();
    expect(await errorsOf(signIn(PASSWORD))).toEqual(await errorsOf(signIn("faux")));
    const token = await mailedToken("verify-email");
    const looked = await lookAtVerify(getArgs(`/auth/verify?token=${token}`));
    expect(looked.link).toEqual({ isNewAccount: true, email: EMAIL, language: "fr" });
    const answer = await confirm(token);
    expect(answer).toRedirect("/dashboard");
    expect(await userOf(cookiesOf(answer))).toMatchObject({ email: EMAIL });
    await expect(signIn(PASSWORD)).toFlash("Connexion réussie\u202f!");
  });

  it("works by the first letter after another one was sent, once, and not after three days", async () => {
    await signUp();
    const first = await mailedToken("verify-email");
    await signIn(PASSWORD);
    const second = await mailedToken("verify-email");
    expect(second).not.toBe(first);
    await db.link.updateMany({ data: { expires_at: new Date() } });
    const [sentence] = (await errorsOf(confirm(first)))[""] ?? [];
    expect(sentence).toContain("Ce lien n’est plus valable");
    await db.link.updateMany({ data: { expires_at: new Date(Date.now() + 60_000) } });
    expect((await confirm(first)).status).toBe(303);
    for (const token of [first, second]) expect(await errorsOf(confirm(token))).toEqual({ "": [sentence] });
  });

  it("sets the password of the very sign-up, never that of a stranger who came first or later", async () => {
    const [intruder, late] = ["le-mot-d-un-intrus", "un-intrus-en-retard"];
    await signUp({ full_name: "Intrus", ...twice(intruder) });
    await signUp();
    const own = await mailedToken("verify-email");
    await signUp({ full_name: "Intrus", ...twice(late) });
    expect((await errorsOf(confirm(await mailedToken("verify-email"))))[""]).toEqual([
      "Ce mot de passe n’est pas celui de cette inscription.",
    ]);
    expect((await confirm(own)).status).toBe(303);
    const { password_hash } = await db.credential.findFirstOrThrow();
    expect(await verifyPassword(PASSWORD, password_hash)).toBe(true);
    expect(await db.profile.findFirstOrThrow()).toMatchObject({ full_name: "Sara Alami" });
    expect(await db.link.count()).toBe(0);
  });

  it("lets an invited client in who signs up instead of opening the invitation", async () => {
    const { id } = await makePerson("client", EMAIL);
    await db.$transaction((tx) => createAccountLink(tx, { profileId: id, kind: "invitation", email: EMAIL }));
    await signUp();
    expect(await db.link.count({ where: { kind: "invitation" } })).toBe(1);
    const answer = await confirm(await mailedToken("verify-email"));
    expect(await userOf(cookiesOf(answer))).toMatchObject({ id });
  });

  it("ends the sessions that were open until then, and is guessed ten times at most", async () => {
    await signUp();
    const { id } = await db.profile.findFirstOrThrow();
    const squatter = await signedInAs(id);
    const token = await mailedToken("verify-email");
    expect((await refusalOf(confirm(token, "faux-mot"))).init.status).toBe(400);
    await db.rateLimit.updateMany({ data: { points: 10 } });
    expect((await refusalOf(confirm(token))).init).toMatchObject({
      status: 429,
      headers: { "Retry-After": expect.stringMatching(/^[1-9]\d*$/) },
    });
    await db.rateLimit.deleteMany();
    expect((await confirm(token)).status).toBe(303);
    expect(await userOf(squatter)).toBeNull();
  });
});

describe("a forgotten password", () => {
  const ask = (email: string) => postForm("/auth/forgot", { email });
  const choose = (token: string, password = NEW_PASSWORD) => postForm("/auth/reset", { token, ...twice(password) });

  it("answers alike to known and unknown addresses, writes only to the known, and keeps nothing that would open it", async () => {
    await makeClient();
    const unknown = await flashOf(ask("personne@riad.example"));
    expect(await flashOf(ask(EMAIL))).toEqual(unknown);
    expect(await outbox()).toEqual([`reset-password to ${EMAIL}`]);
    const token = await mailedToken("reset-password");
    expect(JSON.stringify(await db.link.findMany())).not.toContain(token);
  });

  it("is replaced through the link: signed in here, signed out elsewhere, and no change of address of an intruder stays; a calendar goes on", async () => {
    const { id } = await makeClient();
    const elsewhere = await signedInAs(id);
    const intruder = { profileId: id, kind: "change_email", email: "intrus@ailleurs.example" } as const;
    await db.$transaction((tx) => createAccountLink(tx, intruder));
    await createLink(db, { kind: "calendar", profile_id: id });
    await ask(EMAIL);
    const answer = await choose(await mailedToken("reset-password"));
    expect(answer).toRedirect("/dashboard");
    expect(await userOf(cookiesOf(answer))).toMatchObject({ email: EMAIL });
    expect(await userOf(elsewhere)).toBeNull();
    expect((await errorsOf(signIn(PASSWORD)))[""]).toHaveLength(1);
    expect((await signIn(NEW_PASSWORD)).status).toBe(303);
    expect(await outbox()).toContain(`password-changed to ${EMAIL}`);
    expect(await db.link.findMany()).toMatchObject([{ kind: "calendar" }]);
  });

  it("has a link that works once, of two at the same moment too, and for an hour", async () => {
    await makeClient();
    await ask(EMAIL);
    const token = await mailedToken("reset-password");
    const answers = await Promise.all([choose(token), choose(token, "un-autre-mot-encore")]);
    expect(answers.filter((answer) => answer instanceof Response)).toHaveLength(1);
    expect(await lookAtReset(getArgs(`/auth/reset?token=${token}`))).toMatchObject({ isValid: false });
    await ask(EMAIL);
    await db.link.updateMany({ data: { expires_at: new Date() } });
    const [sentence] = (await errorsOf(choose(await mailedToken("reset-password"))))[""] ?? [];
    expect(sentence).toContain("Ce lien n’est plus valable");
  });

  it("is not used up by a refused password, and never by a link of another kind", async () => {
    const { id } = await makeClient();
    await ask(EMAIL);
    const token = await mailedToken("reset-password");
    expect((await errorsOf(choose(token, "court"))).password).toHaveLength(1);
    const misused = postForm("/auth/verify", { intent: "confirm-address", token });
    expect(await flashOf(misused)).toMatchObject({ tone: "error" });
    await db.profile.update({ where: { id }, data: { role: "admin" } });
    expect((await errorsOf(choose(token, "sixsix")))[""]).toEqual([
      "Le mot de passe d’un administrateur doit contenir au moins 8 caractères",
    ]);
    expect((await choose(token)).status).toBe(303);
  });
});

const toneOfRenewed = async (token: string) =>
  (await flashOf(postForm("/auth/verify", { intent: "renew-link", token })))?.tone;

it("a link of a sign-up that is too old is replaced by another of the very same, three times an hour", async () => {
  await signUp({ full_name: "Intrus", ...twice("le-mot-d-un-intrus") });
  await signUp();
  const old = await mailedToken("verify-email");
  expect(await toneOfRenewed(old)).toBe("error");
  await db.link.updateMany({ data: { expires_at: new Date() } });
  const page = await showPage(`/auth/verify?token=${old}`);
  expect(page.words).toContain("Recevoir un nouveau lien");
  expect(page.html).toContain(`value="${old}"`);
  expect(await toneOfRenewed(old)).toBe("success");
  const token = await mailedToken("verify-email");
  for (let n = 0; n < 5; n++) await toneOfRenewed(old);
  expect(await outbox()).toHaveLength(5);
  expect(await userOf(cookiesOf(await confirm(token)))).toMatchObject({ fullName: "Sara Alami" });
  expect(await toneOfRenewed(old)).toBe("error");
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
  await db.profile.update({ where: { id }, data: { language } });
  const link = { profileId: id, kind: "invitation", email: EMAIL } as const;
  return { id, token: await db.$transaction((tx) => createAccountLink(tx, link)) };
}

const choosePassword = (token: string, again = PASSWORD): Promise<unknown> =>
  postForm("/auth/invitation", { token, password: PASSWORD, password_confirmation: again });

it.each([
  ["fr", "Choisissez un mot de passe", "Les mots de passe ne correspondent pas", "Bienvenue dans votre espace client"],
  ["es", "Elija una contraseña", "Las contraseñas no coinciden", "Le damos la bienvenida a su área de cliente"],
  ["ar", "اختاروا كلمة مرور", "كلمتا المرور غير متطابقتين", "مرحباً بكم في مساحتكم الخاصة"],
] as const)(
  "an invited client chooses a password and is in, asked and answered in its language: %s",
  async (language, asks, refuses, greets) => {
    const { id, token } = await makeInvited(language);
    const { words } = await showPage(`/auth/invitation?token=${token}`, {});
    expect(words).toContain(asks);
    expect(/mot de passe|accueil/i.test(words)).toBe(language === "fr");
    expect(await choosePassword(token, `${PASSWORD}2`)).toMatchObject({
      data: { lastResult: { error: { password_confirmation: [refuses] } } },
    });
    const answer = (await choosePassword(token)) as Response;
    await expect(answer).toFlash(greets);
    expect(await userOf(cookiesOf(answer))).toMatchObject({ id });
    const chosen = { password_hash: expect.any(String), email_verified_at: expect.any(Date) };
    expect(await db.credential.findUnique({ where: { email: EMAIL } })).toMatchObject(chosen);
    expect(await outbox()).toEqual([]);
  },
);
