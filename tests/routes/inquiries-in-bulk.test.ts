import { beforeEach, describe, expect, it } from "vitest";
import { NO_CHANGE_CHOSEN, NONE_CHOSEN, UNDO_OVER } from "~/features/inquiries/model/bulk";
import { OWNER_UNLISTED } from "~/features/inquiries/model/follow-up";
import { listInquiryEvents } from "~/features/inquiries/queries/inquiries.server";
import { TAKE_BACK_MS } from "~/features/mail/commands/outbox.server";
import { db } from "~/server/db/db.server";
import { flashOf } from "../support/answers";
import { admin, cookie, openOffice } from "../support/office";
import { makePerson } from "../support/people";
import { signedInAs } from "../support/requests";
import { postForm } from "../support/show-page";

let ids: string[];

beforeEach(async () => {
  await openOffice();
  const row = { email: "k@riad.example", message: "Bonjour" };
  await db.contactInquiry.createMany({
    data: [
      { ...row, name: "Ana" },
      { ...row, name: "Bilal", status: "contacted", next_action: "Rappeler" },
      { ...row, name: "Chama", status: "rejected", lost_reason: "delay" },
    ],
  });
  ids = (await db.contactInquiry.findMany({ orderBy: { name: "asc" } })).map(({ id }) => id);
});

function send(change: string, chosen = ids, cookies = cookie) {
  const form = new FormData();
  form.set("intent", "bulk");
  form.set("change", change);
  for (const id of chosen) form.append("id", id);
  return postForm("/admin/inquiries?status=new", form, cookies);
}

const undo = (token: string, cookies = cookie) => postForm("/admin/inquiries", { intent: "undo-bulk", token }, cookies);
const stored = () =>
  db.contactInquiry.findMany({
    orderBy: { name: "asc" },
    select: { status: true, is_spam: true, owner_id: true, lost_reason: true, first_reply_at: true },
  });
const changeAll = async (change: string) => (await flashOf(await send(change)))?.undo?.fields.token ?? "";

describe("several inquiries at once", () => {
  it.each([
    [
      "status:qualified",
      { status: "qualified", lost_reason: null },
      "3 demandes changées. Sans suite prévue\u202f: 1.",
    ],
    ["reject:price", { status: "rejected", lost_reason: "price" }, "3 demandes changées."],
    ["spam:true", { is_spam: true }, "3 demandes changées."],
    ["owner:", { owner_id: null }, "Ces demandes étaient déjà ainsi."],
    ["status:contacted", { status: "contacted" }, "2 demandes changées. Sans suite prévue\u202f: 1."],
  ])("take %s, and the list says so", async (change, expected, sentence) => {
    const answer = await send(change);
    expect(answer.headers.get("Location")).toBe("/admin/inquiries?status=new");
    expect((await flashOf(answer))?.description).toBe(sentence);
    for (const row of await stored()) expect(row).toMatchObject(expected);
  });

  it("go to a colleague, each with a line of its history and a trace", async () => {
    await changeAll(`owner:${admin.id}`);
    for (const id of ids) {
      expect(await listInquiryEvents(id)).toMatchObject([{ kind: "owner", text: "sara" }]);
      expect(await db.auditEntry.count({ where: { target_kind: "inquiry", target_id: id } })).toBe(1);
    }
  });

  it.each([
    ["status:sold", undefined, NO_CHANGE_CHOSEN],
    ["status:rejected", undefined, NO_CHANGE_CHOSEN],
    ["", undefined, NO_CHANGE_CHOSEN],
    ["status:contacted", [], NONE_CHOSEN],
    ["status:contacted", ["x"], "Demande inconnue"],
    ["owner:00000000-0000-4000-8000-000000000000", undefined, OWNER_UNLISTED],
  ])("are left as they are by %j of %j, and the list says why", async (change, chosen, sentence) => {
    const before = await stored();
    expect(await flashOf(await send(change, chosen))).toMatchObject({ tone: "error", description: sentence });
    expect(await stored()).toEqual(before);
  });

  it("leave out what is gone", async () => {
    const flash = await flashOf(await send("spam:true", [ids[0]!, "00000000-0000-4000-8000-000000000000"]));
    expect(flash?.description).toBe("1 demande changée.");
  });
});

describe("taking a change of several back", () => {
  it.each(["status:qualified", "reject:price", "spam:true", "status:converted"])("%s", async (change) => {
    const before = await stored();
    const flash = await flashOf(await undo(await changeAll(change)));
    expect(flash?.description).toMatch(/^Changement annulé\u202f: [23] demandes comme avant\.$/);
    expect(await stored()).toEqual(before);
  });

  it("is refused once the letters that it caused may have gone", async () => {
    const token = await changeAll("spam:true");
    await db.auditEntry.updateMany({ data: { created_at: new Date(Date.now() - TAKE_BACK_MS - 1000) } });
    expect(await flashOf(await undo(token))).toMatchObject({ description: UNDO_OVER });
  });

  it("leaves what another request has changed since", async () => {
    const token = await changeAll("spam:true");
    await db.contactInquiry.update({
      where: { id: ids[0]! },
      data: { status: "qualified", version: { increment: 1 } },
    });
    await undo(token);
    expect((await stored()).map(({ is_spam }) => is_spam)).toEqual([true, false, false]);
  });

  it("is refused later, to another colleague, and for a token of nobody", async () => {
    const omar = await signedInAs((await makePerson("admin", "omar@zellige.example")).id);
    const token = await changeAll("spam:true");
    for (const answer of [await undo(token, omar), await undo(admin.id), await undo("x")])
      expect(await flashOf(answer)).toMatchObject({ tone: "error", description: UNDO_OVER });
    await db.auditEntry.updateMany({ data: { created_at: new Date(Date.now() - 60_000) } });
    expect(await flashOf(await undo(token))).toMatchObject({ description: UNDO_OVER });
    expect((await stored()).every(({ is_spam }) => is_spam)).toBe(true);
  });
});
