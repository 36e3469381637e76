import { beforeEach, describe, expect, it } from "vitest";
import { db } from "~/server/db/db.server";
import {
  client,
  clientId,
  openProjectSpace,
  postToClientPage,
  postToOffice,
  projectId,
  readBothPages,
  readClientPage,
} from "../support/project-space";
import { showPage } from "../support/show-page";

beforeEach(() => openProjectSpace({ revisions_included: 2, extra_hour_price: 40_000 }));

type Fields = Record<string, string>;
const track = () => db.projectMilestone.findMany({ where: { project_id: projectId }, orderBy: { position: "asc" } });

const letters = async () =>
  (await db.mailMessage.findMany({ orderBy: { created_at: "asc" } })).map(({ recipient, subject }) => [
    recipient,
    subject.replaceAll("\u202f", " "),
  ]);

async function makeMilestone(state: "upcoming" | "in_progress" | "in_review" | "rework", title = "Maquettes") {
  const position = (await track()).length;
  const due_on = new Date("2027-03-05");
  return db.projectMilestone.create({
    data: { project_id: projectId, position, title, state, due_on, planned_on: due_on },
  });
}

async function seen(id: string): Promise<Fields> {
  const { version } = await db.projectMilestone.findUniqueOrThrow({ where: { id } });
  return { id, version: String(version) };
}

describe("the milestones of a project", () => {
  it("begin with those of its trade, once", async () => {
    const usual = ["Cadrage", "Maquettes", "Développement", "Recette", "Mise en ligne"];
    const data = usual.map((title, position) => ({ category: "programming" as const, title, position, days: 5 }));
    await db.milestoneTemplate.createMany({ data });
    await postToOffice({ intent: "template", category: "programming" });
    expect((await track()).map(({ title }) => title)).toEqual(usual);
    await expect(postToOffice({ intent: "template", category: "content" })).toFlash("Ce projet a déjà des étapes.");
    expect(await track()).toHaveLength(5);
    expect(await readClientPage()).toContain("Étape 1 sur 5 : Cadrage. Elle commence bientôt, pour finir le");
  });

  it("are added, put in another order and deleted while they have not begun", async () => {
    await postToOffice({ intent: "create", title: " Brief ", due_on: "" });
    await postToOffice({ intent: "create", title: "Pistes", due_on: "2027-01-15" });
    const [first, second] = await track();
    await postToOffice({ intent: "order", id: second?.id ?? "", direction: "up" });
    expect((await track()).map(({ title }) => title)).toEqual(["Pistes", "Brief"]);
    await postToOffice({ intent: "step", step: "start", ...(await seen(first?.id ?? "")) });
    await expect(postToOffice({ intent: "delete", id: first?.id ?? "" })).toFlash(
      "Une étape commencée ou facturée ne se supprime pas.",
    );
    await postToOffice({ intent: "delete", id: second?.id ?? "" });
    expect((await track()).map(({ title }) => title)).toEqual(["Brief"]);
  });
});

it("the progress that both sides read is counted from what was approved: no form takes another", async () => {
  const { id } = await makeMilestone("in_review");
  for (const title of ["Développement", "Recette"]) await makeMilestone("upcoming", title);
  for (const words of await readBothPages()) expect(words).toContain("0 sur 3 validée");
  for (const typed of ["progress", "percent", "done", "state"]) {
    const fields = { intent: "step", step: "approve", [typed]: "approved", ...(await seen(id)) };
    await Promise.resolve(postToOffice(fields)).catch(() => undefined);
  }
  for (const words of await readBothPages()) expect(words).toContain("0 sur 3 validée");
  await postToClientPage({ intent: "approve", ...(await seen(id)) });
  for (const words of await readBothPages()) expect(words).toContain("1 sur 3 validée");
  expect((await showPage(`/dashboard/projects/${projectId}`, { cookie: client })).html).toMatch(
    /<progress[^>]*max="3"[^>]*value="1"|value="1"[^>]*max="3"/,
  );
});

