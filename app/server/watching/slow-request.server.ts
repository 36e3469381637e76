import { statementsOfRequest } from "~/server/core/request-context.server";
import { env } from "~/server/env.server";
import { logger } from "~/server/logger.server";

const STATEMENTS_NAMED = 5;
const SQL_MAX_LENGTH = 300;

/** Answers, and writes a line where that took longer than SLOW_REQUEST_MS: with the statements that took most of it. */
export async function logWhenSlow(path: string | undefined, answer: () => Promise<Response>): Promise<Response> {
  const start = performance.now();
  try {
    return await answer();
  } finally {
    const ms = Math.round(performance.now() - start);
    if (ms >= env.SLOW_REQUEST_MS) logger.warn({ event: "slow-request", path, ms, ...toldStatements() });
  }
}

/** Without their values, which are sent apart from them. */
function toldStatements() {
  const all = statementsOfRequest();
  const slowest = [...all].sort((one, other) => other.ms - one.ms).slice(0, STATEMENTS_NAMED);
  return {
    statementCount: all.length,
    databaseMs: Math.round(all.reduce((sum, { ms }) => sum + ms, 0)),
    statements: slowest.map(({ sql, ms }) => ({
      ms: Math.round(ms),
      sql: sql.replace(/\s+/g, " ").slice(0, SQL_MAX_LENGTH),
    })),
  };
}
