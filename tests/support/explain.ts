import { db } from "~/server/db/db.server";
import type { Sql } from "~/server/db/sql.server";
import { sql } from "~/server/db/sql.server";

/** How the database goes about a statement. */
export async function explain(statement: Sql, tx: Pick<typeof db, "$queryRaw"> = db): Promise<string> {
  const rows = await tx.$queryRaw<Record<string, string>[]>(sql`EXPLAIN ${statement}`);
  return rows.map((row) => Object.values(row)[0]).join("\n");
}

/** The plan of a statement whose rows are so many that all of them are not worth reading; here they are few. */
export function explainAmongMany(statement: Sql): Promise<string> {
  return db.$transaction(async (tx) => {
    await tx.$executeRaw`SET LOCAL enable_seqscan = off`;
    await tx.$executeRaw`SET LOCAL enable_bitmapscan = off`;
    return explain(statement, tx);
  });
}