describe("whose turn it is", () => {
  it("is the client's once a milestone is sent to be approved, and a letter says so", async () => {
    const { id } = await makeMilestone("in_progress");
    await postToOffice({ intent: "step", step: "submit", ...(await seen(id)) });
    expect(await readClientPage()).toContain("Étape 1 sur 1 : Maquettes. À vous : valider avant le 5 mars 2027.");
    expect(await letters()).toEqual([["nour@exemple.ma", "À vous de valider : Maquettes"]]);
    await postToOffice({ intent: "step", step: "withdraw", ...(await seen(id)) });
    expect(await letters()).toEqual([]);
  });

  it("is the client's while something is waited for; then the dates move by as many days and say why", async () => {
    const { id } = await makeMilestone("in_progress");
    const later = await makeMilestone("upcoming", "Mise en ligne");
    await postToOffice({ intent: "wait", id, waits_for: "vos textes" });
    expect(await readClientPage()).toContain("À vous : vos textes.");
    const waits_since = new Date(Date.now() - 3.5 * 86_400_000);
    await db.projectMilestone.update({ where: { id }, data: { waits_since } });
    await postToOffice({ intent: "resume", id });
    expect((await track()).map(({ due_on }) => due_on?.toISOString().slice(0, 10))).toEqual([
      "2027-03-08",
      "2027-03-08",
    ]);
    expect(await readClientPage()).toContain("Passée du 5 mars 2027 au 8 mars 2027 (Attente : vos textes)");
    expect((await db.milestoneEvent.findMany({ where: { milestone_id: later.id } })).map(({ kind }) => kind)).toEqual([
      "moved",
    ]);
  });

  it("says why a date was changed", async () => {
    const { id } = await makeMilestone("in_progress");
    await postToOffice({ intent: "move", id, due_on: "2027-03-20", reason: "Un essai de plus sur téléphone" });
    expect(await readClientPage()).toContain("Passée du 5 mars 2027 au 20 mars 2027 (Un essai de plus sur téléphone)");
  });
});

describe("the client's decision", () => {
  it("approves what was seen, tells the team, and can be taken back for ten minutes", async () => {
    const { id } = await makeMilestone("in_review");
    await expect(postToClientPage({ intent: "approve", ...(await seen(id)) })).toFlash("Étape validée");
    expect(await readClientPage()).toContain("L'étape est validée.");
    expect(await letters()).toEqual([["sara@zellige.example", "Site du riad : Maquettes, validée"]]);
    await postToClientPage({ intent: "undo", ...(await seen(id)) });
    expect((await track())[0]).toMatchObject({ state: "in_review", done_at: null });
    expect(await letters()).toEqual([]);
    await postToClientPage({ intent: "approve", ...(await seen(id)) });
    const created_at = new Date(Date.now() - 11 * 60_000);
    await db.milestoneEvent.updateMany({ where: { kind: "approved" }, data: { created_at } });
    await db.milestoneEvent.updateMany({ where: { kind: "undone" }, data: { created_at } });
    expect(await postToClientPage({ intent: "undo", ...(await seen(id)) })).toRefuse(
      "",
      "Trop tard\u202f: une décision se reprend dans les dix minutes.",
      409,
    );
  });

  it("asks for a revision with a text, counted against those that the price includes", async () => {
    const { id } = await makeMilestone("in_review");
    const shown = await seen(id);
    // What is refused for what it says counts towards no limit on decisions.
    for (let tries = 0; tries < 61; tries += 1)
      expect(await postToClientPage({ intent: "rework", text: "", ...shown })).toRefuse(
        "text",
        "Dites ce qu’il faut reprendre",
      );
    await postToClientPage({ intent: "rework", text: "Le bleu\nest trop froid", ...(await seen(id)) });
    const words = await readClientPage();
    expect(words).toContain("Reprises : 1 sur 2 comprises. Au-delà, l'heure coûte 400,00 MAD hors taxes.");
    expect(words).toContain("Le bleu est trop froid");
    expect((await track())[0]).toMatchObject({ state: "rework", done_at: null });
  });

  it("is refused on what has changed meanwhile, and on what is not to be decided", async () => {
    const { id } = await makeMilestone("in_review");
    const stale = await seen(id);
    await postToOffice({ intent: "move", id, due_on: "2027-03-20", reason: "Essai" });
    expect(await postToClientPage({ intent: "approve", ...stale })).toRefuse(
      "",
      "Cette étape a changé entre-temps. Relisez-la avant de décider.",
      409,
    );
    const answers = await Promise.all([
      postToClientPage({ intent: "approve", ...(await seen(id)) }),
      postToClientPage({ intent: "rework", text: "Non", ...(await seen(id)) }),
    ]);
    expect(answers).toHaveLength(2);
    const kinds = (await db.milestoneEvent.findMany({ where: { milestone_id: id } })).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === "approved" || kind === "rework")).toHaveLength(1);
  });

  it("is read and made in the client's language", async () => {
    await db.profile.update({ where: { id: clientId }, data: { language: "es" } });
    const { id } = await makeMilestone("in_review");
    expect(await readClientPage()).toContain("Etapa 1 de 1: Maquettes. Le toca validar antes del 5 de marzo de 2027.");
    await expect(postToClientPage({ intent: "approve", ...(await seen(id)) })).toFlash("Etapa validada");
  });
});

