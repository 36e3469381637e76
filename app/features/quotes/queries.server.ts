import { BILLED } from "~/features/billing/clients/queries.server";
import type { QuoteContent } from "~/features/billing/schema";
import { quoteContentSchema } from "~/features/billing/schema";
import type { QuoteRow, QuoteStatus, QuoteTab } from "~/features/quotes/model/quote";
import { shownStatus } from "~/features/quotes/model/quote";
import type { QuoteList } from "~/features/quotes/schema/quote";
import { formatMoney } from "~/lib/money/format-money";
import type { Prisma } from "~/server/db/client/client";
import { db } from "~/server/db/db.server";
import type { SortKey } from "~/server/db/list-order.server";
import { ascending, descending } from "~/server/db/list-order.server";
import type { List } from "~/server/db/list-page.server";
import { inOrder, partOf, readListPage, readWholeList } from "~/server/db/list-page.server";
import { countRowsByKey } from "~/server/db/row-counts.server";
import type { Sql } from "~/server/db/sql.server";
import { sql } from "~/server/db/sql.server";
import type { Searched } from "~/server/registries/office-search.server";
import { inSearchText } from "~/server/registries/office-search.server";
import { dayInCasablanca } from "~/site/calendar";
import { formatShortDate } from "~/site/format";

export const QUOTES_PER_PAGE = 20;

export const LISTED_QUOTE = {
  id: true,
  root_id: true,
  revision: true,
  number: true,
  status: true,
  title: true,
  currency: true,
  gross: true,
  net: true,
  tax: true,
  valid_until: true,
  sent_at: true,
  created_at: true,
  billing_client: { select: { id: true, legal_name: true } },
  inquiry: { select: { id: true, name: true } },
  responses: { where: { kind: "change" }, select: { id: true }, take: 1 },
} as const satisfies Prisma.QuoteSelect;

export type ListedQuote = Prisma.QuoteGetPayload<{ select: typeof LISTED_QUOTE }>;

const ORDERS: Record<QuoteList["sort"], readonly SortKey[]> = {
  newest: [descending(sql`t.created_at`, "timestamptz"), descending(sql`t.id`, "uuid")],
  oldest: [ascending(sql`t.created_at`, "timestamptz"), ascending(sql`t.id`, "uuid")],
  amount: [descending(sql`t.gross`, "int"), descending(sql`t.id`, "uuid")],
};

export async function listQuotes(list: QuoteList) {
  const counts = await countQuotes();
  const total = list.status ? counts[list.status] : counts.total;
  const window = { page: list.page, perPage: QUOTES_PER_PAGE };
  const { ids, ...found } = await readListPage(quoteList(list), window, list.q ? undefined : total);
  return { quotes: inOrder(ids, await findQuotes(ids)), ...found, counts };
}

export function listAllQuotes(list: QuoteList) {
  return readWholeList(quoteList(list), findQuotes);
}

function findQuotes(ids: string[]): Promise<ListedQuote[]> {
  return db.quote.findMany({ where: { id: { in: ids } }, select: LISTED_QUOTE });
}

export function quoteList({ status, q, sort }: Omit<QuoteList, "page">): List {
  // Title or number, or client, whose ids are looked for once, each by its own index. OFFSET keeps the planner from
  // walking the order of the list to its end for a rare word.
  const from = q
    ? sql`(
    SELECT id, status, valid_until, gross, created_at FROM quotes
    WHERE search_text LIKE ${partOf(q)} OR billing_client_id = ANY (ARRAY(
      SELECT id FROM billing_clients WHERE search_text LIKE ${partOf(q)}))
    OFFSET 0
  ) AS t`
    : sql`quotes t`;
  return { from, where: statusFilter(status), orderBy: ORDERS[sort], isSearch: Boolean(q) };
}

function statusFilter(status: QuoteTab | undefined): Sql[] {
  const today = dayInCasablanca(new Date());
  if (status === "sent") return [sql`t.status = 'sent'`, sql`t.valid_until >= ${today}::date`];
  if (status === "expired") return [sql`t.status = 'sent'`, sql`t.valid_until < ${today}::date`];
  return status ? [sql`t.status = ${status}::"QuoteStatus"`] : [];
}

