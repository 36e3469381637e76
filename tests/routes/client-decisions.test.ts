import { beforeEach, describe, expect, it } from "vitest";
import { askForReviews } from "~/features/projects/handover/ask-review.server";
import { db } from "~/server/db/db.server";
import { rateLimit } from "~/server/http/rate-limit.server";
import { exportOf } from "../support/own-data";
import { makePerson } from "../support/people";
import { makeProjectSpace } from "../support/project-space";
import { postForm, showPage } from "../support/show-page";

const DAY_MS = 86_400_000;
/** By day in Casablanca. */
const NOON = new Date();
NOON.setUTCHours(11, 0, 0, 0);
const inDays = (days: number) => new Date(NOON.getTime() + days * DAY_MS);

let admin: string;
let client: string;
let clientId: string;
let projectId: string;
let milestoneId: string;

beforeEach(async () => {
  const status = "in_progress" as const;
  const space = await makeProjectSpace({ status, events: { create: { status } } });
  ({ admin, client, clientId, projectId } = space);
  await db.profile.update({ where: { id: clientId }, data: { full_name: "Nour Alami", company: "Riad Nour" } });
});

const send = (fields: Record<string, string>) => postForm(`/admin/projects/${projectId}/livraison`, fields, admin);
const handOver = (fields: Record<string, string> = {}) =>
  send({ intent: "hand-over", summary: "Le site et ses textes.", accesses: "Domaine à votre nom.", ...fields });
const page = (cookie = client) => showPage(`/dashboard/projects/${projectId}/livraison`, { cookie });
const answer = (token: string, fields: Record<string, string>) => postForm(`/mon-avis/${token}`, fields);
const letters = (kind: string) => db.mailMessage.findMany({ where: { kind }, orderBy: { created_at: "asc" } });

async function makeFile(name: string): Promise<string> {
  const stored = { kind: "txt", bytes: 12, sha256: "00", storage_key: `files/${name}` };
  const data = { project_id: projectId, is_from_agency: true, name, version: 1, ...stored };
  return (await db.projectFile.create({ data })).id;
}

/** Hands the project over, has the letter written two days later, and returns the token of its link. */
async function ask(): Promise<string> {
  await handOver();
  await askForReviews(atNoon(2));
  return tokenOf((await letters("review-asked")).at(-1)?.text ?? "");
}

const tokenOf = (text: string) => /\/mon-avis\/([\w-]+)/.exec(text)?.[1] ?? "";
const GOOD = { intent: "review", rating: "5", content: "Un site clair, livré à l’heure.", position: "Gérante" };

