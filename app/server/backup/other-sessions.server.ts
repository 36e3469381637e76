import type { Backend } from "~/server/db/backend-interface.server";
import { explainNoAnswer } from "~/server/db/db.server";
import { PROCESS_NAME, SITE_NAME } from "~/server/db/postgres.server";
import { DatabaseStartError } from "~/server/db/start-error.server";

const OTHERS = `FROM pg_stat_activity WHERE datname = current_database()
  AND starts_with(application_name, '${SITE_NAME}') AND NOT starts_with(application_name, '${PROCESS_NAME}')`;

/** The same within a transaction, as SQL that fails. */
export const REFUSE_OTHER_SESSIONS = `
DO $body$
BEGIN
  IF EXISTS (SELECT ${OTHERS}) THEN RAISE EXCEPTION 'the site runs on this database'; END IF;
END
$body$;`;

/**
 * What a site that runs stores meanwhile would be gone after a restore.
 * @throws DatabaseStartError where another process of the site is connected to the database, or its server does not answer
 */
export async function refuseOtherSessions(backend: Backend): Promise<void> {
  await backend.probe().catch((error: unknown) => {
    throw explainNoAnswer(error);
  });
  const sql = `SELECT pid::text, coalesce(host(client_addr), 'local') ${OTHERS} ORDER BY pid`;
  const { rows } = await backend.withoutTimeouts((adapter) => adapter.queryRaw({ sql, args: [], argTypes: [] }));
  if (rows.length === 0) return;
  const pids = rows.map(([pid]) => pid).join(", ");
  const hosts = [...new Set(rows.map(([, host]) => host))].join(", ");
  throw new DatabaseStartError(
    `Le site est encore connecté à cette base de données, depuis ${hosts} (pid ${pids} de PostgreSQL)\u202f: arrêtez-le sur ` +
      "toutes les machines, puis relancez la restauration. D’une machine qui n’existe plus, terminez les connexions par " +
      "SELECT pg_terminate_backend(pid).",
  );
}
