import { beforeEach, describe, expect, it } from "vitest";
import { signInquiry } from "~/features/inquiries/chat-message.server";
import { obtainLeadReference } from "~/features/inquiries/enter.server";
import { addEvent } from "~/features/inquiries/events.server";
import { wayOutPath } from "~/features/marketing/model/ways-out";
import { listFound } from "~/features/office-search/queries.server";
import { searchedKinds } from "~/registrations.server";
import { loader } from "~/routes/_site.contact/route";
import { loader as details } from "~/routes/admin.inquiries.$id/route";
import { loader as mergeLoader } from "~/routes/admin.inquiries.$id_.merge/route";
import { db } from "~/server/db/db.server";
import { flashOf } from "../support/answers";
import { makeLead, writeToAgency } from "../support/leads";
import { cookie as office, openOffice, sendForm } from "../support/office";
import { makePerson } from "../support/people";
import { cookiesOf, getArgs, signedInAs } from "../support/requests";
import { showPage } from "../support/show-page";
import { messageOf, targetOf } from "../support/way-out";

beforeEach(openOffice);

const codeIn = (text: string) => /\n\nRéf\. ([234679CDFGHJKMNPQRTVWXY]{4})$/.exec(text)?.[1] ?? "";

/** The link by which a sender goes on in the chat. */
async function chatAfter(fields: Record<string, string> = {}): Promise<string> {
  const typed = { name: "Khadija Benali", email: "khadija@riad.example", message: "Six chambres à Rabat." };
  const answer = await writeToAgency({ ...typed, ...fields });
  const { sent } = await loader(getArgs("/contact", { cookie: cookiesOf(answer) }));
  return sent.chatUrl ?? "";
}

describe("the chat after a message", () => {
  it("leaves by the way of all links to the configured number alone, and is no contact beside the message", async () => {
    const href = await chatAfter();
    expect(href).toMatch(/^\/go\/whatsapp\?de=\/contact&demande=/);
    expect((await targetOf(href)).href).toMatch(/^https:\/\/wa\.me\/212600000000\?text=/);
    expect(await db.contactClick.count()).toBe(0);
  });

  it("has the words of the message and its own reference, which stays the same and is found", async () => {
    const href = await chatAfter();
    const text = await messageOf(href);
    for (const part of ["Khadija Benali", "khadija@riad.example", "Six chambres à Rabat."])
      expect(text).toContain(part);
    const code = codeIn(text);
    const { id } = await db.contactInquiry.findFirstOrThrow({ where: { reference_code: code } });
    expect(codeIn(await messageOf(href))).toBe(code);
    expect(codeIn(await messageOf(await chatAfter({ name: "Omar", message: "Un autre" })))).not.toBe(code);
    for (const q of [code, `réf. ${code.toLowerCase()}`]) {
      const [found] = (await listFound(searchedKinds, q)).filter(({ kind }) => kind === "inquiries");
      expect(found?.found).toMatchObject([{ to: `/admin/inquiries/${id}`, title: "Khadija Benali" }]);
    }
    expect((await showPage(`/admin/inquiries/${id}`, { cookie: office })).words).toContain(`réf. ${code}`);
  });

  it("is not entered as a second lead: its reference names the one that is there", async () => {
    const code = codeIn(await messageOf(await chatAfter()));
    const typed = { channel: "whatsapp", name: "Nadia", contact: "06 12 34 56 78", message: "Un logo" };
    const answer = await sendForm("/admin/inquiries/new", { intent: "lead", ...typed, reference: `Réf. ${code}` });
    expect(answer).toRefuse("reference", expect.stringContaining("celle de la demande de Khadija Benali"));
    expect(await db.contactInquiry.count()).toBe(1);
  });

  it("gives no reference to robots, and one alone where it is asked for twice at once", async () => {
    const href = await chatAfter();
    expect(codeIn(await messageOf(href, { userAgent: "Googlebot/2.1" }))).toBe("");
    const { id, reference_code } = await db.contactInquiry.findFirstOrThrow();
    expect(reference_code).toBeNull();
    const codes = await Promise.all([obtainLeadReference(id), obtainLeadReference(id)]);
    expect(new Set(codes).size).toBe(1);
  });

  it.each([
    ["forged", (id: string) => `${signInquiry(id).slice(0, -4)}AAAA`],
    ["the id alone", (id: string) => id],
    ["of a message that has gone", () => signInquiry(crypto.randomUUID())],
  ])("tells nothing of the message by a link that is %s, and opens all the same", async (_, forge) => {
    await chatAfter();
    const { id } = await db.contactInquiry.findFirstOrThrow();
    const text = await messageOf(wayOutPath("whatsapp", { page: "/contact", message: forge(id) }));
    expect(text).not.toContain("Khadija");
    expect(text).toContain("Bonjour");
  });
});

