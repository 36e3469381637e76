import { INQUIRY_STATUSES } from "~/features/inquiries/model/inquiry";
import type { InquiryList } from "~/features/inquiries/schema";
import { tally } from "~/lib/text/tally";
import { db } from "~/server/db/db.server";
import type { SortKey } from "~/server/db/list-order.server";
import { ascending, descending } from "~/server/db/list-order.server";
import type { List } from "~/server/db/list-page.server";
import { containing, inOrder, readListPage, readWholeList } from "~/server/db/list-page.server";
import { countRowsByKey } from "~/server/db/row-counts.server";
import type { Sql } from "~/server/db/sql.server";
import { sql } from "~/server/db/sql.server";

export const INQUIRIES_PER_PAGE = 20;

const NEWEST = [descending(sql`t.created_at`, "timestamptz"), descending(sql`t.id`, "uuid")];

const ORDERS: Record<InquiryList["sort"], readonly SortKey[]> = {
  newest: NEWEST,
  oldest: [ascending(sql`t.created_at`, "timestamptz"), ascending(sql`t.id`, "uuid")],
  name: [ascending(sql`plain_text(t.name)`, "text"), ...NEWEST],
};

/** Whose an inquiry is, and of which project. */
const OUTCOME = {
  client: { select: { id: true, full_name: true } },
  project: { select: { id: true, title: true } },
} as const;

/** One page of inquiries, with how many match in all and how many there are of each status. */
export async function listInquiries(list: InquiryList) {
  const counts = await countInquiries();
  const window = { page: list.page, perPage: INQUIRIES_PER_PAGE };
  const known = { ...counts.byStatus, spam: counts.spam };
  const total = list.status ? known[list.status] : counts.total;
  const { ids, ...found } = await readListPage(inquiryList(list), window, list.q ? undefined : total);
  return { inquiries: inOrder(ids, await findInquiries(ids)), ...found, counts };
}

/** Every inquiry that the list shows on its pages. */
export function listAllInquiries(list: InquiryList) {
  return readWholeList(inquiryList(list), findInquiries);
}

/** The list as its address asks for it. */
export function inquiryList({ status, q, sort }: InquiryList): List {
  const where = [...statusFilter(status), ...containing(q && withoutPhoneSpaces(q))];
  return { from: sql`contact_inquiries t`, where, orderBy: ORDERS[sort], isSearch: Boolean(q) };
}

/** A number as it is typed, with what separates its digits. */
const PHONE = /^\+?[\d\s().-]{6,}$/;

/** A telephone as it is kept, without spaces; any other text as it is. */
export function withoutPhoneSpaces(text: string): string {
  return PHONE.test(text) ? text.replace(/[^\d+]/g, "") : text;
}

/** An inquiry of the list, with the project that it became. */
export type ListedInquiry = Awaited<ReturnType<typeof findInquiries>>[number];

function findInquiries(ids: string[]) {
  return db.contactInquiry.findMany({ where: { id: { in: ids } }, include: { project: OUTCOME.project } });
}

function statusFilter(status: InquiryList["status"]): Sql[] {
  if (status === "spam") return [sql`t.is_spam`];
  return [sql`NOT t.is_spam`, ...(status ? [sql`t.status = ${status}::"InquiryStatus"`] : [])];
}

/** The newest inquiries, without those set aside. */
export function listLatestInquiries(limit: number) {
  return db.contactInquiry.findMany({
    where: { is_spam: false },
    orderBy: [{ created_at: "desc" }, { id: "desc" }],
    take: limit,
    select: { id: true, name: true, service_interest: true, tier_name: true, created_at: true },
  });
}

/** The telephone that a client gave last, or null. */
export async function getLastPhone(clientId: string): Promise<string | null> {
  const where = { client_id: clientId, phone: { not: null } };
  const last = await db.contactInquiry.findFirst({ where, orderBy: { created_at: "desc" }, select: { phone: true } });
  return last?.phone ?? null;
}

/** One inquiry with the client and project it was converted to, or null. */
export function getInquiry(id: string) {
  return db.contactInquiry.findUnique({
    where: { id },
    include: OUTCOME,
  });
}

/** So many lines of a history are shown. */
const EVENTS_MAX = 200;

/** What was said and done about an inquiry, the latest first. */
export function listInquiryEvents(id: string) {
  return db.inquiryEvent.findMany({
    where: { inquiry_id: id },
    orderBy: [{ created_at: "desc" }, { id: "desc" }],
    take: EVENTS_MAX,
    select: {
      ...{ id: true, kind: true, text: true, created_at: true },
      actor: { select: { full_name: true } },
      mail: { select: { id: true, subject: true, status: true } },
    },
  });
}

/** How many inquiries each status holds, without those set aside, which are counted apart. */
export async function countInquiries() {
  const counted = await countRowsByKey("inquiries");
  const byStatus = tally(INQUIRY_STATUSES, counted);
  const total = Object.values(byStatus).reduce((sum, count) => sum + count, 0);
  return { total, byStatus, spam: counted.spam ?? 0 };
}
