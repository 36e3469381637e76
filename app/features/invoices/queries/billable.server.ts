import type { ScheduleStep } from "~/features/billing/model/content";
import { parseDocument } from "~/features/billing/schema/document";
import { invoiceOfStep } from "~/features/invoices/model/invoice";
import { db } from "~/server/db/db.server";

/** So many accepted quotes are offered; an older one is found by its own page. */
const OFFERED_MAX = 20;

/** The quotes that were accepted last. */
export function listAcceptedQuotes() {
  return db.quote.findMany({
    where: { status: "accepted", acceptance: { isNot: null } },
    orderBy: [{ created_at: "desc" }, { id: "desc" }],
    take: OFFERED_MAX,
    select: {
      id: true,
      number: true,
      title: true,
      currency: true,
      acceptance: { select: { gross: true } },
      billing_client: { select: { legal_name: true } },
    },
  });
}

/** A step of an accepted quote, with the invoice that was made of it and was not wholly credited. */
export interface BillableStep extends ScheduleStep {
  index: number;
  invoice: { id: string; number: string | null } | null;
}

/** An accepted quote with the steps of its schedule, and the balance where that names none; or null. */
export async function getBillableQuote(id: string) {
  const quote = await db.quote.findUnique({
    where: { id },
    include: {
      acceptance: true,
      billing_client: { select: { legal_name: true } },
      invoices: {
        where: { kind: { not: "credit" } },
        select: {
          id: true,
          number: true,
          kind: true,
          schedule_step: true,
          title: true,
          currency: true,
          payable: true,
          balance: { select: { payable: true, credited: true } },
        },
        // As a step that has a draft and an invoice names its invoice.
        orderBy: [{ issued_at: { sort: "asc", nulls: "last" } }, { created_at: "asc" }, { id: "asc" }],
      },
    },
  });
  if (!quote?.acceptance) return null;
  const { schedule, gross } = parseDocument(quote.acceptance.document);
  const steps: BillableStep[] = schedule.map((step, index) => ({
    ...step,
    index,
    invoice: invoiceOfStep(quote.invoices, { ...step, index }),
  }));
  const isBalancePlanned = schedule.some(({ kind }) => kind === "balance");
  const balance = invoiceOfStep(quote.invoices, { kind: "balance", index: null });
  return { ...quote, gross, steps, unplannedBalance: isBalancePlanned ? null : { invoice: balance } };
}
