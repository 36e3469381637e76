import { beforeEach, describe, expect, it } from "vitest";
import { blankInquiries } from "~/features/inquiries/erase.server";
import { ERASED_UNCHANGED } from "~/features/inquiries/model/inquiry";
import { countInquiries } from "~/features/inquiries/queries.server";
import { emailsOfSenderSql } from "~/features/personal-data/forget-letters.server";
import { purgeInquiries } from "~/features/personal-data/purge-inquiries.server";
import { erasures } from "~/personal-data-registrations.server";
import { loader as editLoader } from "~/routes/admin.inquiries.$id_.edit/route";
import { loader as eraseLoader } from "~/routes/admin.inquiries.$id_.erase/route";
import { db } from "~/server/db/db.server";
import { flashOf } from "../support/answers";
import { resetDatabase } from "../support/database";
import { explainAmongMany } from "../support/explain";
import { makeLead, writeToAgency } from "../support/leads";
import { keepLetter } from "../support/mail";
import { cookie, openOffice, sendForm, wordsAt } from "../support/office";
import { makePerson } from "../support/people";
import { getArgs } from "../support/requests";
import { showPage } from "../support/show-page";
import { wholeDatabase } from "../support/whole-database";

let id: string;

const write = (email: string, message: string) =>
  writeToAgency({ name: "Salma Idrissi", email, phone: "06 61 23 45 67", message });

beforeEach(async () => {
  await openOffice();
  await write("salma@toubkal.example", "Un gîte à Imlil");
  ({ id } = await db.contactInquiry.findFirstOrThrow());
});

const send = (verb: string, fields: Record<string, string>) => sendForm(`/admin/inquiries/${id}/${verb}`, fields);

const openEdit = async () =>
  (await editLoader(getArgs(`/admin/inquiries/${id}/edit`, { cookie, params: { id } }))).values;

const openErasure = () => eraseLoader(getArgs(`/admin/inquiries/${id}/erase`, { cookie, params: { id } }));
const setStatus = (status: string) => sendForm("/admin/inquiries", { intent: "status", id, status });

describe("correcting a lead in the office", () => {
  it("changes who sent it and how to answer, and tells it in the history with the name of the colleague", async () => {
    const answer = await send("edit", { ...(await openEdit()), email: "SALMA@toubkal.ma", company: "Toubkal" });
    expect(answer.headers.get("Location")).toBe(`/admin/inquiries/${id}`);
    const found = await db.contactInquiry.findFirstOrThrow({ include: { events: { where: { kind: "correction" } } } });
    expect(found).toMatchObject({ email: "salma@toubkal.ma", company: "Toubkal", phone: "+212661234567" });
    expect(found.events).toMatchObject([
      { text: "E-mail\u202f: salma@toubkal.example → salma@toubkal.ma\nEntreprise\u202f: – → Toubkal" },
    ]);
    expect(found.events[0]?.actor_id).not.toBeNull();
  });

  it("keeps one of two corrections at once, shows the other again, and takes it when it is sent once more", async () => {
    const opened = await openEdit();
    await send("edit", { ...opened, company: "Toubkal" });
    const refused = await send("edit", { ...opened, company: "Atlas" });
    expect(refused).toRefuse("", expect.stringMatching(/^Cette demande a changé entre-temps/), 409);
    expect(refused.data.lastResult.initialValue.company).toBe("Atlas");
    const { version = "" } = refused.data.lastResult.initialValue;
    await send("edit", { ...opened, company: "Atlas", version });
    expect((await db.contactInquiry.findFirstOrThrow()).company).toBe("Atlas");
  });

  it("refuses a lead that can be answered in no way, and one that is gone", async () => {
    const fields = { ...(await openEdit()), email: "", phone: "" };
    expect(await send("edit", fields)).toRefuse("email", "L’e-mail est requis, ou bien le téléphone");
    const values = await openEdit();
    await db.contactInquiry.deleteMany();
    const gone = await send("edit", values);
    expect(gone.data.lastResult.error).toEqual({ "": ["Cette demande n’existe plus."] });
  });
});