describe("the message form of a client who is signed in", () => {
  const NAMED = { name: "Sara Alami", email: "sara@riad.example", phone: "06 61 23 45 67", message: "Une question." };
  let [client, clientId] = ["", ""];

  beforeEach(async () => {
    clientId = (await makePerson("client", "sara@riad.example")).id;
    await db.profile.update({ where: { id: clientId }, data: { full_name: "Sara Alami", company: "Riad Sara" } });
    client = await signedInAs(clientId);
  });

  const send = (cookie?: string) => writeToAgency(NAMED, cookie);
  const valueIn = (html: string, name: string) =>
    new RegExp(`<input[^>]*name="${name}"[^>]*>`)
      .exec(html.split('id="inquiry"')[1] ?? "")?.[0]
      .match(/value="([^"]*)"/)?.[1];
  const stored = () => db.contactInquiry.findFirstOrThrow();

  async function resetMessages() {
    await db.contactInquiry.deleteMany();
    await db.idempotencyKey.deleteMany();
  }

  it("knows his name, address and telephone, and keeps his message as his", async () => {
    await db.contactInquiry.create({ data: { ...NAMED, client_id: clientId } });
    const { html } = await showPage("/contact", { cookie: client });
    expect(["name", "email", "phone"].map((name) => valueIn(html, name))).toEqual([
      "Sara Alami",
      "sara@riad.example",
      "06 61 23 45 67",
    ]);
    await resetMessages();
    await send(client);
    expect(await stored()).toMatchObject({ client_id: clientId, company: "Riad Sara", status: "new" });
  });

  it("is empty for a visitor and for an admin, whose message is nobody's", async () => {
    for (const cookie of [undefined, office]) {
      const { html } = await showPage("/contact", cookie ? { cookie } : {});
      expect(valueIn(html, "name")).toBeUndefined();
      await send(cookie);
      expect(await stored()).toMatchObject({ client_id: null });
      await resetMessages();
    }
  });

  it("is nobody's when he has been erased meanwhile", async () => {
    await db.profile.update({ where: { id: clientId }, data: { erased_at: new Date() } });
    await send(client);
    expect(await stored()).toMatchObject({ client_id: null });
  });

  it("becomes a project of the very client who wrote it, whatever address he gave", async () => {
    const data = { password_hash: "h", email: "s@riad.example" };
    await db.credential.update({ where: { profile_id: clientId }, data });
    await send(client);
    const { id } = await stored();
    const details = await showPage(`/admin/inquiries/${id}`, { cookie: office });
    expect(details.html).toContain(`href="/admin/clients/${clientId}"`);
    expect(details.words).toContain("Ouvrir un projet");
    const dialog = await showPage(`/admin/inquiries/${id}/convert`, { cookie: office });
    expect(dialog.words).toMatch(/Le projet va au compte de Sara Alami ?, qui a écrit ce message/);
    await sendForm(`/admin/inquiries/${id}/convert`, { intent: "conversion", title: "Une boutique" });
    expect(await db.project.findMany()).toMatchObject([{ title: "Une boutique", client_id: clientId }]);
    expect(await db.profile.count({ where: { role: "client" } })).toBe(1);
  });
});

const DAY_MS = 86_400_000;
let age = 100;

/** Each a day younger than the one before. */
async function received(data: Parameters<typeof makeLead>[0]): Promise<string> {
  age -= 1;
  return (await makeLead({ created_at: new Date(Date.now() - age * DAY_MS), ...data })).id;
}

const merge = (kept: string, merged: string) => sendForm(`/admin/inquiries/${kept}/merge`, { merged_id: merged });
const asked = (kept: string, merged: string) =>
  mergeLoader(getArgs(`/admin/inquiries/${kept}/merge?avec=${merged}`, { cookie: office, params: { id: kept } }));
const page = (path: string) => showPage(path, { cookie: office });
const othersOf = async (id: string) =>
  (await details(getArgs(`/admin/inquiries/${id}`, { cookie: office, params: { id } }))).others;
const history = (inquiry_id: string) =>
  db.inquiryEvent.findMany({ where: { inquiry_id }, orderBy: { created_at: "asc" } });