async function countQuotes(): Promise<Record<QuoteTab | "total", number>> {
  const today = dayInCasablanca(new Date());
  const [byStatus, [{ count: expired }]] = await Promise.all([
    countRowsByKey("quotes"),
    db.$queryRaw<[{ count: number }]>`
      SELECT count(*)::int AS count FROM quotes WHERE status = 'sent' AND valid_until < ${today}::date`,
  ]);
  const count = (status: QuoteStatus) => byStatus[status] ?? 0;
  return {
    total: Object.values(byStatus).reduce((sum, each) => sum + each, 0),
    draft: count("draft"),
    sent: Math.max(0, count("sent") - expired),
    accepted: count("accepted"),
    refused: count("refused"),
    expired,
  };
}

const OWN = {
  billing_client: { omit: { created_at: true } },
  inquiry: { select: { id: true, name: true, email: true } },
  project: { select: { id: true, title: true } },
  acceptance: { select: { id: true } },
  responses: { orderBy: [{ created_at: "desc" }, { id: "desc" }], take: 20 },
} as const satisfies Prisma.QuoteInclude;

/** A version of a quote with its client, lead, project and answers. */
export type Quote = Omit<Prisma.QuoteGetPayload<{ include: typeof OWN }>, "content"> & { content: QuoteContent };

export async function getQuote(id: string, tx: Prisma.TransactionClient = db): Promise<Quote | null> {
  const quote = await tx.quote.findUnique({ where: { id }, include: OWN });
  return quote && { ...quote, content: quoteContentSchema.parse(quote.content) };
}

export function listQuoteVersions(rootId: string) {
  return db.quote.findMany({
    where: { root_id: rootId },
    select: { id: true, revision: true, status: true, sent_at: true, created_at: true, valid_until: true },
    orderBy: { revision: "desc" },
  });
}

/** More quotes of one lead, project or client are found by the list's search. */
const ROWS_MAX = 50;

/** The quotes of a lead, a project or a client's account, each by its newest version, the newest first. */
export async function listQuoteRowsOf(
  owner: { inquiry_id: string } | { project_id: string } | { billing_client: { profile_id: string } },
): Promise<QuoteRow[]> {
  const quotes = await db.quote.findMany({
    where: { ...owner, status: { not: "superseded" } },
    select: LISTED_QUOTE,
    orderBy: [{ created_at: "desc" }, { id: "desc" }],
    take: ROWS_MAX,
  });
  const now = new Date();
  return quotes.map((quote) => toQuoteRow(quote, now));
}

/** Dates and money are written on the server: a browser's tables may be older or newer than ours. */
export function toQuoteRow(quote: ListedQuote, now: Date): QuoteRow {
  const { id, number, revision, title, status, gross, currency, valid_until, sent_at, created_at } = quote;
  return {
    id,
    number,
    revision,
    title,
    client: quote.billing_client?.legal_name ?? quote.inquiry?.name ?? null,
    status: shownStatus(status, valid_until?.toISOString().slice(0, 10) ?? null, dayInCasablanca(now)),
    gross: formatMoney(gross, currency),
    at: (sent_at ?? created_at).toISOString(),
    on: formatShortDate(sent_at ?? created_at),
    isChangeAsked: quote.responses.length > 0,
    validUntil: valid_until && formatShortDate(valid_until),
  };
}

export async function getOpenings(rootId: string) {
  const openings = await db.quoteOpenings.findUnique({ where: { quote_id: rootId } });
  return {
    firstAt: openings?.first_opened_at ?? null,
    lastAt: openings?.last_opened_at ?? null,
    count: openings?.opened_count ?? 0,
  };
}

const inBilledName = (q: string) =>
  sql`EXISTS (SELECT FROM billing_clients c WHERE c.id = t.billing_client_id AND c.search_text LIKE ${partOf(q)})`;

export const QUOTE_SEARCHED: Searched = {
  kind: "quotes",
  label: "Devis",
  list: "/admin/devis",
  table: sql`quotes`,
  title: sql`concat_ws(', ', t.number, t.title)`,
  note: sql`concat_ws(', ', ${BILLED}, CASE WHEN t.revision > 1 THEN 'version ' || t.revision END,
    CASE WHEN t.status = 'draft' THEN 'brouillon' END)`,
  rows: (q) => [
    { from: sql`quotes t`, where: [inSearchText(q)] },
    {
      from: sql`quotes t JOIN billing_clients c ON c.id = t.billing_client_id`,
      where: [sql`c.search_text LIKE ${partOf(q)}`],
    },
  ],
  holds: (q) => sql`(${inSearchText(q)} OR ${inBilledName(q)})`,
  isListed: sql`TRUE`,
};
