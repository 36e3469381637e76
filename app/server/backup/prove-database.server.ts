import { readWhole } from "~/server/db/database-directory.server";
import { databaseBackend, databaseInfo } from "~/server/db/db.server";
import { appliedMigrations } from "~/server/db/migrate.server";
import type { Source } from "./archive-writer.server";
import type { Manifest } from "./manifest";
import { PART_NAMES } from "./manifest";
import { runPostgresTool } from "./postgres-tools.server";

/** In pg_restore's list of what a dump holds: the table that every database of this site has, with its rows. */
const HISTORY = / TABLE DATA public _prisma_migrations /;

/**
 * Proves that the database's part of an archive can be read to its last row, and is that of a site.
 * @returns what it says of itself
 * @throws an Error in a sentence where it is empty, cut off or damaged
 */
export async function proveDatabase({ name, path }: Source & { path: string }): Promise<Manifest["database"]> {
  if (name !== PART_NAMES.embedded) {
    await proveDump(path);
    return { ...(await databaseInfo()), migration: (await appliedMigrations(databaseBackend)).at(-1) ?? "" };
  }
  const found = await readWhole(path);
  if (!found?.migration) throw emptyError("elle ne s’ouvre pas jusqu’à sa dernière ligne");
  return { kind: "PGlite", ...found };
}

async function proveDump(path: string): Promise<void> {
  try {
    await runPostgresTool("pg_restore", undefined, ["--file=/dev/null", path]);
  } catch (error) {
    throw emptyError((error as Error).message);
  }
  const list = await runPostgresTool("pg_restore", undefined, ["--list", path]);
  if (!HISTORY.test(list)) throw emptyError("elle ne contient pas les tables du site");
}

function emptyError(reason: string): Error {
  return new Error(
    `La copie de la base de données est vide ou illisible (${reason})\u202f: vérifiez la place et la mémoire de la machine, puis npm run backup.`,
  );
}
