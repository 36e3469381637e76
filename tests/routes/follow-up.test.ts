import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { mergeInquiry } from "~/features/inquiries/merge.server";
import { eventWords } from "~/features/inquiries/model/event";
import { ACTION_MISSING, OWNER_UNLISTED, TIME_MISSING, TIME_PAST } from "~/features/inquiries/model/follow-up";
import { listInquiryEvents } from "~/features/inquiries/queries.server";
import { createInquiry } from "~/features/inquiries/receive.server";
import { noteCall } from "~/features/inquiries/replies/reply.server";
import { loader } from "~/routes/admin.inquiries.$id/route";
import { loader as feed } from "~/routes/calendrier.$token[.]ics/route";
import { db } from "~/server/db/db.server";
import type { User } from "~/server/sessions/user";
import { instantOf } from "~/site/calendar";
import { errorsOf, flashOf, typedIn } from "../support/answers";
import { makeIssuedInvoice, makeIssuer } from "../support/billing";
import { resetDatabase } from "../support/database";
import { makePerson } from "../support/people";
import { getArgs, signedInAs } from "../support/requests";
import { postForm, showPage } from "../support/show-page";

let id: string;
let sara: { id: string; cookie: string };
let omar: { id: string; cookie: string };

const enter = async (email: string) => {
  const { id } = await makePerson("admin", email);
  return { id, cookie: await signedInAs(id) };
};

beforeEach(async () => {
  await resetDatabase();
  [sara, omar] = [await enter("sara@zellige.example"), await enter("omar@zellige.example")];
  const message = { name: "Khadija", email: "k@riad.example", phone: null, company: null, message: "Bonjour" };
  ({ id } = await createInquiry({ ...message, service: null, budget: null }, { isSpam: false, language: "fr" }));
});

const stored = () => db.contactInquiry.findUniqueOrThrow({ where: { id } });
const form = async () =>
  (await loader(getArgs(`/admin/inquiries/${id}`, { cookie: sara.cookie, params: { id } }))).followUp.values;

/** The form as it stands, with what is typed into it. */
async function send(typed: Record<string, string>, { cookie } = sara) {
  const fields = { ...(await form()), ...typed };
  return postForm(`/admin/inquiries/${id}`, fields, cookie);
}

const history = async () => (await listInquiryEvents(id)).map((event) => Object.values(eventWords(event)).join("|"));
const setStatus = (status: string) => postForm("/admin/inquiries?q=k", { intent: "status", id, status }, sara.cookie);

const NOTHING_MORE = { text: null, is_done: false, next_action: null, delay: null, next_action_at: null };
const anotherOf = async (email: string) =>
  (await db.contactInquiry.create({ data: { name: "Khadija", email, message: "Encore" } })).id;

describe("the follow-up of an inquiry", () => {
  it("keeps a note, what follows and when, who does it and its status, each with a line of the history", async () => {
    const plan = { next_action: "Rappeler", next_action_at: "2090-03-31T10:00" };
    const answer = await send({ ...plan, note: "Pas là ce matin", status: "contacted", owner_id: omar.id });
    expect((await flashOf(answer))?.description).toBe("Suivi enregistré");
    expect(await stored()).toMatchObject({
      ...{ next_action: "Rappeler", next_action_at: instantOf(plan.next_action_at) },
      ...{ status: "contacted", owner_id: omar.id, version: 2, first_reply_at: expect.any(Date) },
    });
    expect(await form()).toMatchObject({ ...plan, note: "", owner_id: omar.id, version: "2" });
    expect(await history()).toEqual(
      expect.arrayContaining([
        "Note|Pas là ce matin",
        "Statut\u202f: Contacté|",
        "Responsable\u202f: omar|",
        "Prochaine action|Rappeler, 31 mars 2090 à 10:00",
      ]),
    );
  });

  it("takes a delay instead of a date", async () => {
    await send({ next_action: "Rappeler", delay: "days-3" });
    expect((await stored()).next_action_at!.getTime()).toBeGreaterThan(Date.now() + 2 * 86_400_000);
  });

  it.each([
    [
      { status: "contacted" },
      "next_action",
      "Une demande ne quitte pas «\u202fNouveau\u202f» sans suite\u202f: dites ce que vous ferez, et quand",
    ],
    [
      { status: "qualified" },
      "next_action",
      "Une demande ne quitte pas «\u202fNouveau\u202f» sans suite\u202f: dites ce que vous ferez, et quand",
    ],
    [{ status: "rejected" }, "lost_reason", "Dites pourquoi la demande est perdue"],
    [{ next_action: "Rappeler" }, "next_action_at", TIME_MISSING],
    [{ delay: "days-1" }, "next_action", ACTION_MISSING],
    [{ next_action: "Rappeler", next_action_at: "2020-01-01T10:00" }, "next_action_at", TIME_PAST],
    [{ next_action: "Rappeler", next_action_at: "demain" }, "next_action_at", expect.stringContaining("La date est")],
    [
      { next_action: "Rappeler", next_action_at: "2090-02-31T10:00" },
      "next_action_at",
      expect.stringContaining("date"),
    ],
    [{ owner_id: "00000000-0000-4000-8000-000000000000" }, "owner_id", OWNER_UNLISTED],
  ])("refuses %j in a sentence and keeps what was typed", async (typed, field, sentence) => {
    const answer = await send({ ...typed, note: "Elle hésite" });
    expect(answer).toRefuse(field, sentence);
    expect(await typedIn(answer)).toMatchObject({ ...typed, note: "Elle hésite" });
    expect(await stored()).toMatchObject({ status: "new", next_action: null, version: 1 });
    expect(await history()).toEqual(["Message reçu|"]);
  });

  it.each([
    ["converted", {}],
    ["rejected", { lost_reason: "price" }],
  ])("asks for nothing that follows once it is %s", async (status, typed) => {
    await send({ status, ...typed });
    expect(await stored()).toMatchObject({ status, ...typed });
  });

  it("clears what is done, and keeps a line of it; a late action may be left as it stands", async () => {
    const late = new Date(Date.now() - 3_600_000);
    await db.contactInquiry.update({ where: { id }, data: { next_action: "Rappeler", next_action_at: late } });
    await send({ note: "Encore occupé" });
    expect(await stored()).toMatchObject({ next_action: "Rappeler", next_action_at: late });
    const answer = await send({ is_done: "on" });
    expect((await flashOf(answer))?.description).toContain("Rien n’est prévu");
    expect(await stored()).toMatchObject({ next_action: null, next_action_at: null });
    expect(await history()).toContain("Prochaine action|Fait\u202f: Rappeler");
  });
});

