import { LINK_STALE, MAIL_STATUSES } from "~/features/mail/model/email";
import type { MailList } from "~/features/mail/schema";
import { getSite } from "~/features/settings/queries.server";
import { tally } from "~/lib/text/tally";
import { db } from "~/server/db/db.server";
import type { SortKey } from "~/server/db/list-order.server";
import { ascending, descending } from "~/server/db/list-order.server";
import type { List } from "~/server/db/list-page.server";
import { containing, inOrder, readListPage, readWholeList } from "~/server/db/list-page.server";
import { countRowsByKey } from "~/server/db/row-counts.server";
import { sql } from "~/server/db/sql.server";
import { env } from "~/server/env.server";

export const EMAILS_PER_PAGE = 20;

/** `isResendable` as a condition of SQL. */
export const RESENDABLE = sql`status <> 'sent' AND recipient <> '' AND last_error IS DISTINCT FROM ${LINK_STALE}`;

const ORDERS: Record<MailList["sort"], readonly SortKey[]> = {
  newest: [descending(sql`t.created_at`, "timestamptz"), descending(sql`t.id`, "uuid")],
  oldest: [ascending(sql`t.created_at`, "timestamptz"), ascending(sql`t.id`, "uuid")],
};

/** One page of the outbox without the bodies, with how many e-mails match in all and how many have each status. */
export async function listEmails(list: MailList) {
  const counts = await countEmails();
  const total = list.q ? undefined : counts[list.status ?? "total"];
  const { ids, ...found } = await readListPage(emailList(list), { page: list.page, perPage: EMAILS_PER_PAGE }, total);
  return { emails: inOrder(ids, await listByIds(ids)), ...found, counts };
}

/** Every e-mail of the list, without their bodies, for its export. */
export function listAllEmails(list: MailList) {
  return readWholeList(emailList(list), listByIds);
}

/** The list as its address asks for it. */
export function emailList({ status, q, sort }: MailList): List {
  const where = [...containing(q), ...(status ? [sql`t.status = ${status}::"MailStatus"`] : [])];
  return { from: sql`mail_messages t`, where, orderBy: ORDERS[sort], isSearch: Boolean(q) };
}

function listByIds(ids: string[]) {
  return db.mailMessage.findMany({ where: { id: { in: ids } }, omit: { html: true, text: true } });
}

/** How many e-mails have each status. */
async function countEmails() {
  const byStatus = tally(MAIL_STATUSES, await countRowsByKey("mail_messages"));
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
