import { listClientIdsOf } from "~/features/client-people/queries.server";
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
