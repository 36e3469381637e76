import { beforeAll, describe, expect, it } from "vitest";
import { invoiceList } from "~/features/invoices/queries/list.server";
import { invoiceListSchema } from "~/features/invoices/schema/list";
import { quoteList } from "~/features/quotes/queries/quotes.server";
import { quoteListSchema } from "~/features/quotes/schema/quote";
import type { List } from "~/server/db/list-page.server";
import { countMatchesSql, idsAfterSql, listPageSql, pageFromEndSql } from "~/server/db/list-page.server";
import { resetDatabase } from "../support/database";
import { explain } from "../support/explain";
import { runStatements } from "../support/run-statements";

type Query = Record<string, string>;

const LISTS = {
  invoices: (query: Query) => invoiceList(invoiceListSchema.parse(query)),
  quotes: (query: Query) => quoteList(quoteListSchema.parse(query)),
};

/** Of ten invoices one is a draft, one a credit note, two are late, one is due later, and the others are paid. */
const FILL = [
  `INSERT INTO billing_clients (legal_name) SELECT 'Maison ' || md5(i::text) FROM generate_series(1, 4000) AS i`,
  `INSERT INTO quotes (root_id, number, status, billing_client_id, title, content, gross, sent_at, valid_until, document,
      document_sha256, created_at)
    SELECT gen_random_uuid(), 'D-2025-' || i, (enum_range(NULL::"QuoteStatus"))[1 + i % 5], c.id,
      'Site ' || md5((i * 7)::text), '{}', (i * 7919) % 100000, at, at::date + 30, '{}', '', at
    FROM (SELECT id, row_number() OVER (ORDER BY id)::int AS i FROM billing_clients) AS c,
      LATERAL (SELECT now() - i * interval '1 hour' AS at) AS days`,
  `INSERT INTO invoices (kind, number, billing_client_id, language, currency, operation_on, issued_on, issued_at, due_on, net,
      gross, payable, title, content, document, document_sha256, created_at)
    SELECT 'free', CASE WHEN i % 10 > 0 THEN 'F-2025-' || i END, c.id, 'fr', 'MAD', at::date,
      CASE WHEN i % 10 > 0 THEN at::date END, CASE WHEN i % 10 > 0 THEN at END, at::date + 60, sum, sum, sum,
      'Facture ' || md5((i * 7)::text), '{}', '{}', '', at
    FROM (SELECT id, row_number() OVER (ORDER BY id)::int AS i FROM billing_clients) AS c,
      LATERAL (SELECT now() - i * interval '1 hour' AS at, 1 + (i * 7919) % 100000 AS sum) AS days`,
  `INSERT INTO invoices (kind, number, corrects_id, billing_client_id, language, currency, operation_on, issued_on, issued_at, net,
      gross, payable, title, content, document, document_sha256, created_at)
    SELECT 'credit', 'A' || number, id, billing_client_id, 'fr', 'MAD', issued_on, issued_on, issued_at, net, gross, payable,
      'Avoir', '{}', '{}', '', created_at FROM invoices WHERE number LIKE '%1'`,
  `INSERT INTO invoice_balances (invoice_id, billing_client_id, currency, due_on, payable, received, remaining, settled_at)
    SELECT id, billing_client_id, currency, CASE WHEN number LIKE '%2' THEN current_date + 30 ELSE due_on - 90 END, payable,
      CASE WHEN is_paid THEN payable ELSE 0 END, CASE WHEN is_paid THEN 0 ELSE payable END,
      CASE WHEN is_paid THEN issued_at END
    FROM invoices, LATERAL (SELECT number ~ '[4-9]$' AS is_paid) AS paid WHERE issued_at IS NOT NULL AND kind <> 'credit'`,
];

beforeAll(async () => {
  await resetDatabase();
  await runStatements(...FILL, "VACUUM ANALYZE");
}, 120_000);

const planOf = (list: List) => explain(listPageSql(list, { page: 1, perPage: 20 }));

describe("among 4,000 documents", () => {
  it.each([
    ["invoices", ["invoices_search_text_idx"]],
    ["quotes", ["quotes_search_text_idx", "billing_clients_search_text_idx"]],
  ] as const)("a search of the %s goes by index", async (name, indexes) => {
    const plan = await planOf(LISTS[name]({ q: "c4ca4238" }));
    for (const index of indexes) expect(plan).toContain(index);
    expect(plan).not.toContain("Seq Scan");
  });

  it.each([
    ["invoices", {}, "invoices_created_at_id_idx"],
    ["invoices", { sort: "amount" }, "invoices_payable_id_idx"],
    ["invoices", { sort: "due" }, "invoices_due_on_id_idx"],
    ["invoices", { vue: "brouillons" }, "invoices_drafts_idx"],
    ["invoices", { vue: "avoirs" }, "invoices_credits_idx"],
    ["invoices", { vue: "a-encaisser" }, "invoice_balances_open_idx"],
    ["invoices", { vue: "en-retard" }, "invoice_balances_open_idx"],
    ["invoices", { vue: "payees" }, "invoice_balances_settled_idx"],
    ["quotes", {}, "quotes_created_at_id_idx"],
    ["quotes", { sort: "oldest" }, "quotes_created_at_id_idx"],
    ["quotes", { sort: "amount" }, "quotes_gross_idx"],
    ["quotes", { status: "accepted" }, "quotes_status_created_at_id_idx"],
    ["quotes", { status: "accepted", sort: "amount" }, "quotes_status_gross_idx"],
    ["quotes", { status: "sent" }, "quotes_(status_)?created_at_id_idx"],
  ] as const)("the %s of %j come by %s", async (name, query, index) => {
    const plan = await planOf(LISTS[name](query));
    expect(plan).toMatch(new RegExp(`Index.*Scan.* using ${index}`));
    expect(plan).not.toMatch(/Seq Scan on (invoices|invoice_balances|quotes)/);
  });

  it.each([
    ["invoices", {}, "invoices_created_at_id_idx"],
    ["invoices", { vue: "avoirs" }, "invoices_credits_idx"],
    ["quotes", {}, "quotes_created_at_id_idx"],
    ["quotes", { status: "accepted" }, "quotes_status_created_at_id_idx"],
  ] as const)("of the %s %j, a page far away is found by %s", async (name, query, index) => {
    const list = LISTS[name](query);
    for (const statement of [
      listPageSql(list, { page: 15, perPage: 20 }),
      pageFromEndSql(list, { skip: 300, take: 20 }),
    ])
      expect(await explain(statement)).toMatch(new RegExp(`Index.*Scan (Backward )?using ${index}`));
  });

  it.each(["invoices", "quotes"] as const)("the next rows of an export of the %s are found by index", async (name) => {
    const plan = await explain(idsAfterSql(LISTS[name]({}), ["2026-01-01 00:00:00+00", crypto.randomUUID()]));
    expect(plan).toMatch(/Index Cond: .*created_at <= /);
  });

  it("a search of the invoices, and those that are late, are counted to a bound", async () => {
    for (const query of [{ q: "a" }, { vue: "en-retard" }] as Query[])
      expect(await explain(countMatchesSql(LISTS.invoices(query)))).toContain("Limit");
  });
});
