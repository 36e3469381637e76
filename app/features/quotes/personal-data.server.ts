import { listQuotesMadeOut } from "~/features/billing/personal-data.server";
import { readContributions } from "~/features/projects/personal-data.server";
import { db } from "~/server/db/db.server";
import type { Transaction } from "~/server/db/transaction.server";
import type { Erasure, HeldColumns, OwnDataPart } from "~/server/registries/personal-data.server";
import {
  AGENCY,
  CGI_211,
  CODE,
  erasedBy,
  kept,
  LAW_43_20,
  none,
  pagesOf,
} from "~/server/registries/personal-data.server";

export const QUOTE_COLUMNS: HeldColumns = {
  feature: "quotes",
  tables: {
    quotes: [none(CODE, "number", "document_sha256"), kept(CGI_211, "title", "content", "document", "search_text")],
    quote_acceptances: [
      kept(LAW_43_20, "name", "function", "ip", "user_agent", "document"),
      none(CODE, "document_sha256"),
    ],
    quote_responses: [erasedBy("quotes", "name", "text")],
    quote_templates: [none(AGENCY, "name", "content")],
  },
};

/** What the person did for other clients, in their projects and with their quotes. */
export const readOwnContributions: OwnDataPart = async ({ profileId, isClient }) => {
  // An admin takes part in every project for the agency, not personally.
  if (!isClient) return { contributions: null };
  const quote_answers = await db.quoteResponse.findMany({
    where: {
      author_id: profileId,
      quote: { billing_client: { OR: [{ profile_id: null }, { profile_id: { not: profileId } }] } },
    },
    select: { kind: true, name: true, text: true, created_at: true },
    orderBy: { created_at: "asc" },
  });
  return { contributions: { ...(await readContributions(profileId)), quote_answers } };
};

/** Answers to quotes, and drafts; quotes that were sent are kept by law. Invoices of a quote go before it. */
export const QUOTE_ERASURE: Erasure = {
  feature: "quotes",
  find: async (tx, person) => {
    const { profileId, inquiryIds, identityIds } = person;
    const quotes = await listQuotesMadeOut(tx, person);
    const ids = quotes.map(({ id }) => id);
    const elsewhere = profileId ? await listAnsweredPages(tx, profileId) : [];
    return {
      ids,
      letters: () => ({
        pages: [...pagesOf(["/admin/devis", "/dashboard/devis"], ids), ...elsewhere],
        quoteNumbers: [...new Set(quotes.flatMap(({ number }) => number ?? []))],
      }),
      forget: async () => {
        const answered = [{ quote_id: { in: ids } }, ...(profileId ? [{ author_id: profileId }] : [])];
        await tx.quoteResponse.updateMany({ where: { OR: answered }, data: { name: null, text: null } });
        const ofIdentity = { billing_client_id: { in: identityIds } };
        const forMessages = { inquiry_id: { in: inquiryIds }, project_id: null };
        const isUnsent = { OR: [{ number: null }, { revision: { gt: 1 } }] };
        await tx.quote.deleteMany({ where: { status: "draft", AND: [isUnsent, { OR: [ofIdentity, forMessages] }] } });
      },
    };
  },
};

/** The pages of quotes that the account answered. */
async function listAnsweredPages(tx: Transaction, profileId: string): Promise<string[]> {
  const quotes = await tx.quote.findMany({
    where: { responses: { some: { author_id: profileId } } },
    select: { id: true, root_id: true },
  });
  return [
    ...pagesOf(
      ["/admin/devis"],
      quotes.map(({ id }) => id),
    ),
    ...pagesOf(["/dashboard/devis"], [...new Set(quotes.map(({ root_id }) => root_id))]),
  ];
}
