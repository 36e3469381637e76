import { beforeEach, describe, expect, it } from "vitest";
import { addEvent } from "~/features/inquiries/commands/events.server";
import { loader as details } from "~/routes/admin.inquiries.$id/route";
import { loader } from "~/routes/admin.inquiries.$id_.merge/route";
import { db } from "~/server/db/db.server";
import { flashOf } from "../support/answers";
import { cookie, openOffice, sendForm } from "../support/office";
import { getArgs } from "../support/requests";
import { showPage } from "../support/show-page";

beforeEach(openOffice);

const DAY_MS = 86_400_000;
let age = 100;

type Row = Parameters<typeof db.contactInquiry.create>[0]["data"];
/** Each a day younger than the one before. */
async function lead(data: Partial<Row>): Promise<string> {
  age -= 1;
  const created_at = new Date(Date.now() - age * DAY_MS);
  const row = { name: "Nadia", email: "nadia@atelier.example", message: "Bonjour", created_at, ...data } as Row;
  return (await db.contactInquiry.create({ data: row })).id;
}

const merge = (kept: string, merged: string) => sendForm(`/admin/inquiries/${kept}/merge`, { merged_id: merged });
const asked = (kept: string, merged: string) =>
  loader(getArgs(`/admin/inquiries/${kept}/merge?avec=${merged}`, { cookie, params: { id: kept } }));
const page = (path: string) => showPage(path, { cookie });
const othersOf = async (id: string) =>
  (await details(getArgs(`/admin/inquiries/${id}`, { cookie, params: { id } }))).others;
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
    [
      "the code with two zeros",
      { email: null, phone: "+34612345678" },
      { email: "a@b.example", phone: "0034 612 345 678" },
    ],
  ])("is known by %s", async (_, first, second) => {
    const [before, after] = [await lead({ name: "Avant", ...first }), await lead({ name: "Après", ...second })];
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
      ...[await lead(erased), await lead(erased)],
      ...[await lead({ email: null, phone: "12" }), await lead({ email: null, phone: "12" })],
      ...[await lead({ is_spam: true }), await lead({})],
    ];
    expect((await Promise.all(ids.map(othersOf))).slice(0, 4).flat()).toEqual([]);
    expect(await othersOf(ids[5] ?? "")).toEqual([]);
    expect((await page("/admin/inquiries")).words).not.toContain("Déjà venu");
  });

  it("ten times and more is shown ten times, the latest first", async () => {
    const ids: string[] = [];
    for (let i = 0; i < 12; i++) ids.push(await lead({}));
    const last = ids.pop() ?? "";
    expect((await othersOf(last)).map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 10));
  });
});

const ANSWERED = { status: "contacted", first_reply_at: new Date() } as const;

describe("merging", () => {
  it("moves message, notes and history to the inquiry that is kept, which learns what it did not know", async () => {
    const phone = "+212612345678";
    const gone = await lead({ message: "Le premier mot", phone, company: "Atelier", next_action: "Rappeler" });
    const kept = await lead({ message: "Le second mot", name: "Nadia Alami" });
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
    const [first, second, third] = [await lead({}), await lead({}), await lead({})];
    await merge(second, first);
    await merge(third, second);
    for (const id of [first, second])
      await expect(details(getArgs(`/admin/inquiries/${id}`, { cookie, params: { id } }))).rejects.toRedirect(
        `/admin/inquiries/${third}`,
        302,
      );
  });

  it("keeps both plans, and opens again a lead that was given up", async () => {
    const gone = await lead({ next_action: "Envoyer le devis", status: "qualified" });
    const kept = await lead({ next_action: "Rappeler", status: "rejected", lost_reason: "price" });
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
    const kept = await lead({ ...known, next_action_at: planned });
    await merge(kept, await lead({ reply_due_at: due }));
    const at = planned && planned < due ? planned : due;
    expect(await db.contactInquiry.findUnique({ where: { id: kept } })).toMatchObject({
      ...{ next_action: "Répondre", next_action_at: at, due_at: at },
    });
    const words = (await history(kept)).at(-1)?.text;
    if (days) expect(words).toContain("Prévu jusque-là\u202f: Rappeler");
  });

  it("an unanswered message into a lead that was called in vain leaves its plan, and the reply due", async () => {
    const [due, planned] = [new Date(Date.now() + DAY_MS), new Date(Date.now() + 2 * DAY_MS)];
    const kept = await lead({ status: "contacted", next_action: "Rappeler", next_action_at: planned });
    await merge(kept, await lead({ reply_due_at: due }));
    expect(await db.contactInquiry.findUnique({ where: { id: kept } })).toMatchObject({
      ...{ next_action: "Rappeler", next_action_at: planned, due_at: due },
    });
  });

  it("an unanswered message into one that waits too leaves the earlier clock", async () => {
    const due = new Date(Date.now() + DAY_MS);
    const kept = await lead({ reply_due_at: new Date(Date.now() + 2 * DAY_MS) });
    await merge(kept, await lead({ reply_due_at: due }));
    expect(await db.contactInquiry.findUnique({ where: { id: kept } })).toMatchObject({ due_at: due });
  });

  it.each([
    ["a converted lead", { status: "converted" }, /^Une demande convertie a son projet/],
    ["an erased one", { name: "Client effacé", email: "efface@example.invalid" }, /^Cette demande a été effacée/],
    ["one in the quarantine", { is_spam: true }, /^Reprenez d’abord/],
    ["one of somebody else", { email: "autre@b.example" }, /ni la même adresse ni le même téléphone/],
  ] as const)("%s is refused in words, and nothing is lost", async (_, changes, sentence) => {
    const [kept, other] = [await lead({}), await lead({})];
    await db.contactInquiry.update({ where: { id: other }, data: changes });
    for (const pair of [[kept, other] as const, [other, kept] as const]) {
      const flash = await flashOf(await merge(...pair));
      expect([flash?.title, flash?.description]).toEqual(["Erreur", expect.stringMatching(sentence)]);
    }
    expect(await db.contactInquiry.count()).toBe(2);
  });

  it("with itself or with one that is gone meanwhile is refused, on the way there too", async () => {
    const [kept, gone] = [await lead({}), await lead({})];
    expect((await flashOf(await merge(kept, kept)))?.description).toBe(
      "Une demande ne se fusionne pas avec elle-même.",
    );
    await db.contactInquiry.delete({ where: { id: gone } });
    expect((await flashOf(await merge(kept, gone)))?.description).toMatch(/^Une des deux demandes n’existe plus/);
    expect((await asked(kept, gone)).refusal).toMatch(/^Une des deux demandes n’existe plus/);
    expect((await asked(kept, kept)).refusal).toMatch(/elle-même/);
    await expect(asked(gone, kept)).rejects.toMatchObject({ init: { status: 404 } });
  });

  it("crosswise at the same time leaves one of the two, with both messages", async () => {
    const [one, other] = [await lead({ message: "un" }), await lead({ message: "deux" })];
    await Promise.all([merge(one, other), merge(other, one)]);
    const [kept, ...rest] = await db.contactInquiry.findMany();
    expect(rest).toEqual([]);
    const texts = (await history(kept?.id ?? "")).map(({ text }) => text).join();
    expect(`${kept?.message} ${texts}`).toMatch(/un.*deux|deux.*un/s);
  });
});
