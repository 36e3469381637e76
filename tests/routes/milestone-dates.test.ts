import { beforeEach, describe, expect, it } from "vitest";
import { db } from "~/server/db/db.server";
import { dayInCasablanca } from "~/site/calendar";
import { formatDate } from "~/site/format";
import { makeProjectSpace } from "../support/project-space";
import { showPage } from "../support/show-page";

let [admin, client, clientId, projectId] = ["", "", "", ""];

beforeEach(async () => {
  ({ admin, client, clientId, projectId } = await makeProjectSpace());
});

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

const pages = async () => [
  (await showPage(`/dashboard/projects/${projectId}`, { cookie: client })).words,
  (await showPage(`/admin/projects/${projectId}/etapes`, { cookie: admin })).words,
];

describe("an approved milestone", () => {
  it("says that its day was kept, and why it had moved", async () => {
    const [planned_on, due] = [new Date("2026-03-01"), new Date("2026-03-05")];
    const done_at = new Date("2026-03-05T21:00:00Z");
    await milestone("approved", due, { planned_on, done_at, reason: "Un essai de plus" });
    for (const words of await pages()) {
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
    expect((await pages())[0]).toContain(sentence);
  });
});

describe("a day that is over", () => {
  const day = (date: Date) => formatDate(date, "fr").replaceAll(/[\u00a0\u202f]/g, " ");

  it("is said of what the agency works on, from the day after", async () => {
    const { id } = await milestone("in_progress", inDays(0));
    for (const words of await pages()) expect(words).not.toContain("En retard");
    await db.projectMilestone.update({ where: { id }, data: { due_on: inDays(-1), planned_on: inDays(-1) } });
    for (const words of await pages()) expect(words).toContain(`En retard depuis le ${day(inDays(-1))}`);
    expect((await pages())[0]).toContain("Nous y travaillons.");
  });

  it("is said of what the client has to approve or to give, as his turn", async () => {
    const { id } = await milestone("in_review", inDays(-2));
    const sentence = `La date du ${day(inDays(-2))} est passée : nous attendons votre réponse`;
    for (const words of await pages()) expect(words).toContain(sentence);
    expect((await pages())[0]).toContain("À vous : valider.");
    const waits = { waits_for: "vos textes", waits_since: inDays(-5) };
    await db.projectMilestone.update({ where: { id }, data: { state: "in_progress", ...waits } });
    for (const words of await pages()) expect(words).toContain(sentence);
    await db.profile.update({ where: { id: clientId }, data: { language: "es" } });
    expect((await pages())[0]).toContain("ha pasado: esperamos su respuesta");
  });
});
