import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { loader } from "~/routes/admin.inquiries.$id_.reply/route";
import { db } from "~/server/db/db.server";
import { cookie, openOffice, sendForm } from "../support/office";
import { flashOf } from "../support/post-form";
import { getArgs } from "../support/requests";

let id: string;

beforeEach(async () => {
  await openOffice();
  const data = { name: "Nadia Alami", phone: "+212612345678", message: "Un logo ?" };
  id = (await db.contactInquiry.create({ data })).id;
});

type Fields = Record<string, string>;
const path = (query = "") => `/admin/inquiries/${id}/reply${query}`;
const post = (fields: Fields) => sendForm(path(), { form_key: randomUUID(), ...fields });
const refusedBy = async (answer: Promise<unknown>) =>
  (await answer) as { data: { lastResult: { error: Record<string, string[]> } } };
const lead = () => db.contactInquiry.findUniqueOrThrow({ where: { id } });
const history = async () =>
  (await db.inquiryEvent.findMany({ where: { inquiry_id: id }, orderBy: { created_at: "asc" } })).map(
    ({ kind, text }) => [kind, text],
  );
const screen = async (query: string) => (await loader(getArgs(path(query), { cookie, params: { id } }))).data;

describe("a call", () => {
  const call = (outcome: string, text = "") => post({ intent: "appel", outcome, text });

  it("is noted with how it went, and only one that is heard counts as an answer", async () => {
    expect(await flashOf(await call("no_answer"))).toMatchObject({ description: "Appel noté" });
    expect(await lead()).toMatchObject({ status: "contacted", first_reply_at: null });
    await call("reached", "Rappeler jeudi.");
    expect((await lead()).first_reply_at).toBeInstanceOf(Date);
    expect((await history()).filter(([kind]) => kind === "call")).toEqual([
      ["call", "Pas de réponse"],
      ["call", "Joint\nRappeler jeudi."],
    ]);
  });

  it("that reached nobody leaves the promised answer due, until one is heard", async () => {
    const reply_due_at = new Date(Date.now() + 3_600_000);
    await db.contactInquiry.update({ where: { id }, data: { reply_due_at } });
    await call("no_answer");
    expect((await lead()).due_at).toEqual(reply_due_at);
    await call("reached");
    expect((await lead()).due_at).toBeNull();
  });

  it("closes what was planned where it is said to be done, and a plan whose time is over is none", async () => {
    const late = { next_action: "Rappeler", next_action_at: new Date(Date.now() - 3_600_000) };
    await db.contactInquiry.update({ where: { id }, data: late });
    expect((await screen("?canal=appel")).form?.plan).toBe("Rappeler");
    expect((await flashOf(await call("reached")))?.link?.note).toBe("Rien n’est prévu ensuite.");
    expect((await lead()).next_action).toBe("Rappeler");
    await post({ intent: "appel", outcome: "reached", is_done: "on" });
    expect(await lead()).toMatchObject({ next_action: null, next_action_at: null, due_at: null });
    expect(await history()).toContainEqual(["next_action", "Fait\u202f: Rappeler"]);
  });

  it("keeps a status that is further on", async () => {
    await db.contactInquiry.update({ where: { id }, data: { status: "qualified" } });
    await call("reached");
    expect((await lead()).status).toBe("qualified");
  });

  it("without an outcome of the list is refused", async () => {
    expect((await refusedBy(call("x"))).data.lastResult.error).toEqual({
      outcome: ["Dites comment l’appel s’est passé"],
    });
  });
});
