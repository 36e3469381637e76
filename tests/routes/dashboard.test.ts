import { beforeEach, describe, expect, it } from "vitest";
import { loader as dashboardLoader } from "~/routes/dashboard/route";
import { loader as erasureLoader } from "~/routes/dashboard.erasure/route";
import { loader as profileLoader } from "~/routes/dashboard.profile/route";
import { loader as accountLoader } from "~/routes/dashboard_.account/route";
import { loader as exportLoader } from "~/routes/dashboard_.export/route";
import { loader as projectLoader } from "~/routes/dashboard_.projects.$id/route";
import { verifyPassword } from "~/server/crypto/password.server";
import { db } from "~/server/db/db.server";
import { rateLimit } from "~/server/http/rate-limit.server";
import { getUser } from "~/server/sessions/guards.server";
import { flashOf } from "../support/answers";
import { resetDatabase } from "../support/database";
import { mailedToken, outbox } from "../support/mail";
import { makePerson } from "../support/people";
import { cookiesOf, getArgs, signedInAs } from "../support/requests";
import { postForm, showPage } from "../support/show-page";

const EMAIL = "khadija@riad.example";
const NEW_EMAIL = "khadija@maison.example";
const PASSWORD = "trois-oranges-amères";
const NEW_PASSWORD = "un-citron-confit";

let cookie: string;
let elsewhere: string;
let id: string;
let otherId: string;

beforeEach(async () => {
  await resetDatabase();
  id = (await makePerson("client", EMAIL, { password: PASSWORD })).id;
  otherId = (await makePerson("client", "omar@tazi.example")).id;
  elsewhere = await signedInAs(id);
  cookie = await signedInAs(id);
});

const dashboard = () => dashboardLoader(getArgs("/dashboard", { cookie }));
const makeProject = (title: string, client_id: string, created_at = new Date()) =>
  db.project.create({
    data: { title, client_id, created_at, budget: 12500, events: { create: { status: "pending" } } },
  });
const saveProfile = (fields: Record<string, string>) =>
  postForm("/dashboard/profile", { intent: "profile", ...fields }, cookie);
const erasure = (intent: string) => postForm("/dashboard/erasure", { intent }, cookie);

describe("the dashboard", () => {
  // @spec product-7, account-6, roles-4, calls-8
  it("shows one's own projects, newest first, with budget, deadline and history in words", async () => {
    await makeProject("Ancien", id, new Date(1000));
    await makeProject("Récent", id);
    await makeProject("D’un autre", otherId);
    const { projects, user, erasureAsked } = await dashboard();
    expect(projects.map(({ title }) => title)).toEqual(["Récent", "Ancien"]);
    expect(projects[0]).toMatchObject({
      ...{ budget: "12\u00a0500\u00a0MAD", deadline: "À définir", history: [{ status: "pending" }] },
    });
    expect([user.email, erasureAsked]).toEqual([EMAIL, null]);
  });

  it("comes in pages of 20 projects", async () => {
    for (let n = 1; n <= 22; n += 1) await makeProject(`Projet ${n}`, id, new Date(n));
    const { projects, pageCount } = await dashboardLoader(getArgs("/dashboard?page=2", { cookie }));
    expect(projects.map(({ title }) => title)).toEqual(["Projet 2", "Projet 1"]);
    expect(pageCount).toBe(2);
  });
});

describe("a project's page", () => {
  const show = (projectId: string) =>
    projectLoader(getArgs(`/dashboard/projects/${projectId}`, { cookie, params: { id: projectId } }));

  it("says where it stands and since when", async () => {
    const { id: projectId } = await makeProject("Site", id, new Date("2026-01-02T10:00:00Z"));
    await db.projectEvent.create({
      data: { project_id: projectId, status: "in_progress", created_at: new Date("2100-03-04T10:00:00Z") },
    });
    const { project } = await show(projectId);
    expect(project).toMatchObject({ title: "Site", since: "depuis le 4 mars 2100" });
    expect(project.history.map(({ status }) => status)).toEqual(["pending", "in_progress"]);
  });
});

