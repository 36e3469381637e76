import type { SqlDriverAdapter } from "@prisma/driver-adapter-utils";

const ROWS_AT_ONCE = 500;
const NO_ROW = "(0,0)";

/** Asks one statement of a database; texts in, texts out. */
export type AskText = (sql: string, args?: (string | null)[]) => Promise<(string | null)[][]>;

/** How statements reach an adapter of Prisma's. */
export function askBy(adapter: SqlDriverAdapter): AskText {
  return async (sql, args = []) => {
    const argTypes = args.map(() => ({ scalarType: "string" as const, arity: "scalar" as const }));
    const { rows } = await adapter.queryRaw({ sql, args, argTypes });
    return rows as (string | null)[][];
  };
}

/** A table of the site, with the columns that it does not fill by itself. */
export interface CopiedTable {
  name: string;
  columns: string;
}

/**
 * Every table but the list of migrations, which each database writes of its own.
 * @param withoutTypes as information_schema names them: columns of these are left out
 */
export async function listTables(ask: AskText, withoutTypes: readonly string[] = []): Promise<CopiedTable[]> {
  const rows = await ask(
    `SELECT table_name::text, coalesce(string_agg(quote_ident(column_name), ', ' ORDER BY column_name)
      FILTER (WHERE data_type <> ALL (string_to_array($1, ','))), 'NULL')::text
    FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND is_generated = 'NEVER'
      AND table_name <> '_prisma_migrations' GROUP BY 1 ORDER BY 1`,
    [withoutTypes.join(",")],
  );
  return rows.map(([name, columns]) => ({ name: String(name), columns: String(columns) }));
}

/** Copies the rows of a table as the databases write them: nothing of them goes through types of ours. */
export async function copyRows(from: AskText, to: AskText, { name, columns }: CopiedTable): Promise<void> {
  for (let after = NO_ROW; ; ) {
    const [row] = await from(
      `SELECT max(row_place)::text, json_agg(to_jsonb(t) - 'row_place')::text FROM (
        SELECT ctid AS row_place, ${columns} FROM "${name}" WHERE ctid > $1::tid ORDER BY ctid LIMIT ${ROWS_AT_ONCE}) AS t`,
      [after],
    );
    const [last, rows] = row ?? [];
    if (!last || !rows) return;
    await to(
      `INSERT INTO "${name}" (${columns}) OVERRIDING SYSTEM VALUE
        SELECT ${columns} FROM json_populate_recordset(NULL::"${name}", $1::json)`,
      [rows],
    );
    after = last;
  }
}

/** How many rows a table has, and a digest of all that stands in them, whatever their order. */
export async function sumUp(ask: AskText, { name, columns }: CopiedTable): Promise<string> {
  const [row] = await ask(`
    SELECT count(*)::text, coalesce(md5(string_agg(line, '' ORDER BY line COLLATE "C")), '')
    FROM (SELECT md5(ROW(${columns})::text) AS line FROM "${name}") AS t`);
  return (row ?? []).join(" ");
}