describe("erasing a lead in the office", () => {
  it("leaves no trace of its sender", async () => {
    await setStatus("contacted");
    const { seen } = await openErasure();
    const answer = await send("erase", { seen });
    expect(answer.headers.get("Location")).toBe("/admin/inquiries");
    expect(await db.contactInquiry.count()).toBe(0);
    expect(JSON.stringify(await wholeDatabase())).not.toMatch(/salma|idrissi|toubkal|6\W*6\W*1\W*2\W*3\W*4\W*5\W*6/i);
    expect(await db.auditEntry.count({ where: { action: "erased", target_id: id } })).toBe(1);
  });

  it("erases nothing once it was answered or changed since the question was asked, and says so", async () => {
    const { seen } = await openErasure();
    await setStatus("contacted");
    const answer = await send("erase", { seen });
    expect((await flashOf(answer))?.description).toMatch(/^Cette demande a changé pendant que vous alliez l’effacer/);
    expect(answer.headers.get("Location")).toBe(`/admin/inquiries/${id}`);
    expect(await db.contactInquiry.count()).toBe(1);
  });

  it("forgets to whom its quotes were made out, and says what the law keeps", async () => {
    const buyer = { legal_name: "Salma Idrissi", contact_name: "Salma", email: "salma@toubkal.example" };
    const { id: billing_client_id } = await db.billingClient.create({ data: { ...buyer, phone: "+212661234567" } });
    const quote = { inquiry_id: id, billing_client_id, title: "Site", content: {}, root_id: crypto.randomUUID() };
    await db.quote.create({ data: quote });
    expect((await openErasure()).question).not.toContain("art. 211");
    const sent = await db.quote.create({ data: { ...quote, root_id: crypto.randomUUID(), number: "D-2026-0001" } });
    const { question, seen } = await openErasure();
    expect(question).toContain("restent dix ans");
    await send("erase", { seen });
    expect((await db.quote.findMany()).map((each) => each.id)).toEqual([sent.id]);
    expect(await db.billingClient.findMany()).toMatchObject([
      { legal_name: "Salma Idrissi", contact_name: null, email: null, phone: null, has_reminders: false },
    ]);
  });

  it("leaves nothing of a billing identity to which a draft alone was made out", async () => {
    const { id: billing_client_id } = await db.billingClient.create({ data: { legal_name: "Salma Idrissi" } });
    const root_id = crypto.randomUUID();
    await db.quote.create({ data: { inquiry_id: id, billing_client_id, title: "Site", content: {}, root_id } });
    await send("erase", { seen: (await openErasure()).seen });
    expect([await db.quote.count(), await db.billingClient.count()]).toEqual([0, 0]);
  });

  it("leaves another message of the same sender, with its letters", async () => {
    await write("salma@toubkal.example", "Un second gîte");
    const { seen } = await openErasure();
    await send("erase", { seen });
    expect((await db.contactInquiry.findMany()).map(({ message }) => message)).toEqual(["Un second gîte"]);
    const letters = (await db.mailMessage.findMany()).map(({ kind, text }) => [kind, text.includes("Un second gîte")]);
    expect(letters).toEqual(expect.arrayContaining([["new-inquiry", true]]));
    expect(letters).not.toContainEqual(["new-inquiry", false]);
  });

  it("takes the traces of a message that was merged into it, and of what a correction replaced", async () => {
    const merged = crypto.randomUUID();
    const facts = ["Nom\u202f: Mme Toubkal", "E-mail\u202f: autre@toubkal.example", "Téléphone\u202f: 07 61 23 45 68"];
    const text = [...facts, "", "Bonjour, E-mail\u202f: etranger@riad.example"].join("\n");
    await db.inquiryEvent.create({ data: { inquiry_id: id, kind: "message", text } });
    const audit = { action: "merged", target_kind: "inquiry", target_id: id, details: { merged_id: merged } };
    await db.auditEntry.create({ data: audit });
    await keepLetter({ recipient: "autre@toubkal.example" });
    await keepLetter({ recipient: "sara@zellige.example", text: "Salma", inquiry_id: merged });
    await keepLetter({ recipient: "etranger@riad.example", message_id: "a stranger's" });
    await send("edit", { ...(await openEdit()), email: "nouvelle@imlil.example" });
    await keepLetter({ recipient: "nouvelle@imlil.example" });
    const { seen } = await openErasure();
    await send("erase", { seen });
    expect((await db.mailMessage.findMany()).map(({ message_id }) => message_id)).toEqual(["a stranger's"]);
    expect(JSON.stringify(await wholeDatabase())).not.toMatch(/salma|idrissi|toubkal|imlil/i);
  });

  it("finds its letters by indexes, however many others there are", async () => {
    const sender = { emails: ["salma@toubkal.example"], inquiryIds: [id] };
    const plan = await explainAmongMany(emailsOfSenderSql(sender));
    for (const index of ["inquiry_id", "recipient", "told"]) expect(plan).toContain(`mail_messages_${index}_idx`);
    expect(plan).not.toContain("Seq Scan");
  });

  it("of two at once does it once, and says to the other that it is gone", async () => {
    const { seen } = await openErasure();
    const answers = await Promise.all([send("erase", { seen }), send("erase", { seen })]);
    const said = await Promise.all(answers.map(async (answer) => (await flashOf(answer))?.description));
    expect(said.sort()).toEqual(["Cette demande n’existe plus.", "Demande effacée"]);
  });

  it("asks about what stays, does nothing by being looked at, and closes it, so that none is late for ever", async () => {
    const project = await db.project.create({ data: { title: "Site du gîte" } });
    await db.contactInquiry.update({ where: { id }, data: { project_id: project.id } });
    const { question, seen } = await openErasure();
    expect(question).toContain("Le projet reste, sans le nom de l’expéditeur.");
    expect(await db.contactInquiry.findFirstOrThrow()).toMatchObject({
      name: "Salma Idrissi",
      due_at: expect.any(Date),
    });
    await send("erase", { seen });
    expect(await db.contactInquiry.findFirstOrThrow()).toMatchObject({
      name: "Client effacé",
      email: "efface@example.invalid",
      status: "converted",
      reply_due_at: null,
      due_at: null,
    });
  });
});

