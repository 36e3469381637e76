import { startPostgresTool } from "./postgres-tools.server";

/**
 * Drops all that stands in the schema public, whatever release has made it; tables first, which take their sequences
 * along. The schema itself and its grants stay, and so do extensions: a role that owns the database may neither drop
 * those that a superuser has made, nor always make them again.
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
 * Has a dump of `pg_dump --format=custom` take the place of all that stands in the database's schema public, in one
 * transaction: until it is committed, and where anything fails, what was there stays. Roles need no more than to own the
 * database.
 * @param check SQL that is run once all is dropped, when no other session can write any more; its error undoes it all
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
    // What nobody reads any more is read away: with output left over, the program never counts as ended.
    reader.child.stdout.unpipe().resume();
    reader.child.kill();
    // Not killed: once it has ended, the server has ended what it was doing.
    psql.child.stdin.end();
    await Promise.allSettled([reader.ended, psql.ended]);
  }
}
