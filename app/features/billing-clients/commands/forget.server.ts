import type { Prisma } from "~/server/db/client/client";
import type { Transaction } from "~/server/db/transaction.server";

/**
 * Forgets the person behind the billing identity of an erased account: it goes, unless documents were made out to it,
 * which the law has kept for ten years (CGI art. 211). Then it keeps what they print.
 */
export function forgetBillingClient(tx: Transaction, profileId: string): Promise<void> {
  return forget(tx, { profile_id: profileId });
}

/** The same for the identities without an account that have an address, whose reader asks for it. */
export function forgetBilledAddress(tx: Transaction, email: string): Promise<void> {
  return forget(tx, { email, profile_id: null });
}

/**
 * The same for the senders of leads that are erased; drafts that nobody has been sent go with them. An identity stays
 * that has an account, or to which something was made out for another lead or another address.
 */
export async function forgetBilledSenders(tx: Transaction, inquiryIds: string[], emails: string[]): Promise<void> {
  const ofLeads = { inquiry_id: { in: inquiryIds } };
  const billed = await tx.quote.findMany({ where: ofLeads, select: { billing_client_id: true } });
  await tx.quote.deleteMany({ where: { ...ofLeads, number: null, project_id: null } });
  await forget(tx, {
    id: { in: billed.flatMap(({ billing_client_id }) => billing_client_id ?? []) },
    profile_id: null,
    quotes: { none: { inquiry_id: { not: null, notIn: inquiryIds } } },
    OR: [{ email: null }, { email: { in: emails } }, { quotes: { none: { inquiry_id: null } } }],
  });
}

async function forget(tx: Transaction, where: Prisma.BillingClientWhereInput): Promise<void> {
  const select = { id: true, _count: { select: { quotes: true, invoices: true } } } as const;
  for (const { id, _count } of await tx.billingClient.findMany({ where, select })) {
    const person = { profile_id: null, contact_name: null, email: null, phone: null, has_reminders: false };
    if (_count.quotes + _count.invoices === 0) await tx.billingClient.delete({ where: { id } });
    else await tx.billingClient.update({ where: { id }, data: { ...person, version: { increment: 1 } } });
  }
}