describe("the end of a project", () => {
  it("is prepared out of the client's sight, then handed over with one letter", async () => {
    const [chosen] = [await makeFile("logo.txt"), await makeFile("brouillon.txt")];
    await expect(send({ intent: "save", summary: "Le site.", files: chosen })).toFlash("Succès");
    expect((await page()).status).toBe(404);
    expect(await letters("project-handed-over")).toEqual([]);
    await expect(handOver({ files: chosen, version: "1" })).toFlash(
      "Succès",
      "Projet livré, le client reçoit une lettre",
    );
    const { words, html } = await page();
    for (const said of ["Le site et ses textes.", "Domaine à votre nom."]) expect(words).toContain(said);
    expect(html).toContain(`/dashboard/projects/${projectId}/fichiers/${chosen}`);
    expect(words).not.toContain("brouillon.txt");
    expect(await letters("project-handed-over")).toMatchObject([{ recipient: "nour@exemple.ma", language: "fr" }]);
    expect(await letters("project-status-changed")).toEqual([]);
    const project = await db.project.findUniqueOrThrow({ where: { id: projectId }, include: { events: true } });
    expect(project.status).toBe("completed");
    expect(project.events.map(({ status }) => status).sort()).toEqual(["completed", "in_progress"]);
    expect((await showPage(`/dashboard/projects/${projectId}`, { cookie: client })).words).toContain(
      "Voir la livraison",
    );
  });

  it("is that of its own project, and of no other one of the client", async () => {
    await handOver();
    const { id } = await db.project.create({ data: { title: "Boutique", client_id: clientId } });
    expect((await showPage(`/dashboard/projects/${id}/livraison`, { cookie: client })).status).toBe(404);
  });

  it("is refused where it is too long, and never overwrites what it has not seen", async () => {
    const long = await send({ intent: "save", summary: "x".repeat(50_000) });
    expect(long).toRefuse("summary", "5\u202f000 caractères au plus");
    await send({ intent: "save", summary: "Une première version" });
    const late = "Cette livraison a changé entre-temps. Rechargez la page avant d’enregistrer.";
    expect(await send({ intent: "save", summary: "Une autre" })).toRefuse("", late, 409);
    await handOver({ version: "1" });
    const again = "Ce projet est déjà livré. Enregistrez vos corrections.";
    expect(await handOver({ version: "2" })).toRefuse("", again, 409);
    await expect(send({ intent: "save", summary: "Corrigé", version: "2" })).toFlash("Succès");
    expect((await page()).words).toContain("Corrigé");
    expect(await letters("project-handed-over")).toHaveLength(1);
  });

  it("is refused for another project's file, and without a client", async () => {
    const other = await db.project.create({ data: { title: "Autre" } });
    const file = await makeFile("autre.txt");
    await db.projectFile.update({ where: { id: file }, data: { project_id: other.id } });
    const gone = "Un des fichiers choisis n’existe plus. Relisez la liste.";
    expect(await handOver({ files: file })).toRefuse("", gone, 409);
    await db.project.update({ where: { id: projectId }, data: { client_id: null } });
    expect(await handOver()).toMatchObject({ init: { status: 409 } });
    expect(await db.projectHandover.count()).toBe(0);
  });

  it("speaks the client's language", async () => {
    await db.profile.update({ where: { id: clientId }, data: { language: "ar" } });
    const token = await ask();
    expect((await page()).html).toContain("ما سُلّم");
    expect((await showPage(`/mon-avis/${token}`)).html).toContain("رأيكم في عملنا");
    expect(await letters("project-handed-over")).toMatchObject([{ language: "ar" }]);
    expect(await letters("review-asked")).toMatchObject([{ language: "ar" }]);
  });
});

describe("the review after it", () => {
  it("is asked two days later and reminded of once, however often it is looked at", async () => {
    await handOver();
    for (const days of [0, 1]) await askForReviews(inDays(days));
    expect(await letters("review-asked")).toEqual([]);
    for (const days of [2, 3, 8, 9, 10, 20]) await askForReviews(atNoon(days));
    const subjects = (await letters("review-asked")).map(({ subject }) => subject);
    expect(subjects).toEqual(["Votre avis sur notre travail", "Votre avis, si vous avez une minute"]);
    const [first, second] = (await letters("review-asked")).map(({ text }) => tokenOf(text));
    for (const token of [first, second]) expect((await showPage(`/mon-avis/${token}`)).status).toBe(200);
    expect(await db.link.findMany({ where: { token_hash: first ?? "" } })).toEqual([]);
  });

  it("is stored once, verified by its project and with the name that is known, for the office to publish", async () => {
    const token = await ask();
    expect((await showPage(`/mon-avis/${token}`)).words).toContain("Nour Alami, Riad Nour");
    for (let time = 0; time < 2; time++) expect(await answer(token, GOOD)).toRedirect(`/mon-avis/${token}`);
    const by = { name: "Nour Alami", company: "Riad Nour", project_id: projectId };
    expect(await db.testimonial.findMany()).toMatchObject([{ ...by, rating: 5, is_published: false, is_spam: false }]);
    expect((await showPage(`/mon-avis/${token}`)).words).toContain("Votre avis est bien reçu");
    expect(await letters("new-review")).toHaveLength(1);
    await askForReviews(atNoon(12));
    expect(await letters("review-asked")).toHaveLength(1);
    const { id } = await db.testimonial.findFirstOrThrow();
    await db.testimonial.update({ where: { id }, data: { is_published: true } });
    expect((await showPage("/avis")).words).toContain("Avis vérifié");
  });

  it("is asked no more of somebody who refuses, has given one, or is erased", async () => {
    const token = await ask();
    expect(await answer(token, { intent: "refuse" })).toRedirect(`/mon-avis/${token}`);
    expect((await showPage(`/mon-avis/${token}`)).words).toContain("nous ne vous écrirons plus à ce sujet");
    await askForReviews(atNoon(12));
    expect(await letters("review-asked")).toHaveLength(1);
    await db.reviewRequest.updateMany({ data: { refused_at: null } });
    await db.testimonial.create({
      data: { name: "Nour", content: "Très bien fait", rating: 5, project_id: projectId },
    });
    await askForReviews(atNoon(12));
    expect(await letters("review-asked")).toHaveLength(1);
  });

  it("is not asked at night, nor by a link that is made up or of a project that changed hands", async () => {
    const token = await ask();
    expect((await showPage("/mon-avis/inconnu")).status).toBe(404);
    await expect(answer("inconnu", GOOD)).resolves.toRedirect("/mon-avis/inconnu");
    await db.project.update({ where: { id: projectId }, data: { client_id: null } });
    expect((await showPage(`/mon-avis/${token}`)).status).toBe(404);
    await expect(answer(token, GOOD)).resolves.toRedirect(`/mon-avis/${token}`);
    expect(await db.testimonial.count()).toBe(0);
    const night = inDays(12);
    night.setUTCHours(2);
    await db.project.update({ where: { id: projectId }, data: { client_id: clientId } });
    await askForReviews(night);
    expect(await letters("review-asked")).toHaveLength(1);
  });
});