it("takes its sender's name and number out of the project of a client that came of it", async () => {
  const { id: client_id } = await db.profile.create({ data: { role: "client", full_name: "Riad Imlil" } });
  const project = await db.project.create({
    data: {
      title: "Site de Salma Idrissi",
      description: "À rappeler au +212612345678",
      client_id,
      milestones: { create: { position: 1, title: "Textes de Salma Idrissi" } },
    },
  });
  await db.contactInquiry.update({ where: { id }, data: { project_id: project.id, phone: "+212612345678" } });
  const { seen } = await openErasure();
  await send("erase", { seen });
  expect(
    await db.project.findFirstOrThrow({
      select: { title: true, description: true, milestones: { select: { title: true } } },
    }),
  ).toEqual({
    title: "Site de Client effacé",
    description: "À rappeler au (effacé)",
    milestones: [{ title: "Textes de Client effacé" }],
  });
});

describe("a lead whose sender was erased", () => {
  const state = () => db.contactInquiry.findUniqueOrThrow({ where: { id } });

  it("takes no status, owner or plan any more, alone or with others, and says so", async () => {
    await db.$transaction((tx) => blankInquiries(tx as never, [id]));
    const erased = await state();
    expect(erased).toMatchObject({ name: "Client effacé", status: "rejected" });
    const counts = await countInquiries();
    expect((await flashOf(await setStatus("new")))?.description).toContain("elle ne se modifie plus");
    const several = { intent: "bulk", change: "status:new", id };
    await sendForm("/admin/inquiries", several);
    const planned = { status: "contacted", owner_id: "", version: String(erased.version) };
    const refused = await sendForm(`/admin/inquiries/${id}`, planned);
    expect(refused).toMatchObject({ init: { status: 409 } });
    const corrected = { name: "Salma", email: "salma@toubkal.example", phone: "", company: "" };
    expect(await send("edit", { ...corrected, version: String(erased.version) })).toRefuse("", ERASED_UNCHANGED);
    expect(await state()).toEqual(erased);
    expect(await countInquiries()).toEqual(counts);
  });

  it("is told by its page, which offers nothing that would be refused", async () => {
    await db.$transaction((tx) => blankInquiries(tx as never, [id]));
    const { words } = await showPage(`/admin/inquiries/${id}`, { cookie });
    const dialog = words.slice(words.indexOf("Détails de la demande"));
    expect(dialog).toContain("elle ne se modifie plus");
    for (const offered of ["Répondre", "Convertir", "Nouveau devis", "Indésirable", "Corriger", "Effacer", "invalid"])
      expect(dialog).not.toContain(offered);
    const { html } = await showPage("/admin/inquiries", { cookie });
    expect(html).not.toMatch(/efface@|name="status"|type="checkbox"[^>]*form="bulk"/);
  });

  it("is none that a sender makes by that name alone", async () => {
    await db.contactInquiry.update({ where: { id }, data: { name: "Client effacé" } });
    await setStatus("contacted");
    expect((await state()).status).toBe("contacted");
    expect(await wordsAt(`/admin/inquiries/${id}`)).toContain("salma@toubkal.example");
  });
});

