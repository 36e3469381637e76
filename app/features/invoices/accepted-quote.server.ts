import { remainderOf, sumOf } from "~/features/billing/model/totals";
import type { Deduction } from "~/features/billing/schema";
import { parseDocument } from "~/features/billing/schema";
import type { InvoiceKind } from "~/features/invoices/model/invoice";
import { invoiceOfStep } from "~/features/invoices/model/invoice";
import type { Transaction } from "~/server/db/transaction.server";
import { DomainError } from "~/server/errors.server";
import { dayInCasablanca } from "~/site/calendar";
import { groupsOf } from "./balance.server";

const NOT_ACCEPTED = new DomainError("invalid", "Ce devis n’est pas accepté\u202f: il ne se facture pas encore");

export type AcceptedQuote = Awaited<ReturnType<typeof lockAcceptedQuote>>;

/**
 * Locks an accepted quote, so that its invoices are made one after the other.
 * @throws DomainError `invalid` for one that is not accepted
 */
export async function lockAcceptedQuote(tx: Transaction, id: string) {
  await tx.$queryRaw`SELECT id FROM quotes WHERE id = ${id}::uuid FOR UPDATE`;
  const quote = await tx.quote.findUnique({ where: { id }, include: { acceptance: true } });
  if (!quote?.acceptance || !quote.number || !quote.billing_client_id) throw NOT_ACCEPTED;
  const document = parseDocument(quote.acceptance.document);
  return {
    id,
    number: quote.number,
    billingClientId: quote.billing_client_id,
    projectId: quote.project_id,
    document,
    acceptedOn: dayInCasablanca(quote.acceptance.accepted_at),
    whole: sumOf(document.taxes),
  };
}

export async function listAsked(tx: Transaction, quoteId: string): Promise<(Deduction & { kind: InvoiceKind })[]> {
  const invoices = await tx.invoice.findMany({
    where: { quote_id: quoteId, issued_at: { not: null }, kind: { in: ["deposit", "progress", "balance"] } },
    orderBy: [{ issued_at: "asc" }, { id: "asc" }],
    include: { taxes: true, corrections: { where: { issued_at: { not: null } }, include: { taxes: true } } },
  });
  return invoices
    .map(({ kind, number, issued_on, taxes, corrections }) => {
      const credits = corrections.map((credit) => ({ taxes: groupsOf(credit.taxes) }));
      const asked = remainderOf(sumOf(groupsOf(taxes)), credits);
      return {
        kind,
        number: number ?? "",
        issuedOn: issued_on ? dayInCasablanca(issued_on) : "",
        taxes: asked.taxes.filter(({ base, tax }) => base !== 0 || tax !== 0),
        gross: asked.gross,
      };
    })
    .filter(({ taxes }) => taxes.length > 0);
}

/**
 * The invoice or draft of a step of a quote that the transaction has locked; a share outside the schedule has none.
 * @param step the balance by its kind, another step by its place in the schedule
 */
export async function findStepInvoice(
  tx: Transaction,
  quoteId: string,
  step: { kind: InvoiceKind; index: number | null },
) {
  const made = await tx.invoice.findMany({
    where: { quote_id: quoteId, kind: { not: "credit" } },
    select: {
      id: true,
      number: true,
      kind: true,
      schedule_step: true,
      balance: { select: { payable: true, credited: true } },
    },
    // An issued invoice comes before a draft of the same step.
    orderBy: [{ issued_at: { sort: "asc", nulls: "last" } }, { created_at: "asc" }, { id: "asc" }],
  });
  return invoiceOfStep(made, step);
}
