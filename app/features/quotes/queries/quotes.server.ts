import type { QuoteContent } from "~/features/billing/model/content";
import { quoteContentSchema } from "~/features/billing/schema/content";
import type { QuoteStatus, QuoteTab } from "~/features/quotes/model/quote";
import type { QuoteList } from "~/features/quotes/schema/quote";
import type { Prisma } from "~/server/db/client/client";
import { db } from "~/server/db/db.server";
import type { SortKey } from "~/server/db/list-order.server";
import { ascending, descending } from "~/server/db/list-order.server";
import type { List } from "~/server/db/list-page.server";
import { inOrder, partOf, readListPage, readWholeList } from "~/server/db/list-page.server";
import { countRowsByKey } from "~/server/db/row-counts.server";
import type { Sql } from "~/server/db/sql.server";
import { sql } from "~/server/db/sql.server";
import { dayInCasablanca } from "~/site/calendar";

export const QUOTES_PER_PAGE = 20;

/** What a list of the office shows of a quote. */
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

/** One page of quotes, with how many match in all, and how many each tab holds. */
export async function listQuotes(list: QuoteList) {
  const counts = await countQuotes();
  const total = list.status ? counts[list.status] : counts.total;
  const window = { page: list.page, perPage: QUOTES_PER_PAGE };
  const { ids, ...found } = await readListPage(quoteList(list), window, list.q ? undefined : total);
  return { quotes: inOrder(ids, await findQuotes(ids)), ...found, counts };
}

/** Every quote that the list shows on its pages. */
export function listAllQuotes(list: QuoteList) {
  return readWholeList(quoteList(list), findQuotes);
}

function findQuotes(ids: string[]): Promise<ListedQuote[]> {
  return db.quote.findMany({ where: { id: { in: ids } }, select: LISTED_QUOTE });
}

/** The list as its address asks for it. */
export function quoteList({ status, q, sort }: Omit<QuoteList, "page">): List {
  const from = q ? foundBy(q) : sql`quotes t`;
  return { from, where: statusFilter(status), orderBy: ORDERS[sort], isSearch: Boolean(q) };
}

function statusFilter(status: QuoteTab | undefined): Sql[] {
  const today = dayInCasablanca(new Date());
  if (status === "sent") return [sql`t.status = 'sent'`, sql`t.valid_until >= ${today}::date`];
  if (status === "expired") return [sql`t.status = 'sent'`, sql`t.valid_until < ${today}::date`];
  return status ? [sql`t.status = ${status}::"QuoteStatus"`] : [];
}

/**
 * By title or number, or by client, whose ids are looked for once, each by its own index. OFFSET keeps the order of the
 * list out of it: walking that to its end for a rare word takes longer than sorting what a frequent one finds.
 */
function foundBy(q: string): Sql {
  return sql`(
    SELECT id, status, valid_until, gross, created_at FROM quotes
    WHERE search_text LIKE ${partOf(q)} OR billing_client_id = ANY (ARRAY(
      SELECT id FROM billing_clients WHERE search_text LIKE ${partOf(q)}))
    OFFSET 0
  ) AS t`;
}

/** How many quotes each tab holds. */
async function countQuotes(): Promise<Record<QuoteTab | "total", number>> {
  const [byStatus, expired] = await Promise.all([countRowsByKey("quotes"), countExpired()]);
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

async function countExpired(): Promise<number> {
  const today = dayInCasablanca(new Date());
  const [counted] = await db.$queryRaw<[{ count: number }]>`
    SELECT count(*)::int AS count FROM quotes WHERE status = 'sent' AND valid_until < ${today}::date`;
  return counted.count;
}

const OWN = {
  billing_client: { omit: { created_at: true } },
  inquiry: { select: { id: true, name: true, email: true } },
  project: { select: { id: true, title: true } },
  acceptance: { select: { id: true } },
  responses: { orderBy: [{ created_at: "desc" }, { id: "desc" }], take: 20 },
} as const satisfies Prisma.QuoteInclude;

type StoredQuote = Prisma.QuoteGetPayload<{ include: typeof OWN }>;

/** A version of a quote with what it is about. */
export type Quote = Omit<StoredQuote, "content"> & { content: QuoteContent };

/** One version of a quote, or null. */
export async function getQuote(id: string, tx: Prisma.TransactionClient = db): Promise<Quote | null> {
  const quote = await tx.quote.findUnique({ where: { id }, include: OWN });
  return quote && { ...quote, content: quoteContentSchema.parse(quote.content) };
}

/** The versions of a quote, the newest first. */
export function listQuoteVersions(rootId: string) {
  return db.quote.findMany({
    where: { root_id: rootId },
    select: { id: true, revision: true, status: true, sent_at: true, created_at: true, valid_until: true },
    orderBy: { revision: "desc" },
  });
}
