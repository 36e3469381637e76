import { noteStatement } from "~/server/core/request-context.server";
import { databaseSeconds } from "./metrics.server";

/** Looked up once: every statement is observed. */
const seconds = {
  answered: databaseSeconds.labels({ outcome: "answered" }),
  failed: databaseSeconds.labels({ outcome: "failed" }),
};

/** Asks the database, and notes how long its answer took: for the monitor, and for the request that waits for it. */
export async function timed<Answer>(sql: string, ask: () => Promise<Answer>): Promise<Answer> {
  const start = performance.now();
  let outcome: keyof typeof seconds = "failed";
  try {
    const answer = await ask();
    outcome = "answered";
    return answer;
  } finally {
    const ms = performance.now() - start;
    seconds[outcome].observe(ms / 1000);
    noteStatement(sql, ms);
  }
}
