import { beforeEach, describe, expect, it } from "vitest";
import { action as decide } from "~/routes/dashboard_.projects.$id/route";
import { db } from "~/server/db/db.server";
import { makePerson } from "../support/people";
import { makeProjectSpace } from "../support/project-space";
import { postArgs } from "../support/requests";

let [client, projectId, id] = ["", "", ""];

beforeEach(async () => {
  ({ client, projectId } = await makeProjectSpace());
  const milestone = { project_id: projectId, position: 0, title: "Maquettes", state: "in_review" as const };
  ({ id } = await db.projectMilestone.create({ data: milestone }));
});

async function send(intent: string, fields: Record<string, string> = {}) {
  const { version } = await db.projectMilestone.findUniqueOrThrow({ where: { id } });
  const sent = { intent, id, version: String(version), ...fields };
  return decide(postArgs(`/dashboard/projects/${projectId}`, sent, { cookie: client, params: { id: projectId } }));
}

const letters = async () =>
  (await db.mailMessage.findMany({ orderBy: { created_at: "asc" } })).map(({ recipient, subject }) => [
    recipient.replace("@zellige.example", ""),
    subject.replace("Site du riad\u202f: Maquettes, ", ""),
  ]);

/** Delivers what waits, as the queue does: to one of the team, or to all. */
const deliver = (recipient?: string) =>
  db.mailMessage.updateMany({ where: { ...(recipient && { recipient }) }, data: { status: "sent" } });

describe("a decision that is taken back", () => {
  it("is told to the team once its letter has left, each time", async () => {
    await send("approve");
    await deliver();
    await send("undo");
    expect(await letters()).toEqual([
      ["sara", "validée"],
      ["sara", "décision reprise"],
    ]);
    const letter = await db.mailMessage.findFirstOrThrow({ where: { status: "waiting" } });
    expect(letter.text).toContain("l’étape est de nouveau à valider");
    await deliver();
    await send("rework", { text: "Le bleu" });
    await deliver();
    await send("undo");
    expect((await letters()).slice(2)).toEqual([
      ["sara", "à reprendre"],
      ["sara", "décision reprise"],
    ]);
  });

  it("is told to nobody whose letter still waits, who would learn of nothing that holds", async () => {
    await makePerson("admin", "youssef@zellige.example");
    await send("approve");
    await deliver("sara@zellige.example");
    await send("undo");
    expect(await letters()).toEqual([
      ["sara", "validée"],
      ["sara", "décision reprise"],
    ]);
    await send("approve");
    await send("undo");
    expect(await letters()).toHaveLength(2);
  });
});
