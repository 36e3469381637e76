import { BILLED } from "~/features/billing/clients/queries.server";
import type { InvoiceView } from "~/features/invoices/model/invoice";
import type { InvoiceList } from "~/features/invoices/schema/list";
import { db } from "~/server/db/db.server";
import type { SortKey } from "~/server/db/list-order.server";
import { ascending, descending, nullsLast } from "~/server/db/list-order.server";
import type { List } from "~/server/db/list-page.server";
import { containing, countMatches, inOrder, readListPage, readWholeList } from "~/server/db/list-page.server";
import { countRowsByKey } from "~/server/db/row-counts.server";
import type { Sql } from "~/server/db/sql.server";
import { sql } from "~/server/db/sql.server";
import type { Searched } from "~/server/registries/office-search.server";
import { inSearchText } from "~/server/registries/office-search.server";
import { dayInCasablanca } from "~/site/calendar";

export const INVOICES_PER_PAGE = 20;

const INVOICES = sql`invoices t`;
const WITH_BALANCE = sql`invoice_balances b JOIN invoices t ON t.id = b.invoice_id`;

const NEWEST = [descending(sql`t.created_at`, "timestamptz"), descending(sql`t.id`, "uuid")];
const ISSUED_LAST = [descending(sql`t.issued_at`, "timestamptz"), descending(sql`t.id`, "uuid")];
const SETTLED_LAST = [descending(sql`b.settled_at`, "timestamptz"), descending(sql`b.invoice_id`, "uuid")];
const DUE_FIRST = [ascending(sql`b.due_on`, "date"), ascending(sql`b.invoice_id`, "uuid")];
const LARGEST = [descending(sql`t.payable`, "int"), descending(sql`t.id`, "uuid")];
const DUE_OF_ALL = [nullsLast(ascending(sql`t.due_on`, "date")), descending(sql`t.id`, "uuid")];

const isOpen = sql`b.settled_at IS NULL`;

function viewOf(vue: InvoiceView | undefined, today: string): { from: Sql; where: Sql[]; orderBy: SortKey[] } {
  switch (vue) {
    case undefined:
      return { from: INVOICES, where: [], orderBy: NEWEST };
    case "brouillons":
      return { from: INVOICES, where: [sql`t.issued_at IS NULL`], orderBy: NEWEST };
    case "avoirs":
      return { from: INVOICES, where: [sql`t.kind = 'credit'`, sql`t.issued_at IS NOT NULL`], orderBy: ISSUED_LAST };
    case "a-encaisser":
      return { from: WITH_BALANCE, where: [isOpen], orderBy: DUE_FIRST };
    case "en-retard":
      return { from: WITH_BALANCE, where: [isOpen, sql`b.due_on < ${today}::date`], orderBy: DUE_FIRST };
    case "payees":
      return { from: WITH_BALANCE, where: [sql`b.settled_at IS NOT NULL`], orderBy: SETTLED_LAST };
  }
}

export function invoiceList({ vue, q, sort }: InvoiceList, today = dayInCasablanca(new Date())): List {
  const { from, where, orderBy } = viewOf(vue, today);
  const chosen = { newest: orderBy, amount: LARGEST, due: DUE_OF_ALL }[sort];
  return { from, where: [...where, ...containing(q)], orderBy: chosen, isSearch: Boolean(q) || vue === "en-retard" };
}

export async function listInvoices(list: InvoiceList) {
  const counts = await countInvoiceViews();
  const known = list.q || list.vue === "en-retard" ? undefined : counts[list.vue ?? "toutes"];
  const window = { page: list.page, perPage: INVOICES_PER_PAGE };
  const { ids, ...found } = await readListPage(invoiceList(list), window, known);
  return { invoices: inOrder(ids, await findInvoices(ids)), ...found, counts };
}

export function listAllInvoices(list: InvoiceList) {
  return readWholeList(invoiceList(list), findInvoices);
}

/** How many invoices there are in each tab; those that are late are counted to a bound. */
async function countInvoiceViews(): Promise<Record<InvoiceView | "toutes", number>> {
  const { where } = viewOf("en-retard", dayInCasablanca(new Date()));
  const [rows, balances, lateCount] = await Promise.all([
    countRowsByKey("invoices"),
    countRowsByKey("invoice_balances"),
    countMatches({ from: sql`invoice_balances b`, where, isSearch: true }),
  ]);
  const { draft = 0, credit = 0, issued = 0 } = rows;
  return {
    toutes: draft + credit + issued,
    brouillons: draft,
    avoirs: credit,
    "a-encaisser": balances.open ?? 0,
    payees: balances.settled ?? 0,
    "en-retard": lateCount,
  };
}

export type ListedInvoice = Awaited<ReturnType<typeof findInvoices>>[number];

function findInvoices(ids: string[]) {
  return db.invoice.findMany({
    where: { id: { in: ids } },
    select: {
      id: true,
      kind: true,
      number: true,
      title: true,
      currency: true,
      net: true,
      tax: true,
      gross: true,
      payable: true,
      deducted: true,
      issued_on: true,
      issued_at: true,
      due_on: true,
      created_at: true,
      billing_client: { select: { id: true, legal_name: true, ice: true } },
      balance: true,
      corrects: { select: { id: true, number: true } },
    },
  });
}

/** Their text holds the client's name, as it was when they were issued. */
export const INVOICE_SEARCHED: Searched = {
  kind: "invoices",
  label: "Factures",
  list: "/admin/factures",
  table: sql`invoices`,
  title: sql`concat_ws(', ', t.number, nullif(t.title, ''))`,
  note: sql`concat_ws(', ', ${BILLED}, CASE WHEN t.issued_at IS NULL THEN 'brouillon' END)`,
  rows: (q) => [{ from: sql`invoices t`, where: [inSearchText(q)] }],
  holds: inSearchText,
  isListed: sql`TRUE`,
};
