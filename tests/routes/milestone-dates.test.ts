import { beforeEach, describe, expect, it } from "vitest";
import { loader as projectList } from "~/routes/admin.projects/route";
import { loader as feed } from "~/routes/calendrier.$token[.]ics/route";
import { db } from "~/server/db/db.server";
import { dayInCasablanca } from "~/site/calendar";
import { formatDate } from "~/site/format";
import {
  admin,
  clientId,
  openProjectSpace,
  postToClientPage,
  postToOffice,
  projectId,
  readBothPages,
  readClientPage,
} from "../support/project-space";
import { getArgs } from "../support/requests";
import { postForm, showPage } from "../support/show-page";

beforeEach(() => openProjectSpace({ revisions_included: 2 }));

const DAY_MS = 86_400_000;
const today = () => Date.parse(dayInCasablanca(new Date()));
const inDays = (days: number) => new Date(today() + days * DAY_MS);
type State = "approved" | "in_progress" | "in_review";

/** A milestone of such a day, at first promised for another one where it has moved. */
function milestone(state: State, dueOn: Date, changes: { planned_on?: Date; done_at?: Date; reason?: string } = {}) {
  const { reason, planned_on = dueOn, done_at } = changes;
  const moved = { kind: "moved" as const, text: reason ?? null, from_on: planned_on, to_on: dueOn };
  return db.projectMilestone.create({
    data: {
      ...{ project_id: projectId, position: 0, title: "Maquettes", state, due_on: dueOn, planned_on },
      ...(done_at && { done_at }),
      ...(reason && { events: { create: moved } }),
    },
  });
}

describe("an approved milestone", () => {
  it("says that its day was kept, and why it had moved", async () => {
    const [planned_on, due] = [new Date("2026-03-01"), new Date("2026-03-05")];
    const done_at = new Date("2026-03-05T21:00:00Z");
    await milestone("approved", due, { planned_on, done_at, reason: "Un essai de plus" });
    for (const words of await readBothPages()) {
      expect(words).toContain("Prévue le 5 mars 2026, tenue");
      expect(words).toContain("Passée du 1er mars 2026 au 5 mars 2026 (Un essai de plus)");
    }
  });

  it.each([
    ["fr", 1, "Validée un jour après la date prévue"],
    ["fr", 3, "Validée 3 jours après la date prévue"],
    ["es", 3, "Validada 3 días después de la fecha prevista"],
    ["ar", 1, "تمت المصادقة بعد الموعد بـيوم واحد"],
    ["ar", 3, "تمت المصادقة بعد الموعد بـ3 أيام"],
    ["ar", 12, "تمت المصادقة بعد الموعد بـ12 يوماً"],
  ] as const)("says in %s that it came %s days late", async (language, days, sentence) => {
    await db.profile.update({ where: { id: clientId }, data: { language } });
    const due = new Date("2026-03-05");
    await milestone("approved", due, { done_at: new Date(due.getTime() + days * DAY_MS + DAY_MS / 2) });
    expect(await readClientPage()).toContain(sentence);
  });
});

describe("a day that is over", () => {
  const day = (date: Date) => formatDate(date, "fr").replaceAll(/[\u00a0\u202f]/g, " ");

  it("is said of what the agency works on, from the day after", async () => {
    const { id } = await milestone("in_progress", inDays(0));
    for (const words of await readBothPages()) expect(words).not.toContain("En retard");
    await db.projectMilestone.update({ where: { id }, data: { due_on: inDays(-1), planned_on: inDays(-1) } });
    for (const words of await readBothPages()) expect(words).toContain(`En retard depuis le ${day(inDays(-1))}`);
    expect(await readClientPage()).toContain("Nous y travaillons.");
  });

  it("is said of what the client has to approve or to give, as his turn", async () => {
    const { id } = await milestone("in_review", inDays(-2));
    const sentence = `La date du ${day(inDays(-2))} est passée : nous attendons votre réponse`;
    for (const words of await readBothPages()) expect(words).toContain(sentence);
    expect(await readClientPage()).toContain("À vous : valider.");
    const waits = { waits_for: "vos textes", waits_since: inDays(-5) };
    await db.projectMilestone.update({ where: { id }, data: { state: "in_progress", ...waits } });
    for (const words of await readBothPages()) expect(words).toContain(sentence);
    await db.profile.update({ where: { id: clientId }, data: { language: "es" } });
    expect(await readClientPage()).toContain("ha pasado: esperamos su respuesta");
  });
});

