import { INQUIRY_RECEIVED } from "~/features/mail/email-templates/inquiry-received";
import { LEADS_DIGEST } from "~/features/mail/email-templates/leads-digest";
import type { Sql } from "~/server/db/sql.server";
import { sql } from "~/server/db/sql.server";
import type { Transaction } from "~/server/db/transaction.server";
import { deliveryKey } from "./outbox.server";

/** Deletes e-mails with the jobs that would send them. One whose delivery has begun is gone from here all the same. */
async function deleteEmails(tx: Transaction, ids: string[]): Promise<void> {
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

interface ErasedSender {
  /** In lower case; those that nothing else holds. */
  emails: string[];
  /** The messages, and those that were merged into them. */
  inquiryIds: string[];
  /** When the first of the messages came: no earlier letter tells of them. */
  since: Date;
}

/**
 * Deletes the e-mails to a sender without an account, those about these inquiries, and the summaries that name one of
 * them. Each is found by an index.
 */
export async function deleteEmailsOfSender(tx: Transaction, sender: ErasedSender): Promise<void> {
  const found = await tx.$queryRaw<{ id: string }[]>(emailsOfSenderSql(sender));
  await deleteEmails(
    tx,
    found.map(({ id }) => id),
  );
}

/** The statement that finds the e-mails of `deleteEmailsOfSender`. */
export function emailsOfSenderSql({ emails, inquiryIds, since }: ErasedSender): Sql {
  return sql`
    SELECT id::text FROM mail_messages WHERE inquiry_id = ANY (${inquiryIds}::uuid[])
    UNION SELECT id::text FROM mail_messages WHERE lower(recipient) = ANY (${emails}::text[])
    UNION SELECT mail_id::text FROM inquiry_events WHERE inquiry_id = ANY (${inquiryIds}::uuid[]) AND mail_id IS NOT NULL
    UNION SELECT id::text FROM mail_messages
      WHERE kind = ${LEADS_DIGEST} AND created_at >= ${since} AND text ~ ${inquiryIds.join("|")}`;
}