describe("two colleagues who close the same action", () => {
  const plan = { next_action: "Relancer", next_action_at: "2090-04-02T10:00" };

  it("both see their notes kept, and the second is told", async () => {
    const opened = await form();
    await send({ ...opened, note: "Vu par Sara", ...plan });
    const late = { ...opened, note: "Vu par Omar", next_action: "Abandonner", next_action_at: "2090-05-02T10:00" };
    const answer = await send(late, omar);
    expect((await errorsOf(answer))[""]?.join(" ")).toMatch(/a changé entre-temps.*sara.*note est gardée/);
    expect(await typedIn(answer)).toMatchObject({ next_action: "Abandonner", note: "" });
    expect(await stored()).toMatchObject({ next_action: "Relancer" });
    expect(await history()).toEqual(expect.arrayContaining(["Note|Vu par Sara", "Note|Vu par Omar"]));
    await send({ ...late, note: "", overwrite: "2" }, omar);
    expect(await stored()).toMatchObject({ next_action: "Abandonner", version: 3 });
  });

  it.each([
    ["answers", (actor: User) => noteCall(actor, id, { ...NOTHING_MORE, form_key: randomUUID(), outcome: "reached" })],
    ["merges another lead into it", async (actor: User) => mergeInquiry(actor, id, await anotherOf("k@riad.example"))],
  ])("are told who %s in between", async (_, change) => {
    const opened = await form();
    await send({ ...opened, ...plan }, omar);
    const again = await form();
    await change({ id: sara.id, fullName: "sara", email: "sara@zellige.example", role: "admin" });
    const answer = await send({ ...again, next_action: "Abandonner" }, omar);
    expect((await errorsOf(answer))[""]?.[1]).toMatch(/^sara l’a modifiée/);
  });

  it("are not confused with one who clicks twice", async () => {
    const typed = { ...(await form()), ...plan, note: "Une seule fois" };
    await Promise.all([send(typed), send(typed)]);
    expect((await history()).filter((line) => line.includes("Une seule fois"))).toHaveLength(1);
    expect(await stored()).toMatchObject({ version: 2 });
  });

  it("may both add a note: a note alone makes no other version", async () => {
    const opened = await form();
    await send({ ...opened, note: "La première" });
    await send({ ...opened, note: "La seconde", ...plan }, omar);
    expect(await stored()).toMatchObject({ version: 2, next_action: "Relancer" });
  });
});

describe("a note to a lead that is gone meanwhile", () => {
  const typed = { note: "Elle rappelle jeudi", next_action: "Relancer", next_action_at: "2090-03-31T10:00" };
  const text = "Elle rappelle jeudi\nPrévu\u202f: Relancer, 31 mars 2090 à 10:00";

  it("stands in the history of the one that it was merged into, once", async () => {
    const fields = { ...(await form()), ...typed };
    const kept = await anotherOf("k@riad.example");
    await mergeInquiry({ id: omar.id, fullName: "omar", email: "omar@zellige.example", role: "admin" }, kept, id);
    for (let i = 0; i < 2; i++) {
      const sent = postForm(`/admin/inquiries/${id}`, fields, sara.cookie);
      const answer = await sent.catch((thrown: unknown) => thrown);
      expect(answer).toRedirect(`/admin/inquiries/${kept}`);
      expect((await flashOf(answer))?.title).toBe("Cette demande a été fusionnée entre-temps");
    }
    const notes = await db.inquiryEvent.findMany({ where: { inquiry_id: kept, kind: "note" } });
    expect(notes).toMatchObject([{ text, actor_id: sara.id }]);
  });

  it("is shown again where there is none, with the plan", async () => {
    const fields = { ...(await form()), ...typed };
    await db.contactInquiry.delete({ where: { id } });
    const sent = postForm(`/admin/inquiries/${id}`, fields, sara.cookie);
    await expect(sent).rejects.toMatchObject({
      init: { status: 404 },
      data: { kept: { text, sentence: expect.stringContaining("rien n’a été enregistré") } },
    });
  });
});