let id = "";

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
  return postToClientPage({ intent, id, version: String(version), text: "Le bleu" });
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
    const words = await readClientPage();
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
      const words = await readClientPage();
      expect(words).toContain(reason);
      expect(words).not.toContain("Décision");
    }
  });

  it("moves everything back once it is taken back, but for what the team has moved again, and counts no revision", async () => {
    await sendDaysAgo(3);
    await send("rework");
    const { id: last } = await db.projectMilestone.findFirstOrThrow({ where: { title: "Recette" } });
    const moved = { intent: "move", id: last, due_on: inDays(30).toISOString().slice(0, 10), reason: "Congés" };
    await postToOffice(moved);
    expect(await readClientPage()).toContain("Reprendre ma décision");
    await send("undo");
    expect(await dueDays()).toEqual([-20, -5, 10, 30]);
    const words = await readClientPage();
    expect(words).toContain("Reprises : 0 sur 2 comprises.");
    expect(words).not.toContain("Décision reçue");
    await send("approve");
    expect(await dueDays()).toEqual([-20, -5, 13, 33]);
  });
});

describe("the days of a project", () => {
  beforeEach(() => openProjectSpace({ deadline: new Date("2027-06-30"), status: "in_progress" }));
  const deadline = async () => {
    const project = await db.project.findUniqueOrThrow({ where: { id: projectId } });
    return project.deadline?.toISOString().slice(0, 10);
  };
  const idOf = async (title: string) => (await db.projectMilestone.findFirstOrThrow({ where: { title } })).id;

  describe("the deadline of a project", () => {
    it("is the day of its last milestone, wherever that moves, and what was typed before there is one", async () => {
      await postToOffice({ intent: "create", title: "Brief", due_on: "" });
      expect(await deadline()).toBe("2027-06-30");
      await postToOffice({ intent: "create", title: "Maquettes", due_on: "2027-03-05" });
      await postToOffice({ intent: "create", title: "Recette", due_on: "2027-04-05" });
      expect(await deadline()).toBe("2027-04-05");
      const moved = { intent: "move", id: await idOf("Recette"), due_on: "2027-05-01", reason: "Un essai de plus" };
      await postToOffice(moved);
      expect(await readClientPage()).toContain("Échéance 1er mai 2027");
      const { rows: projects } = await projectList(getArgs("/admin/projects", { cookie: admin }));
      expect(projects).toMatchObject([{ deadline: "1er mai 2027" }]);
      await postToOffice({ intent: "delete", id: moved.id });
      expect(await deadline()).toBe("2027-03-05");
    });

    it("moves with what was waited for", async () => {
      await postToOffice({ intent: "create", title: "Textes", due_on: "2027-03-05" });
      await postToOffice({ intent: "create", title: "Recette", due_on: "2027-04-05" });
      const id = await idOf("Textes");
      await postToOffice({ intent: "wait", id, waits_for: "vos textes" });
      await db.projectMilestone.update({ where: { id }, data: { waits_since: new Date(Date.now() - 3 * 86_400_000) } });
      await postToOffice({ intent: "resume", id });
      expect(await deadline()).toBe("2027-04-08");
    });

    it("is not typed any more once a milestone has a day", async () => {
      await postToOffice({ intent: "create", title: "Recette", due_on: "2027-04-05" });
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
      await postToOffice({ intent: "create", title: "Recette", due_on: "2020-01-05" });
      expect(await home()).toContain("Site du riad Recette, le 5 jan. 2020");
      expect(await home()).not.toContain("Échéance, le");
      expect(await summaries()).toEqual(["Étape\u202f: Recette (Site du riad)"]);
    });
  });
});
