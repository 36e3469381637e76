import type { Currency } from "~/features/billing/model/content";
import type { Prisma } from "~/server/db/client/client";
import { db } from "~/server/db/db.server";
import type { RowCountName } from "~/server/db/row-counts.server";
import { rowCounts } from "~/server/db/row-counts.server";
import { sql } from "~/server/db/sql.server";
import { addMonths, dayInCasablanca } from "~/site/calendar";

/** Sums of one currency, in hundredths. */
export interface CurrencySums {
  currency: Currency;
  received: number;
  receivedInMonth: number;
  open: number;
  late: number;
  /** What is late, by the month in which it was due ('2026-11-01'). */
  lateByMonth: Record<string, number>;
}

/** What was accepted, invoiced and received in one month ('2026-11-01'), in hundredths of one currency. */
export interface MonthSums {
  month: string;
  accepted: number;
  invoiced: number;
  received: number;
  /** Of all rates, on what was received. */
  vat: number;
}

interface MonthRow {
  name: RowCountName;
  key: string;
  month: string;
  sum: number;
}

/** The counts name days and months by their beginning in UTC. */
const startOf = (day: string) => `${day}T00:00:00Z`;

/** The sums of each month from `from` on, by name and key. */
async function sumsByMonth(names: RowCountName[], from: string): Promise<MonthRow[]> {
  return db.$queryRaw<MonthRow[]>`
    SELECT name, key, to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS month, sum(count)::float8 AS sum
    FROM ${rowCounts(names, startOf(from))} GROUP BY 1, 2, 3 HAVING sum(count) <> 0`;
}

/** What was received and is owed in each currency with any sum; the dirham is first and always there. */
export async function listCurrencySums(month: string): Promise<CurrencySums[]> {
  const today = dayInCasablanca(new Date());
  const [received, owed] = await Promise.all([
    db.$queryRaw<{ key: Currency; all: number; month: number }[]>`
      SELECT key, sum(count)::float8 AS all, coalesce(sum(count) FILTER (WHERE at = ${startOf(month)}::timestamptz), 0)::float8 AS month
      FROM ${rowCounts(["received_by_month"])} GROUP BY 1`,
    db.$queryRaw<{ currency: Currency; month: string; open: number; late: number }[]>`
      SELECT key AS currency, to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-01') AS month, sum(count)::float8 AS open,
        coalesce(sum(count) FILTER (WHERE at < ${startOf(today)}::timestamptz), 0)::float8 AS late
      FROM ${rowCounts(["owed_by_day"])} GROUP BY 1, 2 HAVING sum(count) <> 0`,
  ]);
  return (["MAD", "EUR", "SAR"] as const)
    .map((currency) => {
      const came = received.find(({ key }) => key === currency);
      const owes = owed.filter((row) => row.currency === currency);
      return {
        currency,
        received: came?.all ?? 0,
        receivedInMonth: came?.month ?? 0,
        open: owes.reduce((sum, { open }) => sum + open, 0),
        late: owes.reduce((sum, { late }) => sum + late, 0),
        lateByMonth: Object.fromEntries(owes.map(({ month: due, late }) => [due, late])),
      };
    })
    .filter(({ currency, received: sum, open }) => currency === "MAD" || sum !== 0 || open !== 0);
}

/** How many clients have paid, refunds deducted. Looks for one invoice of each, by index. */
export async function countPayingClients(): Promise<number> {
  const [counted] = await db.$queryRaw<[{ count: number }]>`
    SELECT count(*)::int AS count FROM billing_clients c
    WHERE EXISTS (
      SELECT FROM invoices i JOIN invoice_balances b ON b.invoice_id = i.id
      WHERE i.billing_client_id = c.id AND b.received > 0 OFFSET 0)`;
  return counted.count;
}

