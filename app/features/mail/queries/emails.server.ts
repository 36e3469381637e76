import { LINK_STALE, MAIL_STATUSES } from "~/features/mail/model/email";
import type { MailList } from "~/features/mail/schema";
import { getSite } from "~/features/settings/queries.server";
import { tally } from "~/lib/text/tally";
import { db } from "~/server/db/db.server";
import type { List } from "~/server/db/list-page.server";
import { containing, inOrder, readListPage, readWholeList } from "~/server/db/list-page.server";
import { sql } from "~/server/db/sql.server";
import { env } from "~/server/env.server";

export const EMAILS_PER_PAGE = 20;

/** `isResendable` as a condition of SQL. */
export const RESENDABLE = sql`status <> 'sent' AND recipient <> '' AND last_error IS DISTINCT FROM ${LINK_STALE}`;

const ORDERS = { newest: sql`t.created_at DESC, t.id DESC`, oldest: sql`t.created_at, t.id` };

/** One page of the outbox, with how many e-mails match in all; without their bodies. */
export async function listEmails(list: MailList) {
  const { ids, matchCount } = await readListPage(emailList(list), { page: list.page, perPage: EMAILS_PER_PAGE });
  return { emails: inOrder(ids, await listByIds(ids)), matchCount };
}

/** Every e-mail of the list, without their bodies, for its export. */
export function listAllEmails(list: MailList) {
  return readWholeList(emailList(list), listByIds);
}

/** The list as its address asks for it. */
export function emailList({ status, q, sort }: MailList): List {
  const where = [...containing(q), ...(status ? [sql`t.status = ${status}::"MailStatus"`] : [])];
  return { from: sql`mail_messages t`, where, orderBy: ORDERS[sort] };
}

function listByIds(ids: string[]) {
  return db.mailMessage.findMany({ where: { id: { in: ids } }, omit: { html: true, text: true } });
}

/** How many e-mails have each status. */
export async function countEmails() {
  const groups = await db.mailMessage.groupBy({ by: ["status"], _count: true });
  const byStatus = tally(MAIL_STATUSES, groups);
  return { total: byStatus.waiting + byStatus.sent + byStatus.failed, ...byStatus };
}

/** One e-mail as plain text, or null. */
export function getEmail(id: string) {
  return db.mailMessage.findUnique({ where: { id }, omit: { html: true } });
}

/** The sender of every e-mail, as nodemailer takes it. */
export async function getSender(): Promise<string | { name: string; address: string }> {
  if (env.MAIL_FROM) return env.MAIL_FROM;
  const { siteName, email } = await getSite();
  return { name: siteName, address: email };
}

/** The sender of every e-mail, as it is read. */
export async function getSenderText(): Promise<string> {
  const sender = await getSender();
  return typeof sender === "string" ? sender : `${sender.name} <${sender.address}>`;
}
