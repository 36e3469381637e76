import { askRunningSite, examineSystem } from "~/features/operations/checks/examine.server";
import type { Finding } from "~/features/operations/checks/finding";
import { VERDICT_LABELS } from "~/features/operations/checks/finding";
import { DatabaseStartError } from "~/server/db/database-errors.server";
import { closeDatabase, databaseBackend, openDatabase } from "~/server/db/db.server";
import { usesEmbeddedDatabase } from "~/server/env.server";
import { say } from "./with-database";

const LABEL_WIDTH = Math.max(...Object.values(VERDICT_LABELS).map((label) => label.length));

/**
 * `npm run doctor`: a line for each thing that was looked at, the worst first; ends with 1 where one is wrong. The
 * process that holds the embedded database looks itself; where this one can open it, no site runs. A database that
 * cannot be opened is one of the lines: all that does without it is still looked at.
 */
export async function doctor(): Promise<void> {
  try {
    const found = await askRunningSite(databaseBackend);
    if (found) return tell(found);
    await openDatabase();
  } catch (databaseRefusal) {
    if (!(databaseRefusal instanceof DatabaseStartError)) throw databaseRefusal;
    return tell(await examineSystem({ databaseRefusal }));
  }
  try {
    tell(await examineSystem({ isSiteStopped: usesEmbeddedDatabase }));
  } finally {
    await closeDatabase();
  }
}

function tell(found: readonly Finding[]): void {
  for (const { verdict, subject, sentence } of found) {
    say(`${VERDICT_LABELS[verdict].padEnd(LABEL_WIDTH)}  ${subject}\u202f: ${sentence}`);
  }
  if (found.some(({ verdict }) => verdict === "wrong")) process.exitCode = 1;
}