/** So many days from now, at an hour at which letters are written. */
function atNoon(days: number): Date {
  const at = inDays(days + 1);
  at.setUTCHours(11);
  return at;
}

beforeEach(async () => {
  milestoneId = await makeMilestone("Maquettes", 1);
});

const PAGE = () => `/dashboard/projects/${projectId}`;
const CHANGED = "Cette étape a changé entre-temps. Relisez-la avant de décider.";

async function makeMilestone(title: string, position: number): Promise<string> {
  const data = { project_id: projectId, position, title, state: "in_review" as const };
  return (await db.projectMilestone.create({ data })).id;
}

function sendFile(name: string, version: number, isFromAgency = true) {
  const of = { project_id: projectId, is_from_agency: isFromAgency, kind: "pdf", sha256: "ab", bytes: 10 };
  return db.projectFile.create({ data: { ...of, name, version, storage_key: `projects/${name}-${version}` } });
}

const read = async (cookie = client, path = PAGE()) => (await showPage(path, { cookie })).words;

/** What the page's own form of a milestone says. */
async function formOf(id = milestoneId): Promise<Record<string, string>> {
  const { html } = await showPage(PAGE(), { cookie: client });
  const fields = new RegExp(
    `value="${id}"/><input type="hidden" name="version" value="(\\d+)"/>.*?name="shown" value="([^"]*)"`,
  );
  const [, version = "", shown = ""] = fields.exec(html) ?? [];
  return { id, version, shown };
}

const decide = (fields: Record<string, string>) => postForm(PAGE(), fields, client);

const decided = async () =>
  (
    await db.milestoneEventFile.findMany({ include: { file: true, event: true }, orderBy: { file: { name: "asc" } } })
  ).map(({ file, event }) => [event.kind, file.name, file.version]);

it("an approval keeps the versions that were shown, and both sides read them with who and when", async () => {
  await sendFile("maquette.pdf", 1);
  await sendFile("maquette.pdf", 2);
  await sendFile("nos-textes.pdf", 1, false);
  const before = await read();
  expect(before).toContain("Ce que vous validez pdf maquette.pdf version 2,");
  expect(before).not.toContain("nos-textes.pdf");
  await expect(await decide({ intent: "approve", ...(await formOf()) })).toFlash("Étape validée");
  expect(await decided()).toEqual([["approved", "maquette.pdf", 2]]);
  expect(await read()).toMatch(/Validée le .*, par Nour Alami maquette\.pdf \(version 2\)/);
  expect(await read(admin, `/admin/projects/${projectId}/etapes`)).toMatch(
    /Étape validée · Maquettes · Nour Alami maquette\.pdf \(version 2\)/,
  );
  const events = [{ kind: "approved", files: [{ file: { version: 2 } }] }];
  expect(await exportOf(clientId)).toMatchObject({ projects: [{ milestones: [{ events }] }] });
});

