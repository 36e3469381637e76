import { beforeEach, expect, it } from "vitest";
import { getHeldData } from "~/features/personal-data/queries.server";
import { action as erase, loader as eraseLoader } from "~/routes/admin.inquiries.$id_.erase/route";
import { db } from "~/server/db/db.server";
import { makeIssuer } from "../support/billing";
import { cookie, openOffice, sendForm } from "../support/office";
import { draftAfter, sendQuote } from "../support/quotes";
import { getArgs, postArgs } from "../support/requests";
import { postForm } from "../support/show-page";

beforeEach(async () => {
  await openOffice();
  await makeIssuer();
});

const SENDER = { name: "Salma Idrissi", email: "salma@toubkal.example", message: "Un gîte" };
const lead = async () => (await db.contactInquiry.create({ data: SENDER })).id;
const mergeInto = (kept: string, merged_id: string) => sendForm(`/admin/inquiries/${kept}/merge`, { merged_id });

type Sent = Awaited<ReturnType<typeof sendQuote>>;
const accept = ({ id, path }: Sent) => {
  const signed = { signer_name: "Salma Idrissi", signer_role: "Gérante", accept_terms: "on" };
  return postForm(path, { quote: id, intent: "accept", ...signed });
};

it("the quotes of a merged lead go to the one that is kept, which their acceptance converts", async () => {
  const [kept, gone] = [await lead(), await lead()];
  const quote = await sendQuote({ inquiryId: gone });
  const draft = await draftAfter(await sendQuote({ inquiryId: gone }));
  await db.quote.update({ where: { id: draft.id }, data: { inquiry_id: gone } });
  await mergeInto(kept, gone);
  const linked = await db.quote.findMany({ select: { inquiry_id: true } });
  expect(linked).toEqual(Array(3).fill({ inquiry_id: kept }));
  await accept(quote);
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
  await Promise.all([accept(quote), mergeInto(kept, gone)]);
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
  const row = { ...SENDER, phone };
  const { id: kept } = await db.contactInquiry.create({ data: { ...row, email: "karim@toubkal.example" } });
  const { id: gone } = await db.contactInquiry.create({ data: row });
  const { billingClientId } = await sendQuote({ inquiryId: gone });
  await mergeInto(kept, gone);
  const shownTo = async (email: string) => (await getHeldData(email)).identities.map(({ id }) => id);
  expect([await shownTo("karim@toubkal.example"), await shownTo(SENDER.email)]).toEqual([[], [billingClientId]]);
});
