import { ERASED_NAME } from "~/features/clients/model";
import { deleteWrittenEvents } from "~/features/inquiries/commands/events.server";
import type { Transaction } from "~/server/db/transaction.server";
import { releaseIdempotencyKey } from "~/server/forms/idempotency.server";

const BLANK = {
  ...{ name: ERASED_NAME, email: "efface@example.invalid", phone: null, company: null, message: "Message effacé" },
  ...{ service_interest: null, tier_name: null, budget_range: null, next_action: null, next_action_at: null },
  language: "fr",
  client_id: null,
} as const;

/** Takes from inquiries all that tells of their sender; when they came, and what became of them, stays. */
export async function blankInquiries(tx: Transaction, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.contactInquiry.updateMany({ where: { id: { in: ids } }, data: BLANK });
  await deleteWrittenEvents(tx, ids);
  for (const id of ids) await releaseIdempotencyKey(tx, id);
}

/** Deletes inquiries with their history. */
export async function deleteInquiries(tx: Transaction, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.contactInquiry.deleteMany({ where: { id: { in: ids } } });
  for (const id of ids) await releaseIdempotencyKey(tx, id);
}