describe("leads that are purged", () => {
  beforeEach(resetDatabase);
  const DAY_MS = 86_400_000;
  const ago = (days: number) => new Date(Date.now() - days * DAY_MS);
  const add = ({ days, ...row }: { name: string; days: number } & Parameters<typeof makeLead>[0]) =>
    makeLead({ email: `${row.name}@riad.example`, created_at: ago(days), ...row });
  const left = async () => (await db.contactInquiry.findMany({ orderBy: { name: "asc" } })).map(({ name }) => name);
  const purged = () => db.auditEntry.findMany({ where: { action: "purged" }, orderBy: { target_id: "asc" } });

  it("takes lost leads after three years and what was set aside after ninety days, and leaves how many", async () => {
    for (const name of ["perdue-1", "perdue-2"]) await add({ name, days: 1100, status: "rejected" });
    await add({ name: "perdue-hier", days: 1090, status: "rejected" });
    await add({ name: "indesirable", days: 91, is_spam: true });
    await add({ name: "indesirable-hier", days: 89, is_spam: true });
    await add({ name: "ancienne", days: 3000, status: "contacted" });
    await purgeInquiries(erasures);
    expect(await left()).toEqual(["ancienne", "indesirable-hier", "perdue-hier"]);
    expect(await purged()).toMatchObject([
      { actor_id: null, target_id: "lost", details: { count: 2 } },
      { actor_id: null, target_id: "spam", details: { count: 1 } },
    ]);
    expect(JSON.stringify(await purged())).not.toContain("riad");
  });

  it("counts from the last thing that happened, and leaves what became a client", async () => {
    const { id: client_id } = await makePerson("client", "khadija@riad.example");
    const { id } = await add({ name: "reprise", days: 1200, status: "rejected" });
    await db.inquiryEvent.create({ data: { inquiry_id: id, kind: "note", text: "Rappelée", created_at: ago(10) } });
    await add({ name: "cliente", days: 2000, status: "rejected", client_id });
    await purgeInquiries(erasures);
    expect(await left()).toEqual(["cliente", "reprise"]);
    expect(await purged()).toEqual([]);
  });

  it("follows the settings", async () => {
    for (const [name, value] of Object.entries({ keep_lost_years: "1", keep_spam_days: "7" }))
      await db.siteSetting.create({ data: { name, value } });
    await add({ name: "perdue", days: 400, status: "rejected" });
    await add({ name: "perdue-hier", days: 300, status: "rejected" });
    await add({ name: "indesirable", days: 8, is_spam: true });
    await purgeInquiries(erasures);
    expect(await left()).toEqual(["perdue-hier"]);
  });

  it("takes the letters and the notes with them, and many in several turns", async () => {
    for (let number = 0; number < 60; number += 1)
      await add({ name: `perdue-${number}`, days: 1200, status: "rejected" });
    const { id } = await db.contactInquiry.findFirstOrThrow({ where: { name: "perdue-7" } });
    const { id: mail_id } = await keepLetter({ recipient: "perdue-7@riad.example" });
    await db.inquiryEvent.create({ data: { inquiry_id: id, kind: "email", mail_id, created_at: ago(1190) } });
    await Promise.all([purgeInquiries(erasures), purgeInquiries(erasures)]);
    expect(await left()).toEqual([]);
    expect([await db.mailMessage.count(), await db.inquiryEvent.count()]).toEqual([0, 0]);
    const counts = (await purged()).map(({ details }) => (details as { count: number }).count);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(60);
  });
});
