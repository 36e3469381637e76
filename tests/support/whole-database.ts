import { db } from "~/server/db/db.server";

/** Every row of every table as one text, to search for traces of a person. */
export async function wholeDatabase(): Promise<string> {
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'`;
  const rows = await Promise.all(
    tables.map(({ name }) => db.$queryRawUnsafe<{ row: string }[]>(`SELECT t::text AS row FROM "${name}" AS t`)),
  );
  return rows.flatMap((all) => all.map(({ row }) => row)).join("\n");
}