describe.each([
  ["completed", "Tout est livré. Merci de votre confiance."],
  ["cancelled", "Ce projet est arrêté. Écrivez-nous pour le reprendre."],
] as const)("a project that is %s with open milestones", (status, sentence) => {
  beforeEach(async () => {
    const due_on = new Date("2020-03-05");
    const row = { project_id: projectId, due_on, planned_on: due_on };
    await db.projectMilestone.create({ data: { ...row, position: 0, title: "Maquettes", state: "in_review" } });
    await db.projectMilestone.create({ data: { ...row, position: 1, title: "Recette", state: "in_progress" } });
  });
  const PAGE = () => `/dashboard/projects/${projectId}`;
  const milestone = (title: string) => db.projectMilestone.findFirstOrThrow({ where: { title } });
  async function stateOf(title: string) {
    const { id, version } = await milestone(title);
    return { id, version: String(version) };
  }
  const OVER = {
    fr: "Ce projet est terminé ou arrêté\u202f: plus rien ne s’y décide.",
    es: "Este proyecto está terminado o parado: ya no hay nada que decidir.",
    ar: "هذا المشروع انتهى أو توقف: لم يعد فيه ما يُقرَّر.",
  };

  const end = () => db.project.update({ where: { id: projectId }, data: { status } });

  it("asks its client for nothing, on both pages", async () => {
    expect(await readClientPage()).toContain("À vous : valider");
    await end();
    for (const path of ["/dashboard", PAGE()]) {
      const { words } = await showPage(path, { cookie: client });
      expect(words, path).toContain(sentence);
      expect(words, path).not.toMatch(/À vous|Valider cette étape|En retard|0 sur 2 validée/);
    }
  });

  it("takes no decision and takes none back, and says so in the client's language", async () => {
    await postToClientPage({ intent: "approve", ...(await stateOf("Maquettes")) });
    await end();
    expect(await postToClientPage({ intent: "undo", ...(await stateOf("Maquettes")) })).toRefuse("", OVER.fr, 409);
    expect(await milestone("Maquettes")).toMatchObject({ state: "approved" });
    expect(await readClientPage()).not.toContain("Reprendre ma décision");
    await db.projectMilestone.updateMany({ data: { state: "in_review" } });
    for (const language of ["fr", "es", "ar"] as const) {
      await db.profile.update({ where: { id: clientId }, data: { language } });
      for (const intent of ["approve", "rework"]) {
        const answer = await postToClientPage({ intent, text: "Le bleu", ...(await stateOf("Recette")) });
        expect(answer).toRefuse("", OVER[language], 409);
      }
    }
    expect(await milestone("Recette")).toMatchObject({ state: "in_review" });
  });

  it("writes to its client neither to approve nor to give something", async () => {
    await end();
    const refused = "Ce projet est terminé ou annulé\u202f: changez d’abord son statut.";
    await expect(postToOffice({ intent: "step", step: "submit", ...(await stateOf("Recette")) })).toFlash(refused);
    const { id } = await milestone("Recette");
    await expect(postToOffice({ intent: "wait", id, waits_for: "vos textes" })).toFlash(refused);
    expect(await db.mailMessage.count()).toBe(0);
  });
});
