import { listTeam } from "~/features/accounts/queries.server";
import type { View } from "~/features/inquiries/model/follow-up";
import { VIEW_COUNT_MAX } from "~/features/inquiries/model/follow-up";
import { INQUIRY_STATUSES } from "~/features/inquiries/model/inquiry";
import type { InquiryList } from "~/features/inquiries/schema/inquiry";
import { inquiryListSchema } from "~/features/inquiries/schema/inquiry";
import { REFERENCE_LETTERS, readReference } from "~/features/marketing/model/ways-out";
import { withoutPhoneSpaces } from "~/lib/text/phone-spaces";
import { tally } from "~/lib/text/tally";
import { db } from "~/server/db/db.server";
import type { SortKey } from "~/server/db/list-order.server";
import { ascending, descending } from "~/server/db/list-order.server";
import type { List } from "~/server/db/list-page.server";
import { containing, inOrder, readListPage, readNeighbours, readWholeList } from "~/server/db/list-page.server";
import { countRowsByKey } from "~/server/db/row-counts.server";
import type { Sql } from "~/server/db/sql.server";
import { escapeLike, sql, whereSql } from "~/server/db/sql.server";
import type { Searched } from "~/server/registries/office-search.server";
import { inSearchText } from "~/server/registries/office-search.server";
import { addDays, dayInCasablanca, startOfDay } from "~/site/calendar";

export const INQUIRIES_PER_PAGE = 20;

const NEWEST = [descending(sql`t.created_at`, "timestamptz"), descending(sql`t.id`, "uuid")];

const ORDERS: Record<InquiryList["sort"], readonly SortKey[]> = {
  newest: NEWEST,
  oldest: [ascending(sql`t.created_at`, "timestamptz"), ascending(sql`t.id`, "uuid")],
  name: [ascending(sql`plain_text(t.name)`, "text"), ...NEWEST],
};

const DUE_FIRST = [ascending(sql`t.due_at`, "timestamptz"), ascending(sql`t.id`, "uuid")];

const VIEW_ORDERS: Record<View, readonly SortKey[]> = {
  "en-retard": DUE_FIRST,
  aujourdhui: DUE_FIRST,
  "a-venir": DUE_FIRST,
  "sans-suite": ORDERS.oldest,
};

const OUTCOME = {
  client: { select: { id: true, full_name: true } },
  project: { select: { id: true, title: true } },
} as const;

const OWNER = { select: { full_name: true, role: true, erased_at: true } } as const;

/** One page of inquiries, with counts per status, and per view of the chosen owner. */
export async function listInquiries(list: InquiryList, userId: string) {
  const owned = await ownerFilter(list.responsable, userId);
  const [counts, waiting] = await Promise.all([countInquiries(), countViews(owned)]);
  const window = { page: list.page, perPage: INQUIRIES_PER_PAGE };
  const known = { ...counts.byStatus, spam: counts.spam };
  const total = list.status ? known[list.status] : counts.total;
  const isCounted = !list.q && !list.vue && !list.responsable;
  const { ids, ...found } = await readListPage(inquiryList(list, owned), window, isCounted ? total : undefined);
  return { inquiries: inOrder(ids, await findInquiries(ids)), ...found, counts, waiting };
}

export async function listAllInquiries(list: InquiryList, userId: string) {
  return readWholeList(inquiryList(list, await ownerFilter(list.responsable, userId)), findInquiries);
}

/** The list as its address asks for it. @param owned those of the owner that it names */
export function inquiryList({ status, vue, q, sort, responsable }: InquiryList, owned: readonly Sql[] = []): List {
  const shown = vue ? viewFilter(vue, new Date()) : statusFilter(status);
  const where = [...shown, ...owned, ...containing(q && withoutPhoneSpaces(q))];
  const orderBy = vue ? VIEW_ORDERS[vue] : ORDERS[sort];
  // A view and what is of an owner too are counted to a bound.
  return { from: sql`contact_inquiries t`, where, orderBy, isSearch: Boolean(q ?? vue ?? responsable) };
}

/** What waits: `due_at` is null where nothing is planned, and of what is closed or set aside. */
export function viewFilter(view: View, now: Date): Sql[] {
  if (view === "en-retard") return [sql`t.due_at < ${now}`];
  if (view === "aujourdhui") return [sql`t.due_at >= ${now}`, sql`t.due_at < ${endOfToday(now)}`];
  if (view === "a-venir") return [sql`t.due_at >= ${endOfToday(now)}`];
  return [sql`t.due_at IS NULL`, sql`NOT t.is_spam`, sql`t.status IN ('new', 'contacted', 'qualified')`];
}

function endOfToday(now: Date): Date {
  return startOfDay(addDays(dayInCasablanca(now), 1));
}

/** How many leads wait in each view, of all or of an owner, to one more than VIEW_COUNT_MAX. */
export async function countViews(owned: readonly Sql[] = []): Promise<Record<View, number>> {
  const [counted] = await db.$queryRaw<[Record<View, number>]>(countViewsSql(owned));
  return counted;
}

