import { beforeEach, describe, expect, it } from "vitest";
import { eraseClient } from "~/features/personal-data/erase-client.server";
import { getHeldData } from "~/features/personal-data/queries.server";
import { erasures } from "~/personal-data-registrations.server";
import { action as erase, loader as eraseLoader } from "~/routes/admin.inquiries.$id_.erase/route";
import { db } from "~/server/db/db.server";
import { makeLead, writeToAgency } from "../support/leads";
import { outbox } from "../support/mail";
import { cookie, openBillingOffice, sendForm } from "../support/office";
import { askForData, dataToken, exportOf, openData, sendToData } from "../support/own-data";
import { makePerson } from "../support/people";
import { acceptSent, draftAfter, sendQuote } from "../support/quotes";
import { getArgs, postArgs } from "../support/requests";
import { wholeDatabase } from "../support/whole-database";

const SALMA = "salma@toubkal.example";
let keptId: string;
let salmaId: string;

async function write(fields: Record<string, string>): Promise<string> {
  await writeToAgency({ company: "", phone: "06 61 23 45 67", ...fields });
  return (await db.contactInquiry.findFirstOrThrow({ where: { message: fields.message ?? "" } })).id;
}

const put = (merged_id: string) => sendForm(`/admin/inquiries/${keptId}/merge`, { merged_id });

/** Two people at one telephone, whom the team took for one. */
async function mergeTwo(other: Record<string, string> = { email: "driss@casbah.example" }) {
  keptId = await write({ name: "Driss Benali", message: "Une boutique de tapis", ...other });
  salmaId = await write({ name: "Salma Idrissi", email: SALMA, company: "Toubkal", message: "Un gîte à Imlil" });
  await put(salmaId);
  await askForData(SALMA);
  return dataToken();
}

const history = async () =>
  (await db.inquiryEvent.findMany({ where: { inquiry_id: keptId } })).map(({ text }) => text).join("\n");

beforeEach(openBillingOffice);

describe("the sender of a message that was merged into another person's inquiry", () => {
  it("sees that message alone, and the other person does not see it", async () => {
    const { words } = await openData(await mergeTwo());
    for (const own of ["Un gîte à Imlil", "Salma Idrissi", "06 61 23 45 67", "Toubkal"]) expect(words).toContain(own);
    for (const other of ["Driss", "casbah", "tapis"]) expect(words).not.toContain(other);
    await askForData("driss@casbah.example");
    const links = (await outbox()).filter((letter) => letter.startsWith("data-link"));
    expect(links).toContain("data-link to driss@casbah.example");
  });

  it("corrects that message alone", async () => {
    const token = await mergeTwo();
    const fields = { intent: "correction", name: "Salma El Idrissi", phone: "07 61 23 45 68", company: "" };
    const answer = await sendToData(token, fields);
    expect(answer.headers.get("Location")).toContain("fait=corrige");
    const kept = await db.contactInquiry.findUniqueOrThrow({ where: { id: keptId } });
    expect(kept).toMatchObject({ name: "Driss Benali", phone: "+212661234567" });
    const { words } = await openData(token);
    expect(words).toContain("Salma El Idrissi");
    expect(words).toContain("07 61 23 45 68");
    expect(words).not.toContain("Toubkal");
    expect(await history()).toContain("Un message fusionné a été corrigé par son expéditeur");
    expect(await db.inquiryEvent.count({ where: { kind: "correction" } })).toBe(1);
    await sendToData(token, fields);
    expect(await db.inquiryEvent.count({ where: { kind: "correction" } })).toBe(1);
  });

  it("has it erased with its letters, and the other person's inquiry stays as it was", async () => {
    const token = await mergeTwo();
    const before = await db.contactInquiry.findUniqueOrThrow({ where: { id: keptId } });
    const answer = await sendToData(token, { intent: "erasure", confirm: "on" });
    expect(answer.headers.get("Location")).toContain("demande=effacee");
    const kept = await db.contactInquiry.findUniqueOrThrow({ where: { id: keptId } });
    expect(kept).toMatchObject({ name: before.name, email: before.email, message: before.message });
    expect(await db.mailMessage.count({ where: { inquiry_id: keptId } })).toBeGreaterThan(0);
    const left = JSON.stringify(await wholeDatabase());
    // The company was unknown of the inquiry, which took it over: the two are one for the team.
    expect(left).not.toMatch(/salma|idrissi|imlil/i);
    expect((await openData(token)).status).toBe(404);
  });

  it("sees nothing else where the inquiry had no address and took over theirs, and takes that back with it", async () => {
    const token = await mergeTwo({ email: "" });
    const { words } = await openData(token);
    expect(words).toContain("Un gîte à Imlil");
    expect(words).not.toMatch(/Driss|tapis/);
    await sendToData(token, { intent: "erasure", confirm: "on" });
    const kept = await db.contactInquiry.findUniqueOrThrow({ where: { id: keptId } });
    expect(kept).toMatchObject({ email: null, name: "Driss Benali", message: "Une boutique de tapis" });
  });

  it("still asks for it after the inquiry was merged once more", async () => {
    await mergeTwo();
    const former = keptId;
    keptId = await write({ name: "Driss B.", email: "driss@tapis.example", message: "Encore moi" });
    await put(former);
    await askForData(SALMA);
    const { words } = await openData(await dataToken());
    expect(words).toContain("Un gîte à Imlil");
    expect(words).not.toMatch(/Driss|tapis|Encore/);
  });

  it("finds it in the export of an account of that address, which takes it along when it is erased", async () => {
    await mergeTwo();
    const client = await makePerson("client", SALMA);
    await db.credential.update({ where: { email: SALMA }, data: { email_verified_at: new Date() } });
    await db.profile.update({ where: { id: client.id }, data: { erasure_requested_at: new Date() } });
    expect((await exportOf(client.id)).merged_messages).toMatchObject([{ text: expect.stringContaining("Imlil") }]);
    const admin = await makePerson("admin", "amine@zellige.example");
    await eraseClient(erasures, { ...admin, fullName: "Amine" } as never, { id: client.id });
    expect(await history()).not.toMatch(/Salma|Imlil/);
    expect(await db.contactInquiry.count({ where: { message: "Une boutique de tapis" } })).toBe(1);
    expect(await db.mailMessage.count({ where: { inquiry_id: salmaId } })).toBe(0);
  });
});

