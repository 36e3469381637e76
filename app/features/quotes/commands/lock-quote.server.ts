import { quoteWords } from "~/content/quote-page/quote-words";
import type { BillingDocument } from "~/features/billing/model/document";
import { parseDocument } from "~/features/billing/schema/document";
import type { QuoteRefusal, ReadableStatus } from "~/features/quotes/model/client-quote";
import { REFUSAL_OF_STATE, stateOfQuote } from "~/features/quotes/model/client-quote";
import { QUOTE_GONE } from "~/features/quotes/model/quote";
import type { Prisma } from "~/server/db/client/client";
import type { Transaction } from "~/server/db/transaction.server";
import { DomainError } from "~/server/errors.server";
import { dayInCasablanca } from "~/site/calendar";

const READ = { billing_client: true, acceptance: true } as const satisfies Prisma.QuoteInclude;

/** The version of a quote that its client may answer, locked with all versions. */
export type LockedQuote = Prisma.QuoteGetPayload<{ include: typeof READ }>;

interface Locked {
  quote: LockedQuote;
  document: BillingDocument;
  /** Why no answer is taken; null where one is. */
  refusal: QuoteRefusal | null;
}

/**
 * Locks the versions of a quote in their order: what accepts, edits or sends one waits for another request, and then
 * sees what it did.
 * @param shownId the version that the client had before him, where the form says so
 * @throws DomainError `not-found` for a quote that was never sent
 */
export async function lockQuote(tx: Transaction, rootId: string, shownId: string | null): Promise<Locked> {
  await tx.$queryRaw`SELECT FROM quotes WHERE root_id = ${rootId}::uuid ORDER BY revision FOR UPDATE`;
  // Read anew: a statement that has waited does not see the version that another request began meanwhile.
  const versions = await tx.$queryRaw<{ id: string; status: string }[]>`
    SELECT id, status::text AS status FROM quotes WHERE root_id = ${rootId}::uuid ORDER BY revision`;
  const current = versions.findLast(({ status }) => status !== "draft");
  if (!current) throw new DomainError("not-found", QUOTE_GONE);
  const quote = await tx.quote.findUniqueOrThrow({ where: { id: current.id }, include: READ });
  const state = stateOfQuote(
    {
      status: quote.status as ReadableStatus,
      validUntil: quote.valid_until?.toISOString().slice(0, 10) ?? "",
      isCurrent: true,
      isBeingEdited: versions.some(({ status }) => status === "draft"),
    },
    dayInCasablanca(new Date()),
  );
  const isOther = shownId !== null && shownId !== quote.id;
  const refusal = state === "open" && isOther ? "superseded" : REFUSAL_OF_STATE[state];
  return { quote, document: parseDocument(quote.document ?? ""), refusal };
}

/** Why an answer is not taken, in the words of the quote. A ticked box was about what was shown before. */
export function answerRefusal({ language }: LockedQuote, reason: QuoteRefusal): DomainError {
  const code = reason === "foreignOption" ? "invalid" : "conflict";
  return new DomainError(code, quoteWords[language].refused[reason], { renewed: { accept_terms: "" } });
}