describe("one's own profile", () => {
  it("is saved and shown again, and names no other person and no other role", async () => {
    const others = { id: otherId, role: "admin" };
    const answer = await saveProfile({ full_name: " Khadija Benali ", company: "Riad Benali", ...others });
    await expect(answer).toFlash("Succès", "Profil mis à jour");
    const { values } = await profileLoader(getArgs("/dashboard/profile", { cookie }));
    expect(values).toEqual({ full_name: "Khadija Benali", company: "Riad Benali", language: "fr" });
    expect(await db.profile.findUniqueOrThrow({ where: { id } })).toMatchObject({ role: "client" });
    expect(await db.profile.findUniqueOrThrow({ where: { id: otherId } })).toMatchObject({ full_name: "omar" });
  });
});

describe("erasure", () => {
  it("is asked for once, shown, and can be withdrawn", async () => {
    await expect(await erasure("ask")).toFlash("Succès", "Demande d’effacement envoyée");
    const { erasure_requested_at: first } = await db.profile.findUniqueOrThrow({ where: { id } });
    await erasure("ask");
    expect((await db.profile.findUniqueOrThrow({ where: { id } })).erasure_requested_at).toEqual(first);
    expect((await dashboard()).erasureAsked).toMatch(/\d{4}\. /);
    const again = await showPage("/dashboard/erasure", { cookie });
    expect(again.words).toContain("Vous l'avez déjà demandé le");
    expect(again.html).not.toContain('value="ask"');
    await expect(await erasure("withdraw")).toFlash("Succès", "Demande d’effacement retirée");
    expect((await dashboard()).erasureAsked).toBeNull();
    const trail = await db.auditEntry.findMany({ orderBy: { created_at: "asc" } });
    expect(trail.map(({ action }) => action)).toEqual(["erasure-asked", "erasure-withdrawn"]);
  });

  it("is refused to an admin, who is no client, with a sentence", async () => {
    await db.profile.update({ where: { id }, data: { role: "admin" } });
    const refused = { title: "Erreur", description: expect.stringContaining("ne se demande pas ici") };
    expect(await flashOf(await erasure("ask"))).toMatchObject(refused);
    const dialog = await erasureLoader(getArgs("/dashboard/erasure", { cookie })).catch((thrown: unknown) => thrown);
    expect(await flashOf(dialog as Response)).toMatchObject(refused);
    expect(await db.profile.findUniqueOrThrow({ where: { id } })).toMatchObject({ erasure_requested_at: null });
  });
});

describe("one's own data", () => {
  const download = async (held = cookie) => {
    const answer = await exportLoader(getArgs("/dashboard/export", { cookie: held }));
    return { answer, text: await answer.text() };
  };

  it("come as a file, with nothing of anybody else and no hash", async () => {
    await makeProject("Site", id);
    await makeProject("D’un autre", otherId);
    await db.credential.update({ where: { profile_id: id }, data: { password_hash: "secret-hash" } });
    const { answer, text } = await download();
    expect(answer.headers.get("Content-Disposition")).toBe('attachment; filename="mes-donnees.json"');
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(JSON.parse(text)).toMatchObject({
      account: { email: "khadija@riad.example" },
      projects: [{ title: "Site" }],
    });
    for (const secret of ["D’un autre", "secret-hash", "token_hash", otherId]) expect(text).not.toContain(secret);
  });

  it("hold the messages of an address only once it is proven", async () => {
    await db.contactInquiry.create({ data: { name: "O", email: "omar@tazi.example", message: "Mon message" } });
    const unproven = await signedInAs(otherId);
    expect((await download(unproven)).text).not.toContain("Mon message");
    await db.credential.update({ where: { profile_id: otherId }, data: { email_verified_at: new Date() } });
    expect((await download(unproven)).text).toContain("Mon message");
  });
});

const post = (intent: string, fields: Record<string, string>) =>
  postForm("/dashboard/account", { intent, ...fields }, cookie);
const TO_WAIT = { status: 429, headers: { "Retry-After": expect.stringMatching(/^[1-9]\d*$/) } };
const userOf = (held: string) => getUser(getArgs("/", { cookie: held }).request);
const sessionsOf = async (held: string) =>
  (await accountLoader(getArgs("/dashboard/account", { cookie: held }))).sessions;

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
    const { password_hash } = await db.credential.findUniqueOrThrow({ where: { profile_id: id } });
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
    expect(await db.credential.findUniqueOrThrow({ where: { profile_id: id } })).toMatchObject({ email: EMAIL });
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
    const stranger = await signedInAs(otherId);
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
