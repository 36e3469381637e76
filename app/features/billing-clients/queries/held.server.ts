import type { Prisma } from "~/server/db/client/client";
import { db } from "~/server/db/db.server";

const ISSUED = { number: { not: null } } as const;

const HELD = {
  ...{ id: true, legal_name: true, contact_name: true, email: true, phone: true, address: true, ice: true },
  quotes: { where: ISSUED, select: { number: true, title: true, sent_at: true }, orderBy: { sent_at: "desc" } },
  invoices: { where: ISSUED, select: { number: true, title: true, issued_at: true }, orderBy: { issued_at: "desc" } },
} as const satisfies Prisma.BillingClientSelect;

/** A billing identity as it is held of a person, with the documents that were made out to it. */
export type HeldIdentity = Prisma.BillingClientGetPayload<{ select: typeof HELD }>;

interface Person {
  /** In lower case. */
  emails: string[];
  inquiryIds: string[];
}

/**
 * The billing identities with one of these addresses, and those to which quotes of a sender's leads were made out. Quotes
 * came with the messages that were merged into these: the identity of another sender is that sender's to read.
 */
export async function listHeldIdentities({ emails, inquiryIds }: Person): Promise<HeldIdentity[]> {
  const merged = { inquiry_id: { in: inquiryIds }, sender_email: { not: null, notIn: emails } };
  const others = await db.inquiryMerge.findMany({ where: merged, select: { sender_email: true } });
  const otherEmails = others.flatMap(({ sender_email }) => sender_email ?? []);
  const ofLeads = {
    quotes: { some: { inquiry_id: { in: inquiryIds } } },
    OR: [{ email: null }, { email: { notIn: otherEmails } }],
  };
  const where = { OR: [{ email: { in: emails } }, ofLeads] };
  return db.billingClient.findMany({ where, select: HELD, orderBy: { created_at: "asc" } });
}

/** Whether documents were sent for a lead, which stay when it is erased. */
export async function hasDocuments(inquiryId: string): Promise<boolean> {
  return (await db.quote.count({ where: { inquiry_id: inquiryId, ...ISSUED } })) > 0;
}
