import { beforeEach, describe, expect, it } from "vitest";
import { loader } from "~/routes/dashboard_.account/route";
import { hashPassword, verifyPassword } from "~/server/crypto/password.server";
import { db } from "~/server/db/db.server";
import { rateLimit } from "~/server/http/rate-limit.server";
import { getUser } from "~/server/sessions/guards.server";
import { resetDatabase } from "../support/database";
import { mailedToken, outbox } from "../support/mail";
import { makePerson } from "../support/people";
import { cookiesOf, getArgs, signedInAs } from "../support/requests";
import { postForm, showPage } from "../support/show-page";

const EMAIL = "sara@riad.example";
const NEW_EMAIL = "sara@maison.example";
const PASSWORD = "trois-oranges-amères";
const NEW_PASSWORD = "un-citron-confit";

let cookie = "";
let elsewhere = "";
let id = "";

beforeEach(async () => {
  await resetDatabase();
  id = (await makePerson("client", EMAIL)).id;
  const data = { password_hash: await hashPassword(PASSWORD), email_verified_at: new Date() };
  await db.credential.update({ where: { email: EMAIL }, data });
  elsewhere = await signedInAs(id);
  cookie = await signedInAs(id);
});

const post = (intent: string, fields: Record<string, string>) =>
  postForm("/dashboard/account", { intent, ...fields }, cookie);
const TO_WAIT = { status: 429, headers: { "Retry-After": expect.stringMatching(/^[1-9]\d*$/) } };
const userOf = (held: string) => getUser(getArgs("/", { cookie: held }).request);
const sessionsOf = async (held: string) => (await loader(getArgs("/dashboard/account", { cookie: held }))).sessions;

const newPassword = (current_password: string, password = NEW_PASSWORD) =>
  post("change-password", { current_password, password, password_confirmation: password });
const confirm = async () =>
  await postForm("/auth/verify", { intent: "confirm-address", token: await mailedToken("change-email") });
const newEmail = (current_password: string, email = NEW_EMAIL) => post("change-email", { email, current_password });

describe("changing the password", () => {
  it("asks for the current one", async () => {
    const answer = await newPassword("faux-mot");
    expect(answer).toRefuse("", "Le mot de passe actuel est incorrect.");
    expect(JSON.stringify(answer)).not.toContain(NEW_PASSWORD);
    expect(await userOf(cookie)).not.toBeNull();
  });

  it("signs out everywhere, goes on here with a new session, and tells the owner", async () => {
    const answer = (await newPassword(PASSWORD)) as Response;
    expect(await userOf(cookiesOf(answer))).toMatchObject({ id });
    expect(await Promise.all([cookie, elsewhere].map(userOf))).toEqual([null, null]);
    const { password_hash } = await db.credential.findFirstOrThrow();
    expect(await verifyPassword(NEW_PASSWORD, password_hash)).toBe(true);
    expect(await outbox()).toEqual([`password-changed to ${EMAIL}`]);
  });

  it("is done once when two ask for it by the same password, and only one goes on", async () => {
    const answers = await Promise.all(["une-figue-mûre", "une-datte-sèche"].map((next) => newPassword(PASSWORD, next)));
    const refused = answers.filter((answer) => !(answer instanceof Response));
    expect(refused).toHaveLength(1);
    expect(refused[0]).toRefuse("", "Le mot de passe actuel est incorrect.");
    expect([await db.session.count(), await outbox()]).toEqual([1, [`password-changed to ${EMAIL}`]]);
  });

  it("ends a change of address that somebody else may have asked for", async () => {
    await newEmail(PASSWORD);
    await newPassword(PASSWORD);
    await confirm();
    expect(await db.credential.findFirstOrThrow()).toMatchObject({ email: EMAIL });
  });

  it("slows down who guesses the current one", async () => {
    for (let n = 0; n < 10; n++) await newPassword("faux-mot");
    const answer = await newPassword(PASSWORD);
    expect(answer.init).toMatchObject(TO_WAIT);
    expect(answer.data.lastResult.error[""]?.[0]).toContain("Trop de tentatives");
  });
});

describe("changing the address", () => {
  it("waits for the link in the new mailbox, and warns the old one", async () => {
    await newEmail(PASSWORD);
    expect(await outbox()).toEqual([`change-email to ${NEW_EMAIL}`, `change-email-notice to ${EMAIL}`]);
    expect(await userOf(cookie)).toMatchObject({ email: EMAIL });
    await confirm();
    expect(await userOf(cookie)).toMatchObject({ email: NEW_EMAIL });
  });

  it("writes five times an hour at most", async () => {
    const perProfile = rateLimit({ name: "change-email", points: 5, seconds: 60 });
    for (let n = 0; n < 5; n += 1) await perProfile.consume(id);
    expect((await newEmail(PASSWORD)).init).toMatchObject(TO_WAIT);
    expect(await outbox()).toEqual([]);
  });

  it("does not tell that an address is somebody else's", async () => {
    await makePerson("client", NEW_EMAIL);
    expect(((await newEmail(PASSWORD)) as Response).status).toBe(303);
    expect(await outbox()).toEqual([`account-exists to ${NEW_EMAIL}`, `change-email-notice to ${EMAIL}`]);
  });

  it("fails gently when the address has become another account's meanwhile", async () => {
    await newEmail(PASSWORD);
    await makePerson("client", NEW_EMAIL);
    const answer = await confirm();
    expect(answer.status).toBe(303);
    expect(await userOf(cookie)).toMatchObject({ email: EMAIL });
  });
});

describe("the own sessions", () => {
  it("are listed, this one marked, and can be ended", async () => {
    const sessions = await sessionsOf(cookie);
    expect(sessions.map(({ isCurrent }) => isCurrent).sort()).toEqual([false, true]);
    const other = sessions.find(({ isCurrent }) => !isCurrent);
    await post("end-session", { session: String(other?.id) });
    expect(await userOf(elsewhere)).toBeNull();
    expect(await userOf(cookie)).not.toBeNull();
  });

  it.each([
    ["client", "fr", "Fermer toutes les autres sessions", "Toutes les autres sessions sont fermées"],
    ["client", "es", "Cerrar todas las demás sesiones", "Las demás sesiones están cerradas"],
    ["client", "ar", "إنهاء كل الجلسات الأخرى", "أُنهيت كل الجلسات الأخرى"],
    ["admin", "fr", "Fermer toutes les autres sessions", "Toutes les autres sessions sont fermées"],
  ] as const)("are all ended but this one by one post of a %s (%s)", async (role, language, label, done) => {
    await db.profile.update({ where: { id }, data: { role, language } });
    const third = await signedInAs(id);
    const stranger = await signedInAs((await makePerson("client", "omar@riad.example")).id);
    expect((await showPage("/dashboard/account", { cookie })).words).toContain(label);
    await expect((await post("end-other-sessions", {})) as Response).toFlash(done);
    expect(await Promise.all([elsewhere, third].map(userOf))).toEqual([null, null]);
    expect(await userOf(cookie)).toMatchObject({ id });
    expect(await userOf(stranger)).not.toBeNull();
    expect((await showPage("/dashboard/account", { cookie })).words).not.toContain(label);
  });

  it("are shown by nothing that opens them", async () => {
    const shown = JSON.stringify(await sessionsOf(cookie));
    for (const { token_hash } of await db.session.findMany()) expect(shown).not.toContain(token_hash);
  });
});