/** Month by month what was accepted, invoiced and received in one currency, with its VAT, in the order of the months. */
export async function listMonthSums(currency: Currency, months: readonly string[]): Promise<MonthSums[]> {
  const names: RowCountName[] = ["accepted_by_month", "invoiced_by_month", "received_by_month", "vat_by_month"];
  const all = await sumsByMonth(names, months[0] ?? "1970-01-01");
  const rows = all.filter(({ key }) => key.split(" ")[0] === currency);
  // VAT has a row for each rate.
  const sum = (name: RowCountName, month: string) =>
    rows.filter((row) => row.name === name && row.month === month).reduce((total, row) => total + row.sum, 0);
  return months.map((month) => ({
    month,
    accepted: sum("accepted_by_month", month),
    invoiced: sum("invoiced_by_month", month),
    received: sum("received_by_month", month),
    vat: sum("vat_by_month", month),
  }));
}

/** What a client accepted, was invoiced and paid since a month, and owes today. */
export interface ClientSums {
  id: string;
  name: string;
  accepted: number;
  invoiced: number;
  received: number;
  remaining: number;
  /** The overdue part of what remains. */
  late: number;
}

export function listClientSums(currency: Currency, from: string, limit: number): Promise<ClientSums[]> {
  const today = dayInCasablanca(new Date());
  const of = (name: RowCountName) => sql`coalesce(sum(count) FILTER (WHERE name = ${name}), 0)`;
  const names: RowCountName[] = ["accepted_by_client", "invoiced_by_client", "received_by_client"];
  return db.$queryRaw<ClientSums[]>`
    WITH sums AS (
      SELECT key, ${of("accepted_by_client")} AS accepted, ${of("invoiced_by_client")} AS invoiced,
        ${of("received_by_client")} AS received
      FROM ${rowCounts(names, startOf(from))} WHERE key LIKE ${`${currency} %`} GROUP BY key
    ), largest AS (
      SELECT * FROM sums ORDER BY greatest(accepted, invoiced, received) DESC, key LIMIT ${limit}
    )
    SELECT c.id::text AS id, c.legal_name AS name, s.accepted::float8 AS accepted, s.invoiced::float8 AS invoiced,
      s.received::float8 AS received, o.remaining, o.late
    FROM largest s JOIN billing_clients c ON c.id = split_part(s.key, ' ', 2)::uuid, LATERAL (
      SELECT coalesce(sum(remaining), 0)::float8 AS remaining,
        coalesce(sum(remaining) FILTER (WHERE b.due_on < ${today}::date), 0)::float8 AS late
      FROM invoices i JOIN invoice_balances b ON b.invoice_id = i.id
      WHERE i.billing_client_id = c.id AND i.currency = ${currency}::"Currency" AND b.settled_at IS NULL
    ) AS o
    ORDER BY greatest(s.accepted, s.invoiced, s.received) DESC, s.key`;
}

/** The VAT on the receipts of a month, in MAD, by rate. */
export interface MonthVat {
  rates: { rateBp: number; base: number; tax: number }[];
  tax: number;
  /** By clients, for the State. */
  withheld: number;
  /** What the agency itself pays. */
  due: number;
  feeWithheld: number;
  /** In other currencies, which the declaration converts. */
  foreign: { currency: Currency; tax: number }[];
}

