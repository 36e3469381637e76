import type { BillingDocument, Deduction } from "~/features/billing/model/document";
import type { Totals } from "~/features/billing/model/totals";
import { remainderOf, sumOf } from "~/features/billing/model/totals";
import { parseDocument } from "~/features/billing/schema/document";
import type { InvoiceKind } from "~/features/invoices/model/invoice";
import { invoiceOfStep } from "~/features/invoices/model/invoice";
import type { Transaction } from "~/server/db/transaction.server";
import { DomainError } from "~/server/errors.server";
import type { Day } from "~/site/calendar";
import { dayInCasablanca } from "~/site/calendar";
import { isoDay } from "~/site/format";
import { groupsOf } from "./balance.server";

const NOT_ACCEPTED = new DomainError("invalid", "Ce devis n’est pas accepté\u202f: il ne se facture pas encore");

/** A quote that was accepted, and what was accepted exactly. */
export interface AcceptedQuote {
  id: string;
  number: string;
  billingClientId: string;
  projectId: string | null;
  acceptedOn: Day;
  document: BillingDocument;
  whole: Totals;
}

/**
 * Reads an accepted quote and holds it, so that its invoices are made one after the other.
 * @throws DomainError `invalid` for one that is not accepted
 */
export async function lockAcceptedQuote(tx: Transaction, id: string): Promise<AcceptedQuote> {
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

/** An invoice of a quote, with what it asks for once its credit notes are taken off. */
interface AskedInvoice extends Deduction {
  kind: "deposit" | "progress" | "balance";
}

/** What issued invoices of a quote ask for, without what credit notes took back; the oldest first. */
export async function listAsked(tx: Transaction, quoteId: string): Promise<AskedInvoice[]> {
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
        kind: kind as AskedInvoice["kind"],
        number: number ?? "",
        issuedOn: issued_on ? isoDay(issued_on) : "",
        taxes: asked.taxes.filter(({ base, tax }) => base !== 0 || tax !== 0),
        gross: asked.gross,
      };
    })
    .filter(({ taxes }) => taxes.length > 0);
}

/**
 * The invoice of a step of a quote that the transaction holds, or its draft; a share that the agency names has none.
 * @param step the balance by its kind, another step by its place in the schedule
 */
export async function findStepInvoice(
  tx: Transaction,
  quoteId: string,
  step: { kind: InvoiceKind; index: number | null },
): Promise<{ id: string; number: string | null } | null> {
  const made = await tx.invoice.findMany({
    where: { quote_id: quoteId, kind: { not: "credit" } },
    select: STEP_INVOICE,
    // What is issued comes before a draft of the same step.
    orderBy: [{ issued_at: { sort: "asc", nulls: "last" } }, { created_at: "asc" }, { id: "asc" }],
  });
  return invoiceOfStep(made, step);
}

const STEP_INVOICE = {
  id: true,
  number: true,
  kind: true,
  schedule_step: true,
  balance: { select: { payable: true, credited: true } },
} as const;
