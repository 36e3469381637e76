import { beforeEach, describe, expect, it } from "vitest";
import { loader as projectList } from "~/routes/admin.projects/route";
import { loader as feed } from "~/routes/calendrier.$token[.]ics/route";
import { db } from "~/server/db/db.server";
import { makeProjectSpace } from "../support/project-space";
import { getArgs } from "../support/requests";
import { postForm, showPage } from "../support/show-page";

let [admin, client, clientId, projectId] = ["", "", "", ""];

beforeEach(async () => {
  const typed = { deadline: new Date("2027-06-30"), status: "in_progress" as const };
  ({ admin, client, clientId, projectId } = await makeProjectSpace(typed));
});

type Fields = Record<string, string>;
const office = (fields: Fields) => postForm(`/admin/projects/${projectId}/etapes`, fields, admin);
const deadline = async () => {
  const project = await db.project.findUniqueOrThrow({ where: { id: projectId } });
  return project.deadline?.toISOString().slice(0, 10);
};
const idOf = async (title: string) => (await db.projectMilestone.findFirstOrThrow({ where: { title } })).id;

describe("the deadline of a project", () => {
  it("is the day of its last milestone, wherever that moves, and what was typed before there is one", async () => {
    await office({ intent: "create", title: "Brief", due_on: "" });
    expect(await deadline()).toBe("2027-06-30");
    await office({ intent: "create", title: "Maquettes", due_on: "2027-03-05" });
    await office({ intent: "create", title: "Recette", due_on: "2027-04-05" });
    expect(await deadline()).toBe("2027-04-05");
    const moved = { intent: "move", id: await idOf("Recette"), due_on: "2027-05-01", reason: "Un essai de plus" };
    await office(moved);
    expect((await showPage(`/dashboard/projects/${projectId}`, { cookie: client })).words).toContain(
      "Échéance 1er mai 2027",
    );
    const { projects } = await projectList(getArgs("/admin/projects", { cookie: admin }));
    expect(projects).toMatchObject([{ deadline: "1er mai 2027" }]);
    await office({ intent: "delete", id: moved.id });
    expect(await deadline()).toBe("2027-03-05");
  });

  it("moves with what was waited for", async () => {
    await office({ intent: "create", title: "Textes", due_on: "2027-03-05" });
    await office({ intent: "create", title: "Recette", due_on: "2027-04-05" });
    const id = await idOf("Textes");
    await office({ intent: "wait", id, waits_for: "vos textes" });
    await db.projectMilestone.update({ where: { id }, data: { waits_since: new Date(Date.now() - 3 * 86_400_000) } });
    await office({ intent: "resume", id });
    expect(await deadline()).toBe("2027-04-08");
  });

  it("is not typed any more once a milestone has a day", async () => {
    await office({ intent: "create", title: "Recette", due_on: "2027-04-05" });
    const { html, words } = await showPage(`/admin/projects/${projectId}/edit`, { cookie: admin });
    expect(words).toContain("Celle de la dernière étape datée");
    expect(/<input[^>]*name="deadline"[^>]*>/i.exec(html)?.[0]).toContain("readonly");
    const form = { intent: "project", title: "Site", status: "in_progress", client_id: clientId };
    const sent = { ...form, deadline: "2028-01-01", version: "1" };
    await postForm(`/admin/projects/${projectId}/edit`, sent, admin);
    expect(await db.project.findUniqueOrThrow({ where: { id: projectId } })).toMatchObject({ title: "Site" });
    expect(await deadline()).toBe("2027-04-05");
  });
});

describe("a typed deadline", () => {
  const home = async () => (await showPage("/admin", { cookie: admin })).words;

  async function summaries() {
    const { words } = await showPage("/admin/calendrier", { cookie: admin, fields: { intent: "create" } });
    const token = /\/calendrier\/([\w-]{43})\.ics/.exec(words)?.[1] ?? "";
    const text = await (await feed(getArgs(`/calendrier/${token}.ics`, { params: { token } }))).text();
    return [...text.replaceAll("\r\n ", "").matchAll(/^SUMMARY:(.*)\r$/gm)].map(([, summary]) => summary);
  }

  it("is late on the home of the office and stands in the calendar, while no milestone has a day", async () => {
    expect(await summaries()).toEqual(["Échéance\u202f: Site du riad"]);
    expect(await home()).toContain("Aucune étape n'est en retard.");
    await db.project.update({ where: { id: projectId }, data: { deadline: new Date("2020-03-05") } });
    expect(await home()).toContain("Site du riad Échéance, le 5 mar. 2020");
    await db.project.update({ where: { id: projectId }, data: { status: "completed" } });
    expect(await home()).toContain("Aucune étape n'est en retard.");
    expect(await summaries()).toEqual([]);
    await db.project.update({ where: { id: projectId }, data: { status: "in_progress" } });
    await office({ intent: "create", title: "Recette", due_on: "2020-01-05" });
    expect(await home()).toContain("Site du riad Recette, le 5 jan. 2020");
    expect(await home()).not.toContain("Échéance, le");
    expect(await summaries()).toEqual(["Étape\u202f: Recette (Site du riad)"]);
  });
});