it("a version that came meanwhile is a 409 that shows it, nothing is decided, and the text stays", async () => {
  await sendFile("maquette.pdf", 1);
  const opened = await formOf();
  await sendFile("maquette.pdf", 2);
  expect(await decide({ intent: "approve", ...opened })).toRefuse("", CHANGED, 409);
  const fields = { intent: "rework", text: "Le bleu est trop froid", ...opened };
  const again = await showPage(PAGE(), { cookie: client, fields });
  expect(again.status).toBe(409);
  for (const word of ["Votre décision n'est pas enregistrée", CHANGED, "maquette.pdf version 2,", "Le bleu est trop"])
    expect(again.words).toContain(word);
  expect(await decided()).toEqual([]);
  expect(await db.milestoneEvent.count()).toBe(0);
  await decide({ intent: "rework", text: "Le bleu est trop froid", ...(await formOf()) });
  expect(await decided()).toEqual([["rework", "maquette.pdf", 2]]);
});

it("what was approved with one milestone is not asked for again with the next, until that is taken back", async () => {
  const next = await makeMilestone("Mise en ligne", 2);
  await sendFile("maquette.pdf", 1);
  await decide({ intent: "approve", ...(await formOf()) });
  expect(await read()).not.toContain("Ce que vous validez");
  expect(await formOf(next)).toMatchObject({ shown: "" });
  await decide({ intent: "undo", ...(await formOf()), id: milestoneId, version: "2" });
  expect(await read()).toContain("Ce que vous validez pdf maquette.pdf");
});

it("too many decisions are refused in the client's language, and the text stays", async () => {
  await db.profile.update({ where: { id: clientId }, data: { language: "es" } });
  const limit = rateLimit({ name: "milestone-decision", points: 60, seconds: 3600 });
  for (let count = 0; count < 60; count += 1) await limit.consume(clientId);
  const fields = { intent: "rework", text: "Más claro", ...(await formOf()) };
  const page = await showPage(PAGE(), { cookie: client, fields });
  expect(page.status).toBe(429);
  for (const said of ["Demasiadas decisiones en poco tiempo", "Más claro"]) expect(page.words).toContain(said);
});

async function decideOn(intent: string, fields: Record<string, string> = {}) {
  const { version } = await db.projectMilestone.findUniqueOrThrow({ where: { id: milestoneId } });
  const sent = { intent, id: milestoneId, version: String(version), ...fields };
  return decide(sent);
}

async function subjects() {
  const written = await db.mailMessage.findMany({ orderBy: { created_at: "asc" } });
  const ofProject = "Site du riad\u202f: Maquettes, ";
  return written.map(({ recipient, subject }) => `${recipient.split("@")[0]}: ${subject.replace(ofProject, "")}`);
}

/** Delivers what waits, as the queue does: to one of the team, or to all. */
const deliver = (recipient?: string) =>
  db.mailMessage.updateMany({ where: { ...(recipient && { recipient }) }, data: { status: "sent" } });

describe("a decision that is taken back", () => {
  it("is told to the team once its letter has left, each time", async () => {
    await decideOn("approve");
    await deliver();
    await decideOn("undo");
    expect(await subjects()).toEqual(["sara: validée", "sara: décision reprise"]);
    const letter = await db.mailMessage.findFirstOrThrow({ where: { status: "waiting" } });
    expect(letter.text).toContain("l’étape est de nouveau à valider");
    await deliver();
    await decideOn("rework", { text: "Le bleu" });
    await deliver();
    await decideOn("undo");
    expect((await subjects()).slice(2)).toEqual(["sara: à reprendre", "sara: décision reprise"]);
  });

  it("is told to nobody whose letter still waits, who would learn of nothing that holds", async () => {
    await makePerson("admin", "youssef@zellige.example");
    await decideOn("approve");
    await deliver("sara@zellige.example");
    await decideOn("undo");
    expect(await subjects()).toEqual(["sara: validée", "sara: décision reprise"]);
    await decideOn("approve");
    await decideOn("undo");
    expect(await subjects()).toHaveLength(2);
  });
});