describe("who writes again", () => {
  it.each([
    ["another case and blanks", { email: "nadia@atelier.example" }, { email: " Nadia@Atelier.EXAMPLE " }],
    [
      "another way to write the number",
      { email: null, phone: "+212612345678" },
      { email: null, phone: "06 12-34.56 78" },
    ],
    ["the code with two zeros", { email: null, phone: "+34612345678" }, { phone: "0034 612 345 678" }],
  ])("is known by %s", async (_, first, second) => {
    const [before, after] = [await received({ name: "Avant", ...first }), await received({ name: "Après", ...second })];
    expect([(await othersOf(before)).map(({ id }) => id), (await othersOf(after)).map(({ id }) => id)]).toEqual([
      [after],
      [before],
    ]);
    const { words, html } = await page("/admin/inquiries");
    expect(words.match(/Déjà venu/g)).toHaveLength(1);
    expect(html).toContain(`href="/admin/inquiries/${before}"`);
    const shown = await page(`/admin/inquiries/${after}`);
    expect(shown.html).toContain(`/admin/inquiries/${after}/merge?avec=${before}`);
  });

  it("is nobody's double for want of an address, for an erased one, or from the quarantine", async () => {
    const erased = { name: "Client effacé", email: "efface@example.invalid" };
    const ids = [
      ...[await received(erased), await received(erased)],
      ...[await received({ email: null, phone: "12" }), await received({ email: null, phone: "12" })],
      ...[await received({ is_spam: true }), await received({})],
    ];
    expect((await Promise.all(ids.map(othersOf))).slice(0, 4).flat()).toEqual([]);
    expect(await othersOf(ids[5] ?? "")).toEqual([]);
    expect((await page("/admin/inquiries")).words).not.toContain("Déjà venu");
  });

  it("ten times and more is shown ten times, the latest first", async () => {
    const ids: string[] = [];
    for (let i = 0; i < 12; i++) ids.push(await received({}));
    const last = ids.pop() ?? "";
    expect((await othersOf(last)).map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 10));
  });
});

const ANSWERED = { status: "contacted", first_reply_at: new Date() } as const;