export function countViewsSql(owned: readonly Sql[] = []): Sql {
  const count = (view: View) => sql`(
    SELECT count(*)::int FROM (
      SELECT FROM contact_inquiries t ${whereSql([...viewFilter(view, new Date()), ...owned])} LIMIT ${VIEW_COUNT_MAX + 1}
    ) AS waiting)`;
  return sql`SELECT ${count("en-retard")} AS "en-retard", ${count("aujourdhui")} AS aujourdhui,
    ${count("a-venir")} AS "a-venir", ${count("sans-suite")} AS "sans-suite"`;
}

/** The leads that are overdue or due today, the longest overdue first. */
export function listDueInquiries(limit: number) {
  return db.contactInquiry.findMany({
    where: { due_at: { lt: endOfToday(new Date()) } },
    orderBy: [{ due_at: "asc" }, { id: "asc" }],
    take: limit,
    select: {
      id: true,
      name: true,
      phone: true,
      status: true,
      is_spam: true,
      next_action: true,
      next_action_at: true,
      due_at: true,
    },
  });
}

/** The inquiries beside one in the list that an address asks for. */
export async function getNeighbours(list: InquiryList, id: string, userId: string) {
  return readNeighbours(inquiryList(list, await ownerFilter(list.responsable, userId)), id);
}

export type ListedInquiry = Awaited<ReturnType<typeof findInquiries>>[number];

async function findInquiries(ids: string[]) {
  const found = await db.contactInquiry.findMany({
    where: { id: { in: ids } },
    include: { project: OUTCOME.project, owner: OWNER },
  });
  return found.map((inquiry) => ({
    ...inquiry,
    // A colleague who has left the team no longer owns it.
    owner:
      inquiry.owner?.role === "admin" && inquiry.owner.erased_at === null
        ? { full_name: inquiry.owner.full_name }
        : null,
  }));
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
      id: true,
      kind: true,
      text: true,
      created_at: true,
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

/** Filters the inquiries `t` by the owner named in the address; those of a former colleague count as unowned. */
export async function ownerFilter(responsable: InquiryList["responsable"], userId: string): Promise<Sql[]> {
  if (responsable === undefined) return [];
  if (responsable === "moi") return [sql`t.owner_id = ${userId}::uuid`];
  if (responsable !== "personne" && responsable !== "moi-ou-personne") return [sql`t.owner_id = ${responsable}::uuid`];
  const [team, known] = await Promise.all([listTeam(), db.$queryRaw<{ owner_id: string }[]>(ownersSql())]);
  const present = new Set(team.map(({ id }) => id));
  const former = known.flatMap(({ owner_id }) => (present.has(owner_id) ? [] : [owner_id]));
  const owners = responsable === "personne" ? former : [userId, ...former];
  // Alone, so that its index is taken in its order.
  if (owners.length === 0) return [sql`t.owner_id IS NULL`];
  return [sql`(t.owner_id IS NULL OR t.owner_id = ANY (${owners}::uuid[]))`];
}

/** The statement that reads each owner once, by one step in the index an owner. */
export function ownersSql(): Sql {
  return sql`
    WITH RECURSIVE owners AS (
      (SELECT owner_id FROM contact_inquiries WHERE owner_id IS NOT NULL ORDER BY owner_id LIMIT 1)
      UNION ALL
      SELECT (SELECT i.owner_id FROM contact_inquiries i WHERE i.owner_id > o.owner_id ORDER BY i.owner_id LIMIT 1)
      FROM owners o WHERE o.owner_id IS NOT NULL
    )
    SELECT owner_id::text AS owner_id FROM owners WHERE owner_id IS NOT NULL`;
}

const REFERENCE = new RegExp(`^[${REFERENCE_LETTERS}]{4,8}$`);

/** What may begin an address: most parts of one are parts of many others. */
const ADDRESS = /^[^\s@]{2,}@\S*$/;

/** So many of the addresses that begin so are read, in the order of their index. */
const ADDRESSES_READ = 200;

export const INQUIRY_SEARCHED: Searched = {
  kind: "inquiries",
  label: "Demandes",
  list: "/admin/inquiries",
  table: sql`contact_inquiries`,
  title: sql`t.name`,
  note: sql`concat_ws(', ', t.company, coalesce(t.email, t.phone), nullif(t.service_interest, ''))`,
  rows: (q) => {
    const code = readReference(q);
    // Inquiries whose chat began with a code.
    const begunWith = { from: sql`contact_inquiries t`, where: [sql`NOT t.is_spam`, sql`t.reference_code = ${code}`] };
    return [inquiryList(inquiryListSchema.parse({ q })), ...(REFERENCE.test(code) ? [begunWith] : [])];
  },
  holds: inSearchText,
  isListed: sql`NOT t.is_spam`,
  idsAlone: (q) =>
    ADDRESS.test(q)
      ? sql`
        SELECT t.id FROM contact_inquiries t
        WHERE lower(t.email) LIKE ${`${escapeLike(q.toLowerCase())}%`} AND NOT t.is_spam
        ORDER BY lower(t.email) USING ~<~ LIMIT ${ADDRESSES_READ}`
      : null,
};
