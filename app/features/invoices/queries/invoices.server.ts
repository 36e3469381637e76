import type { ScheduleStep } from "~/features/billing/model/content";
import { parseDocument } from "~/features/billing/schema/document";
import { listClientIdsOf } from "~/features/client-people/queries.server";
import { invoiceOfStep } from "~/features/invoices/model/invoice";
import type { Prisma } from "~/server/db/client/client";
import { db } from "~/server/db/db.server";

/** So many payments, letters and announcements of one invoice are shown. */
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

/** An invoice with everything that its page in the back office shows, or null. */
export function getInvoice(id: string) {
  return db.invoice.findUnique({ where: { id }, include: DETAILS });
}

/** An invoice as its page in the back office reads it. */
export type InvoiceDetails = NonNullable<Awaited<ReturnType<typeof getInvoice>>>;

/** An issued invoice that a user sees, or null: another client's is none. */
export async function getInvoiceOf(userId: string, id: string) {
  return db.invoice.findFirst({
    where: { id, issued_at: { not: null }, billing_client: { profile_id: { in: await listClientIdsOf(userId) } } },
    include: DETAILS,
  });
}

/** An issued invoice of a quote, by the first version of that, or null: another quote's is none. */
export function getInvoiceOfQuote(rootId: string, id: string) {
  return db.invoice.findFirst({ where: { id, ...ofQuote(rootId) }, include: DETAILS });
}

/** The issued invoices of a quote, the oldest first. */
export function listInvoicesOfQuote(rootId: string) {
  return db.invoice.findMany({
    where: ofQuote(rootId),
    orderBy: [{ issued_at: "asc" }, { id: "asc" }],
    take: SHOWN_MAX,
    include: { balance: true },
  });
}

const ofQuote = (rootId: string) => ({ issued_at: { not: null }, quote: { root_id: rootId } });

/** The issued invoices of a project that a user sees, the latest first. */
export async function listInvoicesOfProject(userId: string, projectId: string) {
  const owner = { profile_id: { in: await listClientIdsOf(userId) } };
  return db.invoice.findMany({
    where: { issued_at: { not: null }, project_id: projectId, billing_client: owner },
    orderBy: [{ issued_at: "desc" }, { id: "desc" }],
    take: SHOWN_MAX,
    include: { balance: true },
  });
}

/** The same as the team sees them, whoever is billed. */
export function listInvoicesOfProjectForTeam(projectId: string) {
  return db.invoice.findMany({
    where: { issued_at: { not: null }, project_id: projectId },
    orderBy: [{ issued_at: "desc" }, { id: "desc" }],
    take: SHOWN_MAX,
    include: { balance: true },
  });
}

export const OWN_INVOICES_PER_PAGE = 20;

/** The issued invoices that a user sees, the latest first. */
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

/** The letters about an invoice, the latest first. */
export function listLettersAbout(invoiceId: string) {
  return db.mailMessage.findMany({
    where: { invoice_id: invoiceId },
    orderBy: [{ created_at: "desc" }, { id: "desc" }],
    take: SHOWN_MAX,
    select: { id: true, recipient: true, subject: true, status: true, created_at: true },
  });
}

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
