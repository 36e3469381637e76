import { beforeEach, describe, expect, it } from "vitest";
import { db } from "~/server/db/db.server";
import { makeProjectSpace } from "../support/project-space";
import { postForm, showPage } from "../support/show-page";

let [admin, client, clientId, projectId] = ["", "", "", ""];

beforeEach(async () => {
  ({ admin, client, clientId, projectId } = await makeProjectSpace());
  const due_on = new Date("2020-03-05");
  const row = { project_id: projectId, due_on, planned_on: due_on };
  await db.projectMilestone.create({ data: { ...row, position: 0, title: "Maquettes", state: "in_review" } });
  await db.projectMilestone.create({ data: { ...row, position: 1, title: "Recette", state: "in_progress" } });
});

const PAGE = () => `/dashboard/projects/${projectId}`;
const page = (fields: Record<string, string>) => postForm(PAGE(), fields, client);
const office = (fields: Record<string, string>) => postForm(`/admin/projects/${projectId}/etapes`, fields, admin);
const milestone = (title: string) => db.projectMilestone.findFirstOrThrow({ where: { title } });

async function seen(title: string) {
  const { id, version } = await milestone(title);
  return { id, version: String(version) };
}

const OVER = {
  fr: "Ce projet est terminé ou arrêté\u202f: plus rien ne s’y décide.",
  es: "Este proyecto está terminado o parado: ya no hay nada que decidir.",
  ar: "هذا المشروع انتهى أو توقف: لم يعد فيه ما يُقرَّر.",
};

describe.each([
  ["completed", "Tout est livré. Merci de votre confiance."],
  ["cancelled", "Ce projet est arrêté. Écrivez-nous pour le reprendre."],
] as const)("a project that is %s with open milestones", (status, sentence) => {
  const end = () => db.project.update({ where: { id: projectId }, data: { status } });

  it("asks its client for nothing, on both pages", async () => {
    expect((await showPage(PAGE(), { cookie: client })).words).toContain("À vous : valider");
    await end();
    for (const path of ["/dashboard", PAGE()]) {
      const { words } = await showPage(path, { cookie: client });
      expect(words, path).toContain(sentence);
      expect(words, path).not.toMatch(/À vous|Valider cette étape|En retard|0 sur 2/);
    }
  });

  it("takes no decision and takes none back, and says so in the client's language", async () => {
    await page({ intent: "approve", ...(await seen("Maquettes")) });
    await end();
    expect(await page({ intent: "undo", ...(await seen("Maquettes")) })).toRefuse("", OVER.fr, 409);
    expect(await milestone("Maquettes")).toMatchObject({ state: "approved" });
    expect((await showPage(PAGE(), { cookie: client })).words).not.toContain("Reprendre ma décision");
    await db.projectMilestone.updateMany({ data: { state: "in_review" } });
    for (const language of ["fr", "es", "ar"] as const) {
      await db.profile.update({ where: { id: clientId }, data: { language } });
      for (const intent of ["approve", "rework"]) {
        const answer = await page({ intent, text: "Le bleu", ...(await seen("Recette")) });
        expect(answer).toRefuse("", OVER[language], 409);
      }
    }
    expect(await milestone("Recette")).toMatchObject({ state: "in_review" });
  });

  it("writes to its client neither to approve nor to give something", async () => {
    await end();
    const refused = "Ce projet est terminé ou annulé\u202f: changez d’abord son statut.";
    await expect(await office({ intent: "step", step: "submit", ...(await seen("Recette")) })).toFlash(refused);
    const { id } = await milestone("Recette");
    await expect(await office({ intent: "wait", id, waits_for: "vos textes" })).toFlash(refused);
    expect(await db.mailMessage.count()).toBe(0);
  });
});
