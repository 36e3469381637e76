import { beforeEach, describe, expect, it } from "vitest";
import { db } from "~/server/db/db.server";
import { dayInCasablanca } from "~/site/calendar";
import { makeProjectSpace } from "../support/project-space";
import { postForm, showPage } from "../support/show-page";

const DAY_MS = 86_400_000;
const today = () => Date.parse(dayInCasablanca(new Date()));
const inDays = (days: number) => new Date(today() + days * DAY_MS);

let [admin, client, clientId, projectId, id] = ["", "", "", "", ""];

beforeEach(async () => {
  ({ admin, client, clientId, projectId } = await makeProjectSpace({ revisions_included: 2 }));
});

/** A milestone due five days ago, sent to the client so many days ago, and two that come after it. */
async function sendDaysAgo(days: number) {
  const row = (title: string, position: number, dueInDays: number) => ({
    ...{ project_id: projectId, title, position, due_on: inDays(dueInDays), planned_on: inDays(dueInDays) },
  });
  const created_at = new Date(Date.now() - days * DAY_MS);
  const events = { create: { kind: "submitted" as const, created_at } };
  await db.projectMilestone.create({ data: { ...row("Cadrage", 0, -20), state: "approved" } });
  ({ id } = await db.projectMilestone.create({ data: { ...row("Maquettes", 1, -5), state: "in_review", events } }));
  await db.projectMilestone.createMany({ data: [row("Développement", 2, 10), row("Recette", 3, 20)] });
}

async function send(intent: string) {
  const { version } = await db.projectMilestone.findUniqueOrThrow({ where: { id } });
  const sent = { intent, id, version: String(version), text: "Le bleu" };
  return postForm(`/dashboard/projects/${projectId}`, sent, client);
}

const dueDays = async () =>
  (await db.projectMilestone.findMany({ orderBy: { position: "asc" } })).map(
    ({ due_on }) => (Number(due_on) - today()) / DAY_MS,
  );

describe("a decision after its day", () => {
  it("moves what comes after it by the days for which it waited for the client", async () => {
    await sendDaysAgo(9);
    await send("approve");
    expect(await dueDays()).toEqual([-20, -5, 15, 25]);
    const project = await db.project.findUniqueOrThrow({ where: { id: projectId } });
    expect(project.deadline).toEqual(inDays(25));
    const { words } = await showPage(`/dashboard/projects/${projectId}`, { cookie: client });
    expect(words).toContain("(Décision reçue après la date prévue)");
  });

  it("counts from the day on which it was sent where the agency was late before", async () => {
    await sendDaysAgo(2);
    await send("approve");
    expect(await dueDays()).toEqual([-20, -5, 12, 22]);
  });

  it("moves nothing where the client has answered on the same day", async () => {
    await sendDaysAgo(0);
    await send("approve");
    expect(await dueDays()).toEqual([-20, -5, 10, 20]);
  });

  it("moves what is to be done again too, and says why in the client's language", async () => {
    await sendDaysAgo(3);
    await send("rework");
    expect(await dueDays()).toEqual([-20, -2, 13, 23]);
    for (const [language, reason] of [
      ["es", "(Decisión recibida después de la fecha prevista)"],
      ["ar", "(وصل القرار بعد الموعد)"],
    ] as const) {
      await db.profile.update({ where: { id: clientId }, data: { language } });
      const { words } = await showPage(`/dashboard/projects/${projectId}`, { cookie: client });
      expect(words).toContain(reason);
      expect(words).not.toContain("Décision");
    }
  });

  it("moves everything back once it is taken back, but for what the team has moved again, and counts no revision", async () => {
    await sendDaysAgo(3);
    await send("rework");
    const { id: last } = await db.projectMilestone.findFirstOrThrow({ where: { title: "Recette" } });
    const moved = { intent: "move", id: last, due_on: inDays(30).toISOString().slice(0, 10), reason: "Congés" };
    await postForm(`/admin/projects/${projectId}/etapes`, moved, admin);
    expect((await showPage(`/dashboard/projects/${projectId}`, { cookie: client })).words).toContain(
      "Reprendre ma décision",
    );
    await send("undo");
    expect(await dueDays()).toEqual([-20, -5, 10, 30]);
    const { words } = await showPage(`/dashboard/projects/${projectId}`, { cookie: client });
    expect(words).toContain("Reprises : 0 sur 2 comprises.");
    expect(words).not.toContain("Décision reçue");
    await send("approve");
    expect(await dueDays()).toEqual([-20, -5, 13, 33]);
  });
});
