import { freezeDocument } from "~/features/billing/issue.server";
import type { BillingDocument } from "~/features/billing/schema";
import { isEmailTaken } from "~/features/clients/invite.server";
import { issueDepositInvoice } from "~/features/invoices/issue.server";
import { readChoice, withChoice } from "~/features/quotes/model/choice";
import type { Outcome } from "~/server/db/run-command.server";
import { changed, runCommand, unchanged } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";
import { dayInCasablanca } from "~/site/calendar";
import type { LockedQuote } from "./answer.server";
import { announceAnswer, answerRefusal, lockQuote } from "./answer.server";
import { openProject } from "./open-project.server";

/** For the team: a legal mention that has become empty stops the invoice, not the acceptance. */
const DEPOSIT_NOT_ISSUED =
  "La facture d’acompte n’a pas pu être émise\u202f: elle vous attend dans les brouillons, qui disent pourquoi.";

export interface Acceptance {
  /** Of the first version. */
  rootId: string;
  /** The version that was shown, where the form says so. */
  quoteId: string | null;
  name: string;
  role: string;
  /** Every field of the form, among them the options. */
  fields: readonly (readonly [string, unknown])[];
  /** The total that was shown, in hundredths, where the form says so. */
  shownTotal: number | null;
  /** The account that accepts; null by a link. */
  signerId?: string | null;
  ip: string | null;
  userAgent: string | null;
  /** Of the page by which it is read again. */
  path: string;
}

/**
 * Accepts a quote, in one transaction: the dossier is frozen, the project opened with its milestones, the deposit
 * invoiced, the lead converted, and everybody told. The same acceptance sent again is taken once.
 * @throws DomainError in the words of the quote: `invalid` for a foreign option, `conflict` for what has changed since
 */
export function acceptQuote(acceptance: Acceptance): Promise<void> {
  const accept = () =>
    runCommand<void>({ actor: null, action: "accepted", target: "quote" }, (tx) => acceptIn(tx, acceptance));
  return accept().catch((error: unknown) => {
    // Another request created an account with the same address meanwhile: the second attempt links it.
    if (isEmailTaken(error)) return accept();
    throw error;
  });
}

async function acceptIn(tx: Transaction, acceptance: Acceptance): Promise<Outcome<void>> {
  const { quote, document: sent, refusal } = await lockQuote(tx, acceptance.rootId, acceptance.quoteId);
  const chosen = readChoice(acceptance.fields, sent);
  const taken = quote.acceptance;
  const isSameVersion = acceptance.quoteId === null || acceptance.quoteId === taken?.quote_id;
  if (taken && isSameVersion && taken.name === acceptance.name && taken.chosen.join() === chosen?.join()) {
    return unchanged(undefined);
  }
  if (refusal) throw answerRefusal(quote, refusal);
  if (!chosen) throw answerRefusal(quote, "foreignOption");
  const document = withChoice(sent, chosen);
  const { shownTotal } = acceptance;
  if (shownTotal !== null && shownTotal !== document.gross) throw answerRefusal(quote, "totalChanged");
  const details = await storeAcceptance(tx, { acceptance, quote, document, chosen });
  return changed({ result: undefined, targetId: quote.id, details, cacheTags: [] });
}

/** @param document with the chosen options among its lines */
async function storeAcceptance(
  tx: Transaction,
  {
    acceptance,
    quote,
    document,
    chosen,
  }: { acceptance: Acceptance; quote: LockedQuote; document: BillingDocument; chosen: string[] },
) {
  const { name, role, signerId = null, ip, userAgent, path } = acceptance;
  const at = new Date();
  const { net, tax, gross } = document;
  const { id: acceptanceId } = await tx.quoteAcceptance.create({
    select: { id: true },
    data: {
      quote_id: quote.id,
      name,
      function: role,
      accepted_at: at,
      ip,
      user_agent: userAgent,
      chosen,
      signer_id: signerId,
      net,
      tax,
      gross,
      ...freezeDocument(document),
    },
  });
  const { projectId, note } = await openProject(tx, { quote, document, today: dayInCasablanca(at) });
  await tx.quote.update({
    where: { id: quote.id },
    // Lists show and sort by the sums of what was chosen.
    data: { status: "accepted", decided_at: at, project_id: projectId, net, tax, gross, version: { increment: 1 } },
  });
  const deposit = await issueDepositInvoice(tx, quote.id);
  await announceAnswer(tx, {
    quote,
    decision: "acceptance",
    gross,
    by: name,
    text: null,
    at,
    path,
    acceptanceId,
    hasDeposit: Boolean(deposit?.number),
    notes: [...(deposit && !deposit.number ? [DEPOSIT_NOT_ISSUED] : []), ...(note ? [note] : [])],
  });
  return { number: quote.number, gross, chosen, projectId, deposit: deposit?.number ?? null };
}
