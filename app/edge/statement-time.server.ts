import { noteStatement } from "~/server/core/request-context.server";

/** Asks the database, and notes how long its answer took for the request that waits for it: no monitor asks here. */
export async function timed<Answer>(sql: string, ask: () => Promise<Answer>): Promise<Answer> {
  const start = performance.now();
  try {
    return await ask();
  } finally {
    noteStatement(sql, performance.now() - start);
  }
}