const SENDER = { name: "Salma Idrissi", email: "salma@toubkal.example", message: "Un gîte" };
const lead = async (fields = {}) => (await makeLead({ ...SENDER, ...fields })).id;
const mergeInto = (kept: string, merged_id: string) => sendForm(`/admin/inquiries/${kept}/merge`, { merged_id });

it("the quotes of a merged lead go to the one that is kept, which their acceptance converts", async () => {
  const [kept, gone] = [await lead(), await lead()];
  const quote = await sendQuote({ inquiryId: gone });
  const draft = await draftAfter(await sendQuote({ inquiryId: gone }));
  await db.quote.update({ where: { id: draft.id }, data: { inquiry_id: gone } });
  await mergeInto(kept, gone);
  const linked = await db.quote.findMany({ select: { inquiry_id: true } });
  expect(linked).toEqual(Array(3).fill({ inquiry_id: kept }));
  await acceptSent(quote);
  const project = await db.project.findFirstOrThrow();
  expect(await db.contactInquiry.findMany()).toMatchObject([
    { id: kept, status: "converted", project_id: project.id, client_id: project.client_id },
  ]);
  expect(await db.quote.findUnique({ where: { id: quote.id } })).toMatchObject({
    ...{ status: "accepted", inquiry_id: kept, project_id: project.id },
  });
});

it("an acceptance at the same time as the merge leaves a converted lead with its quote", async () => {
  const [kept, gone] = [await lead(), await lead()];
  const quote = await sendQuote({ inquiryId: gone });
  await Promise.all([acceptSent(quote), mergeInto(kept, gone)]);
  const { inquiry_id, project_id } = await db.quote.findUniqueOrThrow({ where: { id: quote.id } });
  // Where the acceptance was first, a converted lead is not merged any more.
  expect(await db.contactInquiry.findUnique({ where: { id: inquiry_id ?? "" } })).toMatchObject({
    ...{ status: "converted", project_id },
  });
});

it("erasing the lead that is kept forgets whom the merged one's quotes were made out to", async () => {
  const [kept, gone] = [await lead(), await lead()];
  const quote = await sendQuote({ inquiryId: gone });
  await mergeInto(kept, gone);
  const own = [`/admin/inquiries/${kept}/erase`, { cookie, params: { id: kept } }] as const;
  const { seen } = await eraseLoader(getArgs(...own));
  await erase(postArgs(own[0], { seen }, own[1]));
  expect(await db.contactInquiry.count()).toBe(0);
  const billed = await db.billingClient.findUnique({ where: { id: quote.billingClientId } });
  expect(billed).toMatchObject({ legal_name: "Riad Toubkal SARL", contact_name: null, email: null });
});

it("the identity to which a merged lead's quote was made out is shown to its own sender alone", async () => {
  const phone = "+212612345678";
  const [kept, gone] = [await lead({ phone, email: "karim@toubkal.example" }), await lead({ phone })];
  const { billingClientId } = await sendQuote({ inquiryId: gone });
  await mergeInto(kept, gone);
  const shownTo = async (email: string) => (await getHeldData(email)).identities.map(({ id }) => id);
  expect([await shownTo("karim@toubkal.example"), await shownTo(SENDER.email)]).toEqual([[], [billingClientId]]);
});
