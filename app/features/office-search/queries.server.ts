import { clientList } from "~/features/clients/queries/clients.server";
import { clientListSchema } from "~/features/clients/schema";
import { inquiryList, withoutPhoneSpaces } from "~/features/inquiries/queries/inquiries.server";
import { inquiryListSchema } from "~/features/inquiries/schema/inquiry";
import { projectList } from "~/features/projects/queries.server";
import { projectListSchema } from "~/features/projects/schema";
import { serviceList } from "~/features/services/queries/admin-services.server";
import { serviceListSchema } from "~/features/services/schema/service";
import { db } from "~/server/db/db.server";
import type { List } from "~/server/db/list-page.server";
import { partOf } from "~/server/db/list-page.server";
import type { Sql } from "~/server/db/sql.server";
import { sql, whereSql } from "~/server/db/sql.server";
import type { Found, FoundGroup, FoundKind } from "./model";
import { FOUND_LABELS, FOUND_PER_KIND } from "./model";

type RowKind = Exclude<FoundKind, "screens">;

/** What is read of one kind: its newest rows that hold the text, and where each of them leads. */
interface Search {
  kind: RowKind;
  /** Address of the list. */
  list: string;
  /** Title and note of a row, as columns of the list's first table, called `t`. */
  title: Sql;
  note: Sql;
  rows: (q: string) => Pick<List, "from" | "where">;
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
const inTitle = (q: string) => sql`plain_text(t.title) LIKE ${partOf(q)}`;

const SEARCHES: Search[] = [
  {
    kind: "inquiries",
    list: "/admin/inquiries",
    title: sql`t.name`,
    note: sql`concat_ws(', ', t.company, coalesce(t.email, t.phone), nullif(t.service_interest, ''))`,
    rows: (q) => inquiryList(inquiryListSchema.parse({ q })),
    holds: inSearchText,
    table: sql`contact_inquiries`,
    isListed: sql`NOT is_spam`,
  },
  {
    kind: "clients",
    list: "/admin/clients",
    title: sql`coalesce(t.full_name, t.company, 'Sans nom')`,
    note: sql`concat_ws(', ', t.company, (SELECT email FROM credentials c WHERE c.profile_id = t.id))`,
    rows: (q) => clientList(clientListSchema.parse({ q })),
    holds: (q) => sql`(${inSearchText(q)} OR ${inAddress(q)})`,
    table: sql`profiles`,
    isListed: sql`role = 'client' AND erased_at IS NULL`,
  },
  {
    kind: "projects",
    list: "/admin/projects",
    title: sql`t.title`,
    note: sql`(SELECT coalesce(c.full_name, c.company) FROM profiles c WHERE c.id = t.client_id)`,
    rows: (q) => projectList(projectListSchema.parse({ q })),
    holds: (q) => sql`(${inSearchText(q)} OR ${inClientName(q)})`,
    table: sql`projects`,
    isListed: sql`TRUE`,
  },
  {
    kind: "articles",
    list: "/admin/blog",
    title: sql`t.title`,
    note: sql`concat_ws(', ', t.category, CASE WHEN NOT t.is_published THEN 'brouillon' END)`,
    rows: (q) => ({ from: sql`blog_posts t`, where: [inTitle(q)] }),
    holds: inTitle,
    table: sql`blog_posts`,
    isListed: sql`TRUE`,
  },
  {
    kind: "services",
    list: "/admin/services",
    title: sql`t.title`,
    note: sql`CASE WHEN NOT t.is_active THEN 'masqué' END`,
    rows: (q) => serviceList(serviceListSchema.parse({ q })),
    holds: inSearchText,
    table: sql`services`,
    isListed: sql`TRUE`,
  },
];

/** Three letters or digits in a row: with fewer the index of parts of words finds nothing by itself. */
const INDEXED = /[\p{L}\p{N}]{3}/u;

/** A text without them is looked for among so many rows. */
const NEWEST_ROWS = 2_000;

/** The statement that reads what is found of one kind, and one row more than is shown. */
function foundSql(search: Search, q: string): Sql {
  const { from, where } = INDEXED.test(withoutPhoneSpaces(q)) ? search.rows(q) : amongNewest(search, q);
  return sql`
    SELECT t.id, ${search.title} AS title, ${search.note} AS note FROM ${from} ${whereSql(where)}
    ORDER BY t.created_at DESC, t.id DESC LIMIT ${FOUND_PER_KIND + 1}`;
}

function amongNewest({ table, isListed, holds }: Search, q: string): Pick<List, "from" | "where"> {
  const newest = sql`SELECT id FROM ${table} WHERE ${isListed} ORDER BY created_at DESC, id DESC LIMIT ${NEWEST_ROWS}`;
  return { from: sql`${table} t`, where: [sql`t.id = ANY (ARRAY(${newest}))`, holds(q)] };
}

/** The newest rows of each kind that hold the text; kinds of which nothing is found are left out. */
export async function listFound(q: string): Promise<FoundGroup[]> {
  const groups = await Promise.all(SEARCHES.map((search) => findOf(search, q)));
  return groups.filter(({ found }) => found.length > 0);
}

async function findOf(search: Search, q: string): Promise<FoundGroup> {
  const { kind, list } = search;
  const rows = await db.$queryRaw<{ id: string; title: string; note: string | null }[]>(foundSql(search, q));
  const found: Found[] = rows.slice(0, FOUND_PER_KIND).map(({ id, title, note }) => ({
    to: `${list}/${id}`,
    title,
    note: note || null,
  }));
  const hasMore = rows.length > FOUND_PER_KIND;
  const allTo = hasMore ? `${list}?${new URLSearchParams({ q })}` : null;
  return { kind, label: FOUND_LABELS[kind], found, allTo };
}

/** The statements of all kinds, for those who look at how the database reads them. */
export function foundStatements(q: string): Sql[] {
  return SEARCHES.map((search) => foundSql(search, q));
}
