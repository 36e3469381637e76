import { withoutPhoneSpaces } from "~/lib/text/phone-spaces";
import { db } from "~/server/db/db.server";
import type { Sql } from "~/server/db/sql.server";
import { joinSql, sql, whereSql } from "~/server/db/sql.server";
import type { FoundRows, Searched } from "~/server/registries/office-search.server";
import type { FoundGroup } from "./model";
import { FOUND_PER_KIND } from "./model";

/** Three letters or digits in a row: with fewer the index of parts of words finds nothing by itself. */
const INDEXED = /[\p{L}\p{N}]{3}/u;

/** A text without them is looked for among so many rows. */
const NEWEST_ROWS = 2_000;

const NEWEST_FIRST = sql`t.created_at DESC, t.id DESC`;
/** One more than is shown. */
const READ = FOUND_PER_KIND + 1;

/** The newest rows of each kind that hold the text; kinds of which nothing is found are left out. */
export async function listFound(searched: readonly Searched[], q: string): Promise<FoundGroup[]> {
  const groups = await Promise.all(searched.map((each) => findOf(each, q)));
  return groups.filter(({ found }) => found.length > 0);
}

async function findOf(searched: Searched, q: string): Promise<FoundGroup> {
  const { kind, label, list } = searched;
  const rows = await readRows(searched, q);
  const found = rows.slice(0, FOUND_PER_KIND).map(({ id, title, note }) => ({
    to: `${list}/${id}`,
    title,
    note: note || null,
  }));
  const allTo = rows.length > FOUND_PER_KIND ? `${list}?${new URLSearchParams({ q })}` : null;
  return { kind, label, found, allTo };
}

type Row = { id: string; title: string; note: string | null };

/** Where the text can mean but these rows, they are all that is meant. */
async function readRows(searched: Searched, q: string): Promise<Row[]> {
  const alone = aloneSql(searched, q);
  const found = alone ? await db.$queryRaw<Row[]>(alone) : [];
  return found.length > 0 ? found : db.$queryRaw<Row[]>(foundSql(searched, q));
}

/** The statement that reads the rows that the text alone can mean; null for a text that means none so. */
export function aloneSql(searched: Searched, q: string): Sql | null {
  const ids = searched.idsAlone?.(q);
  return ids ? shownSql(searched, ids) : null;
}

/** The statement that reads what is found of one kind. */
export function foundSql(searched: Searched, q: string): Sql {
  const rows = INDEXED.test(withoutPhoneSpaces(q)) ? searched.rows(q) : [amongNewest(searched, q)];
  const each = rows.map(
    ({ from, where }) => sql`(SELECT t.id FROM ${from} ${whereSql(where)} ORDER BY ${NEWEST_FIRST} LIMIT ${READ})`,
  );
  return shownSql(searched, joinSql(each, " UNION "));
}

function shownSql({ table, title, note }: Searched, ids: Sql): Sql {
  return sql`
    SELECT t.id, ${title} AS title, ${note} AS note FROM ${table} t
    WHERE t.id = ANY (ARRAY(${ids})) ORDER BY ${NEWEST_FIRST} LIMIT ${READ}`;
}

/** Read in the order of an index, and no further than to the last row that is shown. */
function amongNewest({ table, isListed, holds }: Searched, q: string): FoundRows {
  const newest = sql`
    SELECT t.* FROM ${table} t WHERE ${isListed} ORDER BY ${NEWEST_FIRST} LIMIT ${NEWEST_ROWS}`;
  return { from: sql`(${newest}) AS t`, where: [holds(q)] };
}
