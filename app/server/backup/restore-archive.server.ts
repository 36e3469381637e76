import { createHash } from "node:crypto";
import { createReadStream, readFileSync } from "node:fs";
import { join } from "node:path";
import { putSecrets } from "~/server/crypto/secrets.server";
import type { Backend } from "~/server/db/backend-interface.server";
import { restoreDatabase } from "~/server/db/backup.server";
import { DatabaseStartError } from "~/server/db/database-errors.server";
import { explainNoAnswer } from "~/server/db/db.server";
import { EmbeddedBackend } from "~/server/db/embedded.server";
import { PROCESS_NAME, SITE_NAME } from "~/server/db/postgres.server";
import { statement } from "~/server/db/session-adapter.server";
import { env } from "~/server/env.server";
import { storage } from "~/server/storage/storage.server";
import { streamOf } from "~/server/storage/storage-interface";
import type { ArchivePart } from "./archive-file.server";
import { PART_NAMES, readArchive } from "./archive-file.server";
import { partName } from "./make-archive.server";
import { unseal } from "./passphrase.server";
import { startPostgresTool } from "./postgres-tools.server";
import { withWorkingFolder } from "./working-folder.server";

/**
 * Restores an archive whose digests are right: the database (on PostgreSQL in one transaction), missing or damaged
 * files, and the secrets that BACKUP_PASSPHRASE opens. The site must not run.
 * @returns what was put back, and where the database that was there lies now
 * @throws an Error fit for the terminal; nothing is changed then, but for files that were damaged
 */
export async function restoreArchive(
  file: string,
  backend: Backend,
): Promise<{ replaced: string | undefined; files: number; hasSecrets: boolean }> {
  return withWorkingFolder("restore", async (folder) => {
    const { parts } = await readArchive(file, folder);
    const names = parts.map(({ name }) => name);
    const sealed = names.includes(PART_NAMES.secrets) ? readFileSync(join(folder, PART_NAMES.secrets)) : undefined;
    const secrets = sealed && env.BACKUP_PASSPHRASE ? unseal(sealed, env.BACKUP_PASSPHRASE) : undefined;
    if (!names.includes(partName(backend))) {
      throw new DatabaseStartError(
        backend instanceof EmbeddedBackend
          ? "The archive holds a database of a PostgreSQL server: set DATABASE_URL."
          : "The archive holds an embedded database: restore it without DATABASE_URL, then npm run move.",
      );
    }
    if (!(backend instanceof EmbeddedBackend)) await refuseOtherSessions(backend);
    // First what changes nothing that is there: where the store refuses it, the database is still the one of before.
    const files = parts.filter(({ name }) => name.startsWith(PART_NAMES.files));
    const replaced = await withFiles(files, folder, () => putDatabase(folder, backend));
    // Those that are set in the environment are used from there.
    if (secrets) putSecrets(secrets);
    return { replaced, files: files.length, hasSecrets: secrets !== undefined };
  });
}

async function putDatabase(folder: string, backend: Backend): Promise<string | undefined> {
  const part = partName(backend);
  if (backend instanceof EmbeddedBackend) return (await restoreDatabase(join(folder, part), backend)).replaced;
  try {
    await restoreDump(join(folder, part), env.DATABASE_URL, REFUSE_OTHER_SESSIONS);
    return undefined;
  } catch (error) {
    // One that was started since is told of first.
    await refuseOtherSessions(backend);
    throw error;
  }
}

/** Puts the files, then does the rest; where either fails, the files that were not there before go again. */
async function withFiles<Done>(files: ArchivePart[], folder: string, then: () => Promise<Done>): Promise<Done> {
  const added: string[] = [];
  try {
    for (const file of files) {
      const key = file.name.slice(PART_NAMES.files.length);
      const there = await digestOf(key);
      if (there === file.sha256) continue;
      if (there === null) added.push(key);
      await storage.writeStream(key, createReadStream(join(folder, file.name)), { maxBytes: file.bytes });
    }
    return await then();
  } catch (error) {
    for (const key of added) await storage.delete(key).catch(() => undefined);
    throw error;
  }
}

async function digestOf(key: string): Promise<string | null> {
  const stored = await storage.get(key);
  if (!stored) return null;
  const hash = createHash("sha256");
  for await (const chunk of streamOf(stored)) hash.update(chunk);
  return hash.digest("hex");
}

