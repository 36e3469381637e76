import type { Sql } from "~/server/db/sql.server";
import { sql } from "~/server/db/sql.server";
import type { Transaction } from "~/server/db/transaction.server";
import { deliveryKey } from "./outbox.server";

/** Deletes the e-mails that a statement finds, with the jobs that would send them, even while one is being delivered. */
export async function deleteEmails(tx: Transaction, found: Sql): Promise<void> {
  const ids = (await tx.$queryRaw<{ id: string }[]>(found)).map(({ id }) => id);
  if (ids.length === 0) return;
  await tx.mailMessage.deleteMany({ where: { id: { in: ids } } });
  await tx.job.deleteMany({ where: { unique_key: { in: ids.map(deliveryKey) } } });
}

interface EmailContents {
  /** Pages of the office or of a client's space, such as '/admin/devis/{id}'. */
  pages: string[];
  invoiceIds?: string[];
  /** Of quotes, as the subjects of letters name them. */
  quoteNumbers?: string[];
  /** In lower case. */
  recipients?: string[];
}

/** Deletes the e-mails that link to one of these pages, are about these invoices or quotes, or went to these addresses. */
export async function deleteEmailsOf(tx: Transaction, contents: EmailContents): Promise<void> {
  await deleteEmails(tx, emailsOfSql(contents));
}

export function emailsOfSql({ pages, invoiceIds = [], quoteNumbers = [], recipients = [] }: EmailContents): Sql {
  return sql`
    SELECT id::text FROM mail_messages WHERE told_in(text) && ${pages}::text[]
    UNION SELECT id::text FROM mail_messages WHERE invoice_id = ANY (${invoiceIds}::uuid[])
    UNION SELECT m.id::text FROM unnest(${quoteNumbers}::text[]) AS number JOIN mail_messages m
      ON m.search_text LIKE '%' || lower(number) || '%' AND m.subject ~ (number || '(?!\\d)')
    UNION SELECT id::text FROM mail_messages WHERE lower(recipient) = ANY (${recipients}::text[])`;
}
