import { beforeEach, describe, expect, it } from "vitest";
import { loader as dashboardLoader } from "~/routes/dashboard/route";
import { loader as erasureLoader } from "~/routes/dashboard.erasure/route";
import { loader as profileLoader } from "~/routes/dashboard.profile/route";
import { loader as exportLoader } from "~/routes/dashboard_.export/route";
import { loader as projectLoader } from "~/routes/dashboard_.projects.$id/route";
import { db } from "~/server/db/db.server";
import { flashOf } from "../support/answers";
import { resetDatabase } from "../support/database";
import { makePerson } from "../support/people";
import { getArgs, signedInAs } from "../support/requests";
import { postForm, showPage } from "../support/show-page";

let cookie: string;
let id: string;
let otherId: string;

beforeEach(async () => {
  await resetDatabase();
  id = (await makePerson("client", "khadija@riad.example")).id;
  otherId = (await makePerson("client", "omar@tazi.example")).id;
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
    expect([user.email, erasureAsked]).toEqual(["khadija@riad.example", null]);
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
  it("is saved and shown again", async () => {
    const answer = await saveProfile({ full_name: " Khadija Benali ", company: "Riad Benali" });
    await expect(answer).toFlash("Succès", "Profil mis à jour");
    const { values } = await profileLoader(getArgs("/dashboard/profile", { cookie }));
    expect(values).toEqual({ full_name: "Khadija Benali", company: "Riad Benali", language: "fr" });
    expect(await db.profile.findUniqueOrThrow({ where: { id: otherId } })).toMatchObject({ full_name: "omar" });
  });

  it("cannot name another person, or another role", async () => {
    await saveProfile({ full_name: "Khadija", id: otherId, role: "admin" });
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

  it("knows no other intent", async () => {
    await expect(erasure("now")).rejects.toMatchObject({ init: { status: 400 } });
  });
});

describe("one's own data", () => {
  const download = async () => {
    const answer = await exportLoader(getArgs("/dashboard/export", { cookie }));
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
    await db.contactInquiry.create({ data: { name: "K", email: "khadija@riad.example", message: "Mon message" } });
    expect((await download()).text).not.toContain("Mon message");
    await db.credential.update({ where: { profile_id: id }, data: { email_verified_at: new Date() } });
    expect((await download()).text).toContain("Mon message");
  });
});