/** The VAT to declare for a month ('2026-11-01'): due on receipts (CGI, art. 95). */
export async function getMonthVat(month: string): Promise<MonthVat> {
  const names: RowCountName[] = ["vat_by_month", "vat_base_by_month", "vat_withheld_by_month", "fee_withheld_by_month"];
  const ofMonth = (await sumsByMonth(names, month)).filter((row) => row.month === month);
  const rows = ofMonth.filter(({ key }) => key.startsWith("MAD"));
  const sum = (name: RowCountName, key: string) => rows.find((row) => row.name === name && row.key === key)?.sum ?? 0;
  const keys = [...new Set(rows.filter(({ name }) => name.startsWith("vat_b")).map(({ key }) => key))];
  const rates = keys
    .map((key) => ({
      rateBp: Number(key.split(" ")[1]),
      base: sum("vat_base_by_month", key),
      tax: sum("vat_by_month", key),
    }))
    .sort((a, b) => b.rateBp - a.rateBp);
  const tax = rates.reduce((total, rate) => total + rate.tax, 0);
  const withheld = sum("vat_withheld_by_month", "MAD");
  return {
    rates,
    tax,
    withheld,
    due: tax - withheld,
    feeWithheld: sum("fee_withheld_by_month", "MAD"),
    foreign: (["EUR", "SAR"] as const)
      .map((currency) => {
        const own = ofMonth.filter(({ name, key }) => name === "vat_by_month" && key.startsWith(`${currency} `));
        return { currency, tax: own.reduce((total, row) => total + row.sum, 0) };
      })
      .filter((vat) => vat.tax !== 0),
  };
}

const PAYMENT = {
  invoice: {
    select: { id: true, number: true, currency: true, billing_client: { select: { legal_name: true, ice: true } } },
  },
  taxes: { orderBy: [{ rate_bp: "desc" }, { exemption: "asc" }] },
} satisfies Prisma.PaymentInclude;

export function listLatestPayments(limit: number) {
  return db.payment.findMany({
    where: { cancelled_at: null },
    orderBy: [{ paid_on: "desc" }, { created_at: "desc" }],
    take: limit,
    include: PAYMENT,
  });
}

export type ReceivedPayment = Awaited<ReturnType<typeof listLatestPayments>>[number];

const BATCH = 500;

/** The payments of a month in batches, the earliest first, those of one day in the order of their receipts. */
export async function* listPaymentsOf(month: string): AsyncGenerator<ReceivedPayment[]> {
  const paid_on = { gte: new Date(month), lt: new Date(addMonths(month, 1)) };
  for (let after: string | null = null; ; ) {
    const cursor: object = after ? { cursor: { id: after }, skip: 1 } : {};
    const rows: ReceivedPayment[] = await db.payment.findMany({
      where: { paid_on, cancelled_at: null },
      orderBy: [{ paid_on: "asc" }, { receipt_number: "asc" }],
      take: BATCH,
      ...cursor,
      include: PAYMENT,
    });
    yield rows;
    after = rows.at(-1)?.id ?? null;
    if (rows.length < BATCH) return;
  }
}

export async function getOwed(limit: number) {
  const [invoices, sums] = await Promise.all([
    db.$queryRaw<{ id: string; number: string; client: string; due_on: Date; remaining: number; currency: Currency }[]>`
      SELECT b.invoice_id::text AS id, i.number, c.legal_name AS client, b.due_on, b.remaining, i.currency::text AS currency
      FROM invoice_balances b JOIN invoices i ON i.id = b.invoice_id JOIN billing_clients c ON c.id = i.billing_client_id
      WHERE b.settled_at IS NULL ORDER BY b.due_on, b.invoice_id LIMIT ${limit}`,
    db.$queryRaw<{ currency: Currency; open: number }[]>`
      SELECT key AS currency, sum(count)::float8 AS open
      FROM ${rowCounts(["owed_by_day"])} GROUP BY 1 HAVING sum(count) <> 0 ORDER BY 1`,
  ]);
  return { invoices, sums };
}

export function listUnanswered(limit: number) {
  const today = dayInCasablanca(new Date());
  return db.$queryRaw<
    {
      id: string;
      number: string;
      title: string;
      client: string | null;
      gross: number;
      currency: Currency;
      valid_until: Date;
    }[]
  >`
    SELECT q.id::text AS id, q.number, q.title, c.legal_name AS client, q.gross, q.currency::text AS currency, q.valid_until
    FROM quotes q LEFT JOIN billing_clients c ON c.id = q.billing_client_id
    WHERE q.status = 'sent' AND q.valid_until >= ${today}::date ORDER BY q.valid_until, q.id LIMIT ${limit}`;
}