describe("a status chosen in the list", () => {
  it.each([
    ["contacted", "Prévoir la suite"],
    ["rejected", "Dire pourquoi"],
  ])("%s is set, and the list asks for more", async (status, label) => {
    const flash = await flashOf(await setStatus(status));
    expect(flash).toMatchObject({
      description: "Statut mis à jour",
      link: { label, to: `/admin/inquiries/${id}?q=k` },
    });
    expect(await stored()).toMatchObject({ status });
  });

  it("asks for nothing where something is planned", async () => {
    await send({ next_action: "Rappeler", delay: "days-1" });
    expect((await flashOf(await setStatus("contacted")))?.link).toBeUndefined();
  });
});

const askForLink = (intent: string, { cookie } = sara) => postForm("/admin/calendrier", { intent }, cookie);

/** Makes the link, and returns its token. */
async function makeLink(whose = sara): Promise<string> {
  const answer = (await askForLink("create", whose)) as never as { data: { address: string } };
  return /\/calendrier\/([\w-]{43})\.ics$/.exec(answer.data.address)?.[1] ?? "";
}

const read = async (token: string) => {
  const answer = await feed(getArgs(`/calendrier/${token}.ics`, { params: { token } }));
  const text = (await answer.text()).replaceAll("\r\n ", "");
  return { answer, text, summaries: [...text.matchAll(/^SUMMARY:(.*)\r$/gm)].map(([, summary]) => summary).sort() };
};

async function makeDue() {
  const running = await db.project.create({ data: { title: "Site du riad", status: "in_progress" } });
  const over = await db.project.create({ data: { title: "Ancien site", status: "completed" } });
  const due_on = new Date("2027-03-05");
  const milestone = (title: string, project_id: string, position: number) => ({ title, project_id, position, due_on });
  await db.projectMilestone.createMany({
    data: [
      { ...milestone("Maquettes", running.id, 0), waits_for: "vos textes, vos photos", waits_since: due_on },
      { ...milestone("Cadrage", running.id, 1), state: "approved" },
      milestone("Recette", over.id, 0),
    ],
  });
  const lead = { email: "nadia@four.example", message: "Bonjour", next_action_at: new Date("2027-02-01T09:30:00Z") };
  await db.contactInquiry.createMany({
    data: [
      { ...lead, name: "Nadia", next_action: "Rappeler", owner_id: sara.id },
      { ...lead, name: "Omar", next_action: "Chiffrer", owner_id: omar.id },
      { ...lead, name: "Perdu", next_action: "Rien", status: "rejected" },
    ],
  });
  await makeIssuer();
  await makeIssuedInvoice(100_000, { legal_name: "Riad Benali" });
}

describe("the calendar of what is due", () => {
  it("holds milestones, one's own next actions and unpaid invoices, and nothing that is over", async () => {
    await makeDue();
    const { answer, text, summaries } = await read(await makeLink());
    expect(answer.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
    expect(answer.headers.get("Cache-Control")).toContain("no-store");
    expect(summaries).toEqual([
      "Rappeler (Nadia)",
      expect.stringMatching(/^À encaisser\u202f: F-\d{4}-\d{4} Riad Benali\\, .*MAD$/),
      "Étape\u202f: Maquettes (Site du riad)",
    ]);
    expect(text).toContain("DTSTART;VALUE=DATE:20270305\r\n");
    expect(text).toContain("DTSTART:20270201T093000Z\r\n");
    expect(text).toContain("DESCRIPTION:Attend le client\u202f: vos textes\\, vos photos\r\n");
    expect((await read(await makeLink(omar))).summaries).toContain("Chiffrer (Omar)");
  });

  it("is shown once, its token is not stored, and a new link closes the one before", async () => {
    const first = await makeLink();
    expect(JSON.stringify(await db.link.findMany())).not.toContain(first);
    expect((await showPage("/admin/calendrier", { cookie: sara.cookie })).html).not.toContain(first);
    const second = await makeLink();
    expect((await read(first)).answer.status).toBe(404);
    expect((await read(second)).answer.status).toBe(200);
    await expect(askForLink("revoke") as Promise<Response>).toFlash("Succès", "Lien retiré, il n’ouvre plus rien");
    expect((await read(second)).answer.status).toBe(404);
  });
});
