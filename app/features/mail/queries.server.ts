import { MAIL_STATUSES } from "~/features/mail/model";
import type { MailList } from "~/features/mail/schema";
import { tally } from "~/lib/tally";
import { sql } from "~/server/db/sql.server";
import { db } from "~/server/db.server";
import { containing, inOrder, readListPage } from "~/server/list-page.server";

export const MESSAGES_PER_PAGE = 20;

const ORDERS = { newest: sql`t.created_at DESC, t.id DESC`, oldest: sql`t.created_at, t.id` };

/** One page of the outbox, with how many messages match in all; without their bodies. */
export async function listMessages({ status, q, sort, page }: MailList) {
  const byStatus = status ? [sql`t.status = ${status}::"MailStatus"`] : [];
  const { ids, matchCount } = await readListPage({
    from: sql`mail_messages t`,
    where: [...containing(q, [sql`t.recipient`, sql`t.subject`]), ...byStatus],
    orderBy: ORDERS[sort],
    page,
    perPage: MESSAGES_PER_PAGE,
  });
  const rows = await db.mailMessage.findMany({ where: { id: { in: ids } }, omit: { html: true, text: true } });
  return { messages: inOrder(ids, rows), matchCount };
}

/** How many messages stand where. */
export async function countMessages() {
  const groups = await db.mailMessage.groupBy({ by: ["status"], _count: true });
  const byStatus = tally(MAIL_STATUSES, groups);
  return { total: byStatus.waiting + byStatus.sent + byStatus.failed, ...byStatus };
}

/** One message as plain text, or null. */
export function getMessage(id: string) {
  return db.mailMessage.findUnique({ where: { id }, omit: { html: true } });
}