/**
 * Drops all in the schema public, tables first, which take their sequences along. The schema, its grants and extensions
 * stay: a database's owner may not always make those again.
 */
const DROP_ALL = `
DO $body$
DECLARE
  statement TEXT;
BEGIN
  FOREACH statement IN ARRAY ARRAY(
    SELECT format('DROP %s IF EXISTS %s CASCADE', i.type, i.identity)
    FROM pg_depend d, LATERAL pg_identify_object(d.classid, d.objid, d.objsubid) i
    WHERE d.refclassid = 'pg_namespace'::regclass AND d.refobjid = 'public'::regnamespace AND d.deptype = 'n'
      -- Extended statistics go with their tables.
      AND d.classid NOT IN ('pg_extension'::regclass, 'pg_statistic_ext'::regclass)
      AND NOT EXISTS (
        SELECT FROM pg_depend e WHERE e.classid = d.classid AND e.objid = d.objid AND e.deptype = 'e')
    ORDER BY i.type <> 'table')
  LOOP
    EXECUTE statement;
  END LOOP;
END
$body$;`;

/**
 * Replaces the schema public by a dump of `pg_dump --format=custom` in one transaction, as the database's owner.
 * @param check SQL run once all is dropped, when no other session can write; its error undoes it all
 * @throws an Error with what the program that failed said
 */
export async function restoreDump(dump: string, url: string | undefined, check: string): Promise<void> {
  // pg_restore writes the script and psql runs it: by itself pg_restore drops, in its transaction, what the dump names.
  const psql = startPostgresTool("psql", url, ["--no-psqlrc", "--quiet", "--set=ON_ERROR_STOP=1"]);
  const asIs = ["--no-owner", "--no-privileges", "--no-comments"];
  const reader = startPostgresTool("pg_restore", undefined, [...asIs, "--file=-", dump]);
  psql.child.stdout.resume();
  reader.child.stdin.end();
  psql.child.stdin.write(
    `BEGIN; SET statement_timeout = 0; SET client_min_messages = warning;\n${DROP_ALL}\n${check}\n`,
  );
  reader.child.stdout.pipe(psql.child.stdin, { end: false });
  try {
    // Committed by this line alone: a script that ends before it, for whatever reason, has changed nothing.
    await Promise.all([reader.ended.then(() => psql.child.stdin.end("COMMIT;\n")), psql.ended]);
  } finally {
    // The rest of the output is read and dropped: with output left over, the program never counts as ended.
    reader.child.stdout.unpipe().resume();
    reader.child.kill();
    // Not killed: once it has ended, the server has ended what it was doing.
    psql.child.stdin.end();
    await Promise.allSettled([reader.ended, psql.ended]);
  }
}

const OTHERS = `FROM pg_stat_activity WHERE datname = current_database()
  AND starts_with(application_name, '${SITE_NAME}') AND NOT starts_with(application_name, '${PROCESS_NAME}')`;

/** The same within a transaction, as SQL that fails. */
export const REFUSE_OTHER_SESSIONS = `
DO $body$
BEGIN
  IF EXISTS (SELECT ${OTHERS}) THEN RAISE EXCEPTION 'the site runs on this database'; END IF;
END
$body$;`;

/** @throws DatabaseStartError if a running site is connected, whose later writes would be lost, or no server answers */
async function refuseOtherSessions(backend: Backend): Promise<void> {
  await backend.probe().catch((error: unknown) => {
    throw explainNoAnswer(error);
  });
  const sql = `SELECT pid::text, coalesce(host(client_addr), 'local') ${OTHERS} ORDER BY pid`;
  const { rows } = await backend.withoutTimeouts((adapter) => adapter.queryRaw(statement(sql)));
  if (rows.length === 0) return;
  const pids = rows.map(([pid]) => pid).join(", ");
  const hosts = [...new Set(rows.map(([, host]) => host))].join(", ");
  throw new DatabaseStartError(
    `Le site est encore connecté à cette base de données, depuis ${hosts} (pid ${pids} de PostgreSQL)\u202f: arrêtez-le sur ` +
      "toutes les machines, puis relancez la restauration. D’une machine qui n’existe plus, terminez les connexions par " +
      "SELECT pg_terminate_backend(pid).",
  );
}
