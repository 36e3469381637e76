import type { List } from "~/server/db/list-page.server";
import { partOf } from "~/server/db/list-page.server";
import type { Sql } from "~/server/db/sql.server";
import { sql } from "~/server/db/sql.server";

/** Rows of a table, called `t`, each by an index of its own. */
export type FoundRows = Pick<List, "from" | "where">;

/** One kind of thing that the office's search finds: its newest rows that hold the text, and where each of them leads. */
export interface Searched {
  kind: string;
  /** What the office calls them. */
  label: string;
  /** The path of their list, below which each has its page. */
  list: string;
  table: Sql;
  /** Title and note of a row of the table, called `t`. */
  title: Sql;
  note: Sql;
  rows: (q: string) => FoundRows[];
  /** For a text that no index finds: the condition on a row alone, and which rows of the table are listed. */
  holds: (q: string) => Sql;
  isListed: Sql;
  /** The ids of rows that a text alone can mean, such as the beginning of an address; null for another text. */
  idsAlone?: (q: string) => Sql | null;
}

/** Whether a row's own words hold the text. */
export const inSearchText = (q: string) => sql`t.search_text LIKE ${partOf(q)}`;

/** Whether a row's title holds the text; for tables of which no agency has so many that an index would help. */
export const inTitle = (q: string) => sql`plain_text(t.title) LIKE ${partOf(q)}`;
