import { LINK_STALE, MAIL_STATUSES } from "~/features/mail/model/email";
import type { MailList } from "~/features/mail/schema";
import { tally } from "~/lib/text/tally";
import { db } from "~/server/db/db.server";
import type { List } from "~/server/db/list-page.server";
import { containing, inOrder, readListPage, readWholeList } from "~/server/db/list-page.server";
import { sql } from "~/server/db/sql.server";

export const EMAILS_PER_PAGE = 20;

/** That a message could leave, as `isResendable` says, for a statement of the database. */
export const RESENDABLE = sql`status <> 'sent' AND recipient <> '' AND last_error IS DISTINCT FROM ${LINK_STALE}`;

const ORDERS = { newest: sql`t.created_at DESC, t.id DESC`, oldest: sql`t.created_at, t.id` };

/** One page of the outbox, with how many messages match in all; without their bodies. */
export async function listEmails(list: MailList) {
  const { ids, matchCount } = await readListPage(emailList(list), { page: list.page, perPage: EMAILS_PER_PAGE });
  return { messages: inOrder(ids, await listByIds(ids)), matchCount };
}

/** Every message that the list shows on its pages, without their bodies. */
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

/** How many messages stand where. */
export async function countEmails() {
  const groups = await db.mailMessage.groupBy({ by: ["status"], _count: true });
  const byStatus = tally(MAIL_STATUSES, groups);
  return { total: byStatus.waiting + byStatus.sent + byStatus.failed, ...byStatus };
}

/** One message as plain text, or null. */
export function getEmail(id: string) {
  return db.mailMessage.findUnique({ where: { id }, omit: { html: true } });
}
