import { inquiryList, withoutPhoneSpaces } from "~/features/inquiries/queries/inquiries.server";
import { inquiryListSchema } from "~/features/inquiries/schema/inquiry";
import { REFERENCE_LETTERS, readReference } from "~/features/marketing/model/ways-out";
import { serviceList } from "~/features/services/queries.server";
import { serviceListSchema } from "~/features/services/schema";
import { db } from "~/server/db/db.server";
import type { List } from "~/server/db/list-page.server";
import { partOf } from "~/server/db/list-page.server";
import type { Sql } from "~/server/db/sql.server";
import { escapeLike, joinSql, sql, whereSql } from "~/server/db/sql.server";
import type { Found, FoundGroup, FoundKind } from "./model";
import { FOUND_LABELS, FOUND_PER_KIND } from "./model";

/** Rows of a table, called `t`, each by an index of its own. */
type Rows = Pick<List, "from" | "where">;

/** What is read of one kind: its newest rows that hold the text, and where each of them leads. */
interface Search {
  kind: Exclude<FoundKind, "screens">;
  list: string;
  /** Title and note of a row, as columns of the list's first table, called `t`. */
  title: Sql;
  note: Sql;
  rows: (q: string) => Rows[];
  /** For a text that no index finds: the condition on a row alone, the table, and which of its rows are listed. */
  holds: (q: string) => Sql;
  table: Sql;
  isListed: Sql;
}

const inSearchText = (q: string) => sql`t.search_text LIKE ${partOf(q)}`;
const inClientName = (q: string) =>
  sql`EXISTS (SELECT FROM profiles c WHERE c.id = t.client_id AND c.search_text LIKE ${partOf(q)})`;
const inAddress = (q: string) =>
  sql`EXISTS (SELECT FROM credentials c WHERE c.profile_id = t.id AND c.search_text LIKE ${partOf(q)})`;
const inBilledName = (q: string) =>
  sql`EXISTS (SELECT FROM billing_clients c WHERE c.id = t.billing_client_id AND c.search_text LIKE ${partOf(q)})`;
/** To whom a document is made out. */
const BILLED = sql`(SELECT c.legal_name FROM billing_clients c WHERE c.id = t.billing_client_id)`;
const IS_CLIENT = sql`t.role = 'client' AND t.erased_at IS NULL`;
const inTitle = (q: string) => sql`plain_text(t.title) LIKE ${partOf(q)}`;

/** Its title, its client, or the address that was asked for leave: no agency has so many that an index would help. */
const inCase = (q: string) => sql`(${inTitle(q)} OR plain_text(t.client_name) LIKE ${partOf(q)}
  OR EXISTS (SELECT FROM case_study_consents c WHERE c.case_id = t.id AND c.email LIKE ${partOf(q)}))`;

const REFERENCE = new RegExp(`^[${REFERENCE_LETTERS}]{4,8}$`);

/** The inquiries whose chat began with a code, where the text may be one. */
function ofReference(q: string): Rows[] {
  const code = readReference(q);
  const where = [sql`NOT t.is_spam`, sql`t.reference_code = ${code}`];
  return REFERENCE.test(code) ? [{ from: sql`contact_inquiries t`, where }] : [];
}

const INQUIRIES: Search = {
  kind: "inquiries",
  list: "/admin/inquiries",
  title: sql`t.name`,
  note: sql`concat_ws(', ', t.company, coalesce(t.email, t.phone), nullif(t.service_interest, ''))`,
  rows: (q) => [inquiryList(inquiryListSchema.parse({ q })), ...ofReference(q)],
  holds: inSearchText,
  table: sql`contact_inquiries`,
  isListed: sql`NOT t.is_spam`,
};

const SEARCHES: Search[] = [
  INQUIRIES,
  {
    kind: "clients",
    list: "/admin/clients",
    title: sql`coalesce(t.full_name, t.company, 'Sans nom')`,
    note: sql`concat_ws(', ', t.company, (SELECT email FROM credentials c WHERE c.profile_id = t.id))`,
    rows: (q) => [
      { from: sql`profiles t`, where: [IS_CLIENT, inSearchText(q)] },
      {
        from: sql`profiles t JOIN credentials c ON c.profile_id = t.id`,
        where: [IS_CLIENT, sql`c.search_text LIKE ${partOf(q)}`],
      },
    ],
    holds: (q) => sql`(${inSearchText(q)} OR ${inAddress(q)})`,
    table: sql`profiles`,
    isListed: IS_CLIENT,
  },
  {
    kind: "projects",
    list: "/admin/projects",
    title: sql`t.title`,
    note: sql`(SELECT coalesce(c.full_name, c.company) FROM profiles c WHERE c.id = t.client_id)`,
    rows: (q) => [
      { from: sql`projects t`, where: [inSearchText(q)] },
      {
        from: sql`projects t JOIN profiles c ON c.id = t.client_id`,
        where: [sql`c.search_text LIKE ${partOf(q)}`],
      },
    ],
    holds: (q) => sql`(${inSearchText(q)} OR ${inClientName(q)})`,
    table: sql`projects`,
    isListed: sql`TRUE`,
  },
  {
    kind: "quotes",
    list: "/admin/devis",
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
    table: sql`quotes`,
    isListed: sql`TRUE`,
  },
  {
    // Their text holds the client's name, as it was when they were issued.
    kind: "invoices",
    list: "/admin/factures",
    title: sql`concat_ws(', ', t.number, nullif(t.title, ''))`,
    note: sql`concat_ws(', ', ${BILLED}, CASE WHEN t.issued_at IS NULL THEN 'brouillon' END)`,
    rows: (q) => [{ from: sql`invoices t`, where: [inSearchText(q)] }],
    holds: inSearchText,
    table: sql`invoices`,
    isListed: sql`TRUE`,
  },
  {
    kind: "billing-clients",
    list: "/admin/clients-facturation",
    title: sql`t.legal_name`,
    note: sql`concat_ws(', ', t.contact_name, t.email)`,
    rows: (q) => [{ from: sql`billing_clients t`, where: [inSearchText(q)] }],
    holds: inSearchText,
    table: sql`billing_clients`,
    isListed: sql`TRUE`,
  },
  {
    kind: "articles",
    list: "/admin/blog",
    title: sql`t.title`,
    note: sql`concat_ws(', ', t.category, CASE WHEN NOT t.is_published THEN 'brouillon' END)`,
    rows: (q) => [{ from: sql`blog_posts t`, where: [inTitle(q)] }],
    holds: inTitle,
    table: sql`blog_posts`,
    isListed: sql`TRUE`,
  },
  {
    kind: "services",
    list: "/admin/services",
    title: sql`t.title`,
    note: sql`CASE WHEN NOT t.is_active THEN 'masqué' END`,
    rows: (q) => [serviceList(serviceListSchema.parse({ q }))],
    holds: inSearchText,
    table: sql`services`,
    isListed: sql`TRUE`,
  },
  {
    kind: "cases",
    list: "/admin/realisations",
    title: sql`t.title`,
    note: sql`concat_ws(', ', nullif(t.client_name, ''), CASE WHEN t.status = 'draft' THEN 'brouillon' END)`,
    rows: (q) => [{ from: sql`case_studies t`, where: [inCase(q)] }],
    holds: inCase,
    table: sql`case_studies`,
    isListed: sql`TRUE`,
  },
];

