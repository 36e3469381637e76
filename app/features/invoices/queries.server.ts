import type { ScheduleStep } from "~/features/billing/schema";
import { parseDocument } from "~/features/billing/schema";
import { listClientIdsOf } from "~/features/clients/people/queries.server";
import { invoiceOfStep } from "~/features/invoices/bill-quote.server";
import type { Prisma } from "~/server/db/client/client";
import { db } from "~/server/db/db.server";

const SHOWN_MAX = 100;

const DETAILS = {
  billing_client: true,
  balance: true,
  taxes: true,
  quote: { select: { id: true, number: true, title: true } },
  corrects: { select: { id: true, number: true } },
  corrections: {
    where: { issued_at: { not: null } },
    select: { id: true, number: true, gross: true, tax: true, issued_on: true },
    orderBy: { issued_at: "asc" },
  },
  payments: {
    include: { taxes: true, recorder: { select: { full_name: true } } },
    orderBy: [{ paid_on: "asc" }, { created_at: "asc" }],
    take: SHOWN_MAX,
  },
  claims: { orderBy: { created_at: "desc" }, take: SHOWN_MAX },
} satisfies Prisma.InvoiceInclude;

export function getInvoice(id: string) {
  return db.invoice.findUnique({ where: { id }, include: DETAILS });
}

export type InvoiceDetails = NonNullable<Awaited<ReturnType<typeof getInvoice>>>;

/** An issued invoice that a user may see, or null. */
export async function getInvoiceOf(userId: string, id: string) {
  return db.invoice.findFirst({
    where: { id, issued_at: { not: null }, billing_client: { profile_id: { in: await listClientIdsOf(userId) } } },
    include: DETAILS,
  });
}

export function getInvoiceOfQuote(rootId: string, id: string) {
  return db.invoice.findFirst({ where: { id, ...ofQuote(rootId) }, include: DETAILS });
}

export function listInvoicesOfQuote(rootId: string) {
  return db.invoice.findMany({
    where: ofQuote(rootId),
    orderBy: [{ issued_at: "asc" }, { id: "asc" }],
    take: SHOWN_MAX,
    include: { balance: true },
  });
}

const ofQuote = (rootId: string) => ({ issued_at: { not: null }, quote: { root_id: rootId } });

export async function listInvoicesOfProject(userId: string, projectId: string) {
  const owner = { profile_id: { in: await listClientIdsOf(userId) } };
  return db.invoice.findMany({
    where: { issued_at: { not: null }, project_id: projectId, billing_client: owner },
    orderBy: [{ issued_at: "desc" }, { id: "desc" }],
    take: SHOWN_MAX,
    include: { balance: true },
  });
}

/** The issued invoices of a project of all billing clients, the latest first. */
export function listInvoicesOfProjectForTeam(projectId: string) {
  return db.invoice.findMany({
    where: { issued_at: { not: null }, project_id: projectId },
    orderBy: [{ issued_at: "desc" }, { id: "desc" }],
    take: SHOWN_MAX,
    include: { balance: true },
  });
}

export const OWN_INVOICES_PER_PAGE = 20;

export async function listInvoicesOf(userId: string, page: number) {
  const owner = { profile_id: { in: await listClientIdsOf(userId) } };
  const where = { issued_at: { not: null }, billing_client: owner };
  const [invoices, matchCount] = await Promise.all([
    db.invoice.findMany({
      where,
      orderBy: [{ issued_at: "desc" }, { id: "desc" }],
      skip: (page - 1) * OWN_INVOICES_PER_PAGE,
      take: OWN_INVOICES_PER_PAGE,
      include: { balance: true },
    }),
    db.invoice.count({ where }),
  ]);
  return { invoices, matchCount };
}

export function listLettersAbout(invoiceId: string) {
  return db.mailMessage.findMany({
    where: { invoice_id: invoiceId },
    orderBy: [{ created_at: "desc" }, { id: "desc" }],
    take: SHOWN_MAX,
    select: { id: true, recipient: true, subject: true, status: true, created_at: true },
  });
}

export function listAcceptedQuotes() {
  return db.quote.findMany({
    where: { status: "accepted", acceptance: { isNot: null } },
    orderBy: [{ created_at: "desc" }, { id: "desc" }],
    take: 20,
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

export interface BillableStep extends ScheduleStep {
  index: number;
  invoice: { id: string; number: string | null } | null;
}

/** An accepted quote with the steps of its schedule, and the balance where the schedule has none; or null. */
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
        // An issued invoice comes before a draft of the same step.
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
