import { expect, it } from "vitest";
import { getIssuedDocument } from "~/features/billing-documents/queries/frozen-document.server";
import { liveLink } from "~/features/quotes/queries/links.server";
import { listQuotes } from "~/features/quotes/queries/quotes.server";
import { quoteListSchema } from "~/features/quotes/schema/quote";
import { db } from "~/server/db/db.server";
import { insertLegalIdentity } from "../../prisma/seed/legal-identity";
import { insertQuotes } from "../../prisma/seed/quotes";
import { makeFiscalRules } from "../support/billing";
import { resetDatabase } from "../support/database";

it("the demo has quotes in every state, each with its document, its digest and its link", async () => {
  await resetDatabase();
  await makeFiscalRules();
  await db.$transaction(async (tx) => {
    await insertLegalIdentity(tx);
    await insertQuotes(tx, new Date(), new Map());
  });
  const { counts } = await listQuotes(quoteListSchema.parse({}));
  for (const count of Object.values(counts)) expect(count).toBeGreaterThan(0);
  expect(counts).toMatchObject({ total: 12, draft: 2, sent: 5, accepted: 1, refused: 1, expired: 1 });
  const sent = await db.quote.findMany({ where: { status: { not: "draft" } } });
  for (const { id, root_id } of sent) {
    expect(await getIssuedDocument({ kind: "quote", subjectId: id, format: "pdf" })).not.toBeNull();
    expect((await liveLink(root_id))?.token).toHaveLength(43);
  }
  const { last } = await db.numberSeries.findFirstOrThrow();
  expect(new Set(sent.map(({ number }) => number)).size).toBe(last);
});
