import { ERASED_EMAIL, ERASED_NAME } from "~/features/clients/model";
import { deleteMergedEvents, deleteWrittenEvents } from "~/features/inquiries/events.server";
import { isOpen } from "~/features/inquiries/model/follow-up";
import { INQUIRY_STATUSES } from "~/features/inquiries/model/inquiry";
import type { Transaction } from "~/server/db/transaction.server";
import { releaseIdempotencyKey } from "~/server/forms/idempotency.server";

const BLANK = {
  name: ERASED_NAME,
  email: ERASED_EMAIL,
  phone: null,
  company: null,
  message: "Message effacé",
  service_interest: null,
  tier_name: null,
  budget_range: null,
  next_action: null,
  next_action_at: null,
  reply_due_at: null,
  email_from_merge: false,
  language: "fr",
  client_id: null,
} as const;

/** Erases what identifies the senders; dates and outcomes stay. Open inquiries are closed: there is no sender left to answer. */
export async function blankInquiries(tx: Transaction, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await keepCounts(tx);
  await closeInquiries(tx, ids);
  await tx.contactInquiry.updateMany({ where: { id: { in: ids } }, data: BLANK });
  await deleteWrittenEvents(tx, ids);
  await tx.inquiryMerge.updateMany({ where: { inquiry_id: { in: ids } }, data: { sender_email: null } });
  for (const id of ids) await releaseIdempotencyKey(tx, id);
}

/** Erases merged messages and their notes inside other inquiries, which lose an address that came with them. */
export async function eraseMergedMessages(tx: Transaction, mergedIds: string[]): Promise<void> {
  if (mergedIds.length === 0) return;
  await deleteMergedEvents(tx, mergedIds);
  await tx.$executeRaw`
    UPDATE contact_inquiries i SET email = NULL, email_from_merge = false, version = version + 1
    FROM inquiry_merges m WHERE m.merged_id = ANY (${mergedIds}::uuid[]) AND i.id = m.inquiry_id
      AND i.email_from_merge AND lower(i.email) = m.sender_email`;
  await tx.inquiryMerge.updateMany({ where: { merged_id: { in: mergedIds } }, data: { sender_email: null } });
  for (const id of mergedIds) await releaseIdempotencyKey(tx, id);
}

/** Converted is what a project came of; the others are lost, a message of a signed-in client too. */
async function closeInquiries(tx: Transaction, ids: string[]): Promise<void> {
  const open = { id: { in: ids }, status: { in: INQUIRY_STATUSES.filter(isOpen) } };
  await tx.contactInquiry.updateMany({ where: { ...open, project_id: { not: null } }, data: { status: "converted" } });
  await tx.contactInquiry.updateMany({ where: open, data: { status: "rejected" } });
}

export async function deleteInquiries(tx: Transaction, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await keepCounts(tx);
  await tx.contactInquiry.deleteMany({ where: { id: { in: ids } } });
  for (const id of ids) await releaseIdempotencyKey(tx, id);
}

/** Until the end of this transaction, what is erased stays counted by page and campaign. */
async function keepCounts(tx: Transaction): Promise<void> {
  await tx.$executeRaw`SET LOCAL zellige.keep_counts = 'on'`;
}
