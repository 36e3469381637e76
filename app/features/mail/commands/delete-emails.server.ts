import { INQUIRY_RECEIVED } from "~/features/mail/email-templates/inquiry-received";
import type { Transaction } from "~/server/db/transaction.server";
import { deliveryKey } from "./outbox.server";

/** Deletes e-mails with the jobs that would send them. One whose delivery has begun is gone from here all the same. */
export async function deleteEmails(tx: Transaction, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.mailMessage.deleteMany({ where: { id: { in: ids } } });
  await tx.job.deleteMany({ where: { unique_key: { in: ids.map(deliveryKey) } } });
}

/** Deletes the e-mails that thanked the sender of a message. @param recipient in lower case */
export async function deleteThanks(tx: Transaction, recipient: string): Promise<void> {
  const thanks = await tx.mailMessage.findMany({ where: { kind: INQUIRY_RECEIVED, recipient }, select: { id: true } });
  await deleteEmails(
    tx,
    thanks.map(({ id }) => id),
  );
}
