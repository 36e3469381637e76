import { beforeEach, describe, expect, it } from "vitest";
import { getOwnData } from "~/features/accounts/queries/account-data.server";
import { db } from "~/server/db/db.server";
import { rateLimit } from "~/server/http/rate-limit.server";
import { makePerson } from "../support/people";
import { makeProjectSpace } from "../support/project-space";
import { postForm, showPage } from "../support/show-page";

let [admin, client, clientId, projectId, milestoneId] = ["", "", "", "", ""];

beforeEach(async () => {
  ({ admin, client, clientId, projectId } = await makeProjectSpace());
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

const send = (fields: Record<string, string>) => postForm(PAGE(), fields, client);

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
  await expect(await send({ intent: "approve", ...(await formOf()) })).toFlash("Étape validée");
  expect(await decided()).toEqual([["approved", "maquette.pdf", 2]]);
  expect(await read()).toMatch(/Validée le .*, par nour maquette\.pdf \(version 2\)/);
  expect(await read(admin, `/admin/projects/${projectId}/etapes`)).toMatch(
    /Étape validée · Maquettes · nour maquette\.pdf \(version 2\)/,
  );
  const { projects } = await getOwnData(clientId);
  expect(projects[0]?.milestones[0]?.events).toMatchObject([{ kind: "approved", files: [{ file: { version: 2 } }] }]);
});

it("a version that came meanwhile is a 409 that shows it, nothing is decided, and the text stays", async () => {
  await sendFile("maquette.pdf", 1);
  const opened = await formOf();
  await sendFile("maquette.pdf", 2);
  expect(await send({ intent: "approve", ...opened })).toRefuse("", CHANGED, 409);
  const fields = { intent: "rework", text: "Le bleu est trop froid", ...opened };
  const again = await showPage(PAGE(), { cookie: client, fields });
  expect(again.status).toBe(409);
  for (const word of ["Votre décision n'est pas enregistrée", CHANGED, "maquette.pdf version 2,", "Le bleu est trop"])
    expect(again.words).toContain(word);
  expect(await decided()).toEqual([]);
  expect(await db.milestoneEvent.count()).toBe(0);
  await send({ intent: "rework", text: "Le bleu est trop froid", ...(await formOf()) });
  expect(await decided()).toEqual([["rework", "maquette.pdf", 2]]);
});

it("what was approved with one milestone is not asked for again with the next, until that is taken back", async () => {
  const next = await makeMilestone("Mise en ligne", 2);
  await sendFile("maquette.pdf", 1);
  await send({ intent: "approve", ...(await formOf()) });
  expect(await read()).not.toContain("Ce que vous validez");
  expect(await formOf(next)).toMatchObject({ shown: "" });
  await send({ intent: "undo", ...(await formOf()), id: milestoneId, version: "2" });
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
  return send(sent);
}

const letters = async () =>
  (await db.mailMessage.findMany({ orderBy: { created_at: "asc" } })).map(
    ({ recipient, subject }) => `${recipient.split("@")[0]}: ${subject.replace("Site du riad\u202f: Maquettes, ", "")}`,
  );

/** Delivers what waits, as the queue does: to one of the team, or to all. */
const deliver = (recipient?: string) =>
  db.mailMessage.updateMany({ where: { ...(recipient && { recipient }) }, data: { status: "sent" } });

describe("a decision that is taken back", () => {
  it("is told to the team once its letter has left, each time", async () => {
    await decideOn("approve");
    await deliver();
    await decideOn("undo");
    expect(await letters()).toEqual(["sara: validée", "sara: décision reprise"]);
    const letter = await db.mailMessage.findFirstOrThrow({ where: { status: "waiting" } });
    expect(letter.text).toContain("l’étape est de nouveau à valider");
    await deliver();
    await decideOn("rework", { text: "Le bleu" });
    await deliver();
    await decideOn("undo");
    expect((await letters()).slice(2)).toEqual(["sara: à reprendre", "sara: décision reprise"]);
  });

  it("is told to nobody whose letter still waits, who would learn of nothing that holds", async () => {
    await makePerson("admin", "youssef@zellige.example");
    await decideOn("approve");
    await deliver("sara@zellige.example");
    await decideOn("undo");
    expect(await letters()).toEqual(["sara: validée", "sara: décision reprise"]);
    await decideOn("approve");
    await decideOn("undo");
    expect(await letters()).toHaveLength(2);
  });
});
