import { INQUIRY_RECEIVED, LEAD_ASSIGNED, LEAD_REPLY, LEADS_ASSIGNED, LEADS_DIGEST } from "~/features/inquiries/emails";
import { deleteEmails } from "~/features/mail/delete.server";
import { NEW_INQUIRY } from "~/features/mail/model";
import type { Sql } from "~/server/db/sql.server";
import { sql } from "~/server/db/sql.server";
import type { Transaction } from "~/server/db/transaction.server";

/** Deletes the e-mails that thanked the sender of a message. @param recipient in lower case */
export async function deleteThanks(tx: Transaction, recipient: string): Promise<void> {
  await deleteEmails(
    tx,
    sql`SELECT id::text FROM mail_messages WHERE lower(recipient) = ${recipient} AND kind = ${INQUIRY_RECEIVED}`,
  );
}

interface ErasedSender {
  /** In lower case; addresses that nothing else uses. */
  emails: string[];
  /** The messages, and those that were merged into them. */
  inquiryIds: string[];
}

/**
 * Deletes the e-mails to a sender without an account, those about these inquiries, and the summaries that name one of
 * them. Each is found by an index.
 */
export async function deleteEmailsOfSender(tx: Transaction, sender: ErasedSender): Promise<void> {
  await deleteEmails(tx, emailsOfSenderSql(sender));
}

/** The path of an inquiry, as letters to the team write it. */
const linkTo = (id: string) => `/admin/inquiries/${id}`;

export function emailsOfSenderSql({ emails, inquiryIds }: ErasedSender): Sql {
  return sql`
    SELECT id::text FROM mail_messages WHERE inquiry_id = ANY (${inquiryIds}::uuid[])
    UNION SELECT id::text FROM mail_messages WHERE lower(recipient) = ANY (${emails}::text[])
    UNION SELECT mail_id::text FROM inquiry_events WHERE inquiry_id = ANY (${inquiryIds}::uuid[]) AND mail_id IS NOT NULL
    UNION SELECT mail_id::text FROM inquiry_events WHERE merged_id = ANY (${inquiryIds}::uuid[]) AND mail_id IS NOT NULL
    UNION SELECT id::text FROM mail_messages WHERE told_in(text) && ${inquiryIds.map(linkTo)}::text[]`;
}

interface ErasedClient {
  /** In lower case, each with the time in which it was the client's. */
  addresses: {
    email: string;
    /** Another person may have written from that address: only e-mails about the client's own inquiries go. */
    isShared: boolean;
    since: Date | null;
    until: Date | null;
  }[];
  inquiryIds: string[];
}

/** The kinds of e-mails that an inquiry causes. */
const ABOUT_INQUIRIES = [NEW_INQUIRY, INQUIRY_RECEIVED, LEAD_REPLY, LEAD_ASSIGNED, LEADS_ASSIGNED, LEADS_DIGEST];

/**
 * Deletes the e-mails to a client's addresses, those that name one of them, and those about these inquiries. Only whole
 * addresses count, and no quoted text: e-mails about others stay.
 */
export async function deleteEmailsAbout(tx: Transaction, erased: ErasedClient): Promise<void> {
  const { addresses, inquiryIds } = erased;
  const merged = await tx.inquiryMerge.findMany({ where: { inquiry_id: { in: inquiryIds } } });
  const ids = [...inquiryIds, ...merged.map(({ merged_id }) => merged_id)];
  if (addresses.length + ids.length === 0) return;
  await deleteEmails(tx, emailsAboutSql({ addresses, inquiryIds: ids }));
}

export function emailsAboutSql({ addresses, inquiryIds }: ErasedClient): Sql {
  const paths = inquiryIds.map(linkTo);
  const emails = addresses.map(({ email }) => email);
  return sql`
    WITH own AS (
      SELECT email, "isShared", coalesce(since, '-infinity') AS since, coalesce(until, 'infinity') AS until
      FROM jsonb_to_recordset(${JSON.stringify(addresses)}::jsonb)
        AS a(email text, "isShared" boolean, since timestamptz, until timestamptz)
    ), named AS (
      SELECT id, kind, created_at, lower(recipient) AS recipient, told_in(text) AS told
      FROM mail_messages WHERE lower(recipient) = ANY (${emails}::text[]) OR told_in(text) && ${emails}::text[]
    )
    SELECT id::text FROM named m WHERE EXISTS (
      SELECT FROM own WHERE m.created_at >= own.since AND m.created_at < own.until
        AND NOT (own."isShared" AND m.kind = ANY (${ABOUT_INQUIRIES}::text[]))
        AND (m.recipient = own.email OR own.email = ANY (m.told)))
    UNION SELECT id::text FROM mail_messages WHERE told_in(text) && ${paths}::text[]
    UNION SELECT mail_id::text FROM inquiry_events
      WHERE inquiry_id = ANY (${inquiryIds}::uuid[]) AND mail_id IS NOT NULL
    UNION SELECT mail_id::text FROM inquiry_events
      WHERE merged_id = ANY (${inquiryIds}::uuid[]) AND mail_id IS NOT NULL`;
}
