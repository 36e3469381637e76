import { INQUIRY_RECEIVED } from "~/features/mail/email-templates/inquiry-received";
import { LEAD_ASSIGNED } from "~/features/mail/email-templates/lead-assigned";
import { LEAD_REPLY } from "~/features/mail/email-templates/lead-reply";
import { LEADS_ASSIGNED } from "~/features/mail/email-templates/leads-assigned";
import { LEADS_DIGEST } from "~/features/mail/email-templates/leads-digest";
import { NEW_INQUIRY } from "~/features/mail/email-templates/new-inquiry";
import { NEW_REVIEW } from "~/features/mail/email-templates/new-review";
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
  const thanks = await tx.$queryRaw<{ id: string }[]>`
    SELECT id::text FROM mail_messages WHERE lower(recipient) = ${recipient} AND kind = ${INQUIRY_RECEIVED}`;
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

/** How a letter to the team ends a line that leads to an inquiry. */
const linkTo = (id: string) => `/admin/inquiries/${id}`;

/** The statement that finds the e-mails of `deleteEmailsOfSender`. */
export function emailsOfSenderSql({ emails, inquiryIds }: ErasedSender): Sql {
  return sql`
    SELECT id::text FROM mail_messages WHERE inquiry_id = ANY (${inquiryIds}::uuid[])
    UNION SELECT id::text FROM mail_messages WHERE lower(recipient) = ANY (${emails}::text[])
    UNION SELECT mail_id::text FROM inquiry_events WHERE inquiry_id = ANY (${inquiryIds}::uuid[]) AND mail_id IS NOT NULL
    UNION SELECT mail_id::text FROM inquiry_events WHERE merged_id = ANY (${inquiryIds}::uuid[]) AND mail_id IS NOT NULL
    UNION SELECT id::text FROM mail_messages WHERE told_in(text) && ${inquiryIds.map(linkTo)}::text[]`;
}

interface Erased {
  /** In lower case, each with between which times it was the client's. */
  addresses: ErasedAddress[];
  /** The client's inquiries, of each of which an e-mail to the team tells. */
  inquiryIds: string[];
}

interface ErasedAddress {
  email: string;
  /** Another person may have written from that address: e-mails about inquiries stay, but for the client's own. */
  isShared: boolean;
  since: Date | null;
  until: Date | null;
}

/** The kinds of e-mails that an inquiry causes. */
const ABOUT_INQUIRIES = [NEW_INQUIRY, INQUIRY_RECEIVED, LEAD_REPLY, LEAD_ASSIGNED, LEADS_ASSIGNED, LEADS_DIGEST];

/**
 * Deletes the e-mails to a client's addresses, those that give one of them as the client's, and those that tell of these
 * inquiries. Only whole addresses count, and not what another person quotes: e-mails about others stay.
 */
export async function deleteEmailsAbout(tx: Transaction, erased: Erased): Promise<void> {
  const { addresses, inquiryIds } = erased;
  const merged = await tx.inquiryMerge.findMany({ where: { inquiry_id: { in: inquiryIds } } });
  const ids = [...inquiryIds, ...merged.map(({ merged_id }) => merged_id)];
  if (addresses.length + ids.length === 0) return;
  const found = await tx.$queryRaw<{ id: string }[]>(emailsAboutSql({ addresses, inquiryIds: ids }));
  await deleteEmails(
    tx,
    found.map(({ id }) => id),
  );
}

/** The statement that finds the e-mails of `deleteEmailsAbout`, each by an index. */
export function emailsAboutSql({ addresses, inquiryIds }: Erased): Sql {
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

/**
 * Deletes the e-mails that told the team of reviews signed so.
 * @param names in lower case
 */
export async function deleteReviewEmails(tx: Transaction, names: string[]): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM mail_messages WHERE kind = ${NEW_REVIEW} AND EXISTS (
      SELECT FROM string_to_table(text, chr(10)) AS line
      WHERE line NOT LIKE '>%' AND lower(split_part(line, ': ', 2)) = ANY (${names}::text[]))`;
}

/** Of what letters tell, or whose they are. */
interface ToldOf {
  /** Pages of the office or of a client's space, such as '/admin/devis/{id}'. */
  pages: string[];
  invoiceIds?: string[];
  /** Of quotes, as the subjects of letters name them. */
  quoteNumbers?: string[];
  /** In lower case: of whoever is written to about the person alone. */
  recipients?: string[];
}

/**
 * Deletes the e-mails, to whomever, that link to one of these pages, tell of these invoices or quotes or went to these
 * addresses.
 */
export async function deleteEmailsOf(tx: Transaction, told: ToldOf): Promise<void> {
  const found = await tx.$queryRaw<{ id: string }[]>(emailsOfSql(told));
  await deleteEmails(
    tx,
    found.map(({ id }) => id),
  );
}

/** The statement that finds the e-mails of `deleteEmailsOf`, each by an index. */
export function emailsOfSql({ pages, invoiceIds = [], quoteNumbers = [], recipients = [] }: ToldOf): Sql {
  return sql`
    SELECT id::text FROM mail_messages WHERE told_in(text) && ${pages}::text[]
    UNION SELECT id::text FROM mail_messages WHERE invoice_id = ANY (${invoiceIds}::uuid[])
    UNION SELECT m.id::text FROM unnest(${quoteNumbers}::text[]) AS number JOIN mail_messages m
      ON m.search_text LIKE '%' || lower(number) || '%' AND m.subject ~ (number || '(?!\\d)')
    UNION SELECT id::text FROM mail_messages WHERE lower(recipient) = ANY (${recipients}::text[])`;
}

/** The letter that told people of a client of it before they were asked first. */
const PERSON_ADDED = "person-added";

/** Deletes the e-mails that invited others to see the projects of a client. */
export async function deleteInvitationsBy(tx: Transaction, clientId: string): Promise<void> {
  const found = await tx.$queryRaw<{ id: string }[]>`
    SELECT id::text FROM mail_messages WHERE told_in(text) && ${[`/dashboard/personnes/${clientId}`]}::text[]
    UNION SELECT m.id::text FROM client_people p JOIN credentials c ON c.profile_id = p.profile_id
      JOIN mail_messages m ON lower(m.recipient) = c.email AND m.kind = ${PERSON_ADDED}
    WHERE p.client_id = ${clientId}::uuid`;
  await deleteEmails(
    tx,
    found.map(({ id }) => id),
  );
}