describe("merging", () => {
  it("moves message, notes and history to the inquiry that is kept, which learns what it did not know", async () => {
    const phone = "+212612345678";
    const gone = await received({ message: "Le premier mot", phone, company: "Atelier", next_action: "Rappeler" });
    const kept = await received({ message: "Le second mot", name: "Nadia Alami" });
    await db.$transaction((tx) => addEvent(tx, { inquiryId: gone, kind: "note", text: "Elle hésite", actor: null }));
    const answer = await merge(kept, gone);
    expect(answer).toRedirect(`/admin/inquiries/${kept}`);
    expect(await flashOf(answer)).toMatchObject({ description: "Demandes fusionnées" });
    expect(await db.contactInquiry.findMany()).toMatchObject([
      { id: kept, message: "Le second mot", phone, company: "Atelier", next_action: "Rappeler", version: 2 },
    ]);
    const [message, note, merged] = await history(kept);
    expect([message?.kind, note?.text, merged?.kind]).toEqual(["message", "Elle hésite", "merge"]);
    expect(message?.text).toBe(
      "Nom\u202f: Nadia\nE-mail\u202f: nadia@atelier.example\nTéléphone\u202f: 06 12 34 56 78\nEntreprise\u202f: Atelier\n\nLe premier mot",
    );
    expect(message?.created_at.getTime()).toBeLessThan(Date.now() - DAY_MS);
    const { words } = await page(`/admin/inquiries/${kept}`);
    for (const text of ["Le premier mot", "Le second mot", "Elle hésite", "Demande de Nadia du"])
      expect(words).toContain(text);
  });

  it("leaves the address of the other leading to the one that is kept, over several merges", async () => {
    const [first, second, third] = [await received({}), await received({}), await received({})];
    await merge(second, first);
    await merge(third, second);
    for (const id of [first, second])
      await expect(details(getArgs(`/admin/inquiries/${id}`, { cookie: office, params: { id } }))).rejects.toRedirect(
        `/admin/inquiries/${third}`,
        302,
      );
  });

  it("keeps both plans, and opens again a lead that was given up", async () => {
    const gone = await received({ next_action: "Envoyer le devis", status: "qualified" });
    const kept = await received({ next_action: "Rappeler", status: "rejected", lost_reason: "price" });
    await merge(kept, gone);
    expect(await db.contactInquiry.findUnique({ where: { id: kept } })).toMatchObject({
      ...{ next_action: "Rappeler", status: "qualified", lost_reason: null },
    });
    expect((await history(kept)).at(-1)?.text).toContain("Elle prévoyait\u202f: Envoyer le devis");
  });

  it.each([
    ["an answered lead with a later plan", { ...ANSWERED, next_action: "Rappeler" }, 2],
    ["an answered lead with an earlier plan", { ...ANSWERED, next_action: "Rappeler" }, 0.5],
    ["a lead that was given up after an answer", { status: "rejected", first_reply_at: new Date() }, null],
  ] as const)("an unanswered message into %s leaves a reply due", async (_, known, days) => {
    const inDays = (count: number) => new Date(Date.now() + count * DAY_MS);
    const [due, planned] = [inDays(1), days ? inDays(days) : null];
    const kept = await received({ ...known, next_action_at: planned });
    await merge(kept, await received({ reply_due_at: due }));
    const at = planned && planned < due ? planned : due;
    expect(await db.contactInquiry.findUnique({ where: { id: kept } })).toMatchObject({
      ...{ next_action: "Répondre", next_action_at: at, due_at: at },
    });
    if (days) expect((await history(kept)).at(-1)?.text).toContain("Prévu jusque-là\u202f: Rappeler");
  });

  it("an unanswered message into a lead that was called in vain leaves its plan, and the reply due", async () => {
    const [due, planned] = [new Date(Date.now() + DAY_MS), new Date(Date.now() + 2 * DAY_MS)];
    const kept = await received({ status: "contacted", next_action: "Rappeler", next_action_at: planned });
    await merge(kept, await received({ reply_due_at: due }));
    expect(await db.contactInquiry.findUnique({ where: { id: kept } })).toMatchObject({
      ...{ next_action: "Rappeler", next_action_at: planned, due_at: due },
    });
  });

  it("an unanswered message into one that waits too leaves the earlier clock", async () => {
    const due = new Date(Date.now() + DAY_MS);
    const kept = await received({ reply_due_at: new Date(Date.now() + 2 * DAY_MS) });
    await merge(kept, await received({ reply_due_at: due }));
    expect(await db.contactInquiry.findUnique({ where: { id: kept } })).toMatchObject({ due_at: due });
  });

  it.each([
    ["a converted lead", { status: "converted" }, /^Une demande convertie a son projet/],
    ["an erased one", { name: "Client effacé", email: "efface@example.invalid" }, /^Cette demande a été effacée/],
    ["one in the quarantine", { is_spam: true }, /^Reprenez d’abord/],
    ["one of somebody else", { email: "autre@b.example" }, /ni la même adresse ni le même téléphone/],
  ] as const)("%s is refused in words, and nothing is lost", async (_, changes, sentence) => {
    const [kept, other] = [await received({}), await received({})];
    await db.contactInquiry.update({ where: { id: other }, data: changes });
    for (const pair of [[kept, other] as const, [other, kept] as const]) {
      await expect(merge(...pair)).toFlash("Erreur", expect.stringMatching(sentence));
    }
    expect(await db.contactInquiry.count()).toBe(2);
  });

  it("with itself or with one that is gone meanwhile is refused, on the way there too", async () => {
    const [kept, gone] = [await received({}), await received({})];
    await expect(merge(kept, kept)).toFlash("Erreur", "Une demande ne se fusionne pas avec elle-même.");
    await db.contactInquiry.delete({ where: { id: gone } });
    expect((await flashOf(await merge(kept, gone)))?.description).toMatch(/^Une des deux demandes n’existe plus/);
    expect((await asked(kept, gone)).refusal).toMatch(/^Une des deux demandes n’existe plus/);
    expect((await asked(kept, kept)).refusal).toMatch(/elle-même/);
    await expect(asked(gone, kept)).rejects.toMatchObject({ init: { status: 404 } });
  });

  it("crosswise at the same time leaves one of the two, with both messages", async () => {
    const [one, other] = [await received({ message: "un" }), await received({ message: "deux" })];
    await Promise.all([merge(one, other), merge(other, one)]);
    const [kept, ...rest] = await db.contactInquiry.findMany();
    expect(rest).toEqual([]);
    const texts = (await history(kept?.id ?? "")).map(({ text }) => text).join();
    expect(`${kept?.message} ${texts}`).toMatch(/un.*deux|deux.*un/s);
  });
});