/** Three letters or digits in a row: with fewer the index of parts of words finds nothing by itself. */
const INDEXED = /[\p{L}\p{N}]{3}/u;

/** A text without them is looked for among so many rows. */
const NEWEST_ROWS = 2_000;

const NEWEST_FIRST = sql`t.created_at DESC, t.id DESC`;
/** One more than is shown. */
const READ = FOUND_PER_KIND + 1;

/** The statement that reads what is found of one kind. */
function foundSql(search: Search, q: string): Sql {
  const rows = INDEXED.test(withoutPhoneSpaces(q)) ? search.rows(q) : [amongNewest(search, q)];
  const { table, title, note } = search;
  const each = rows.map(
    ({ from, where }) => sql`(SELECT t.id FROM ${from} ${whereSql(where)} ORDER BY ${NEWEST_FIRST} LIMIT ${READ})`,
  );
  return sql`
    SELECT t.id, ${title} AS title, ${note} AS note FROM ${table} t
    WHERE t.id = ANY (ARRAY(${joinSql(each, " UNION ")})) ORDER BY ${NEWEST_FIRST} LIMIT ${READ}`;
}

/** Read in the order of an index, and no further than to the last row that is shown. */
function amongNewest({ table, isListed, holds }: Search, q: string): Rows {
  const newest = sql`
    SELECT t.* FROM ${table} t WHERE ${isListed} ORDER BY ${NEWEST_FIRST} LIMIT ${NEWEST_ROWS}`;
  return { from: sql`(${newest}) AS t`, where: [holds(q)] };
}

/** What may begin an address: most parts of one are parts of many others. */
const ADDRESS = /^[^\s@]{2,}@\S*$/;

/** So many of the addresses that begin so are read, in the order of their index. */
const ADDRESSES_READ = 200;

/** The statement that finds inquiries by how their address begins; null for a text that begins none. */
export function inquiriesByAddressSql(q: string): Sql | null {
  if (!ADDRESS.test(q)) return null;
  const { table, isListed, title, note } = INQUIRIES;
  return sql`
    SELECT t.id, ${title} AS title, ${note} AS note FROM ${table} t
    WHERE t.id = ANY (ARRAY(
      SELECT t.id FROM ${table} t WHERE lower(t.email) LIKE ${`${escapeLike(q.toLowerCase())}%`} AND ${isListed}
      ORDER BY lower(t.email) USING ~<~ LIMIT ${ADDRESSES_READ}))
    ORDER BY ${NEWEST_FIRST} LIMIT ${READ}`;
}

/** The newest rows of each kind that hold the text; kinds of which nothing is found are left out. */
export async function listFound(q: string): Promise<FoundGroup[]> {
  const groups = await Promise.all(SEARCHES.map((search) => findOf(search, q)));
  return groups.filter(({ found }) => found.length > 0);
}

async function findOf(search: Search, q: string): Promise<FoundGroup> {
  const { kind, list } = search;
  const rows = await readRows(search, q);
  const found: Found[] = rows.slice(0, FOUND_PER_KIND).map(({ id, title, note }) => ({
    to: `${list}/${id}`,
    title,
    note: note || null,
  }));
  const hasMore = rows.length > FOUND_PER_KIND;
  const allTo = hasMore ? `${list}?${new URLSearchParams({ q })}` : null;
  return { kind, label: FOUND_LABELS[kind], found, allTo };
}

type Row = { id: string; title: string; note: string | null };

/** Where an address begins so, its inquiries are all that is meant. */
async function readRows(search: Search, q: string): Promise<Row[]> {
  const byAddress = search.kind === "inquiries" ? inquiriesByAddressSql(q) : null;
  const found = byAddress ? await db.$queryRaw<Row[]>(byAddress) : [];
  return found.length > 0 ? found : db.$queryRaw<Row[]>(foundSql(search, q));
}

/** The statements of all kinds, for those who look at how the database reads them. */
export function foundStatements(q: string): Sql[] {
  return SEARCHES.map((search) => foundSql(search, q));
}
