import { IS_ON_TRACK } from "~/features/milestones/queries.server";
import { sql } from "~/server/db/sql.server";
import type { Transaction } from "~/server/db/transaction.server";

/**
 * Makes the deadline of a project the day of its last milestone, whatever was typed: lists, their order and what its
 * client reads tell one truth. Without a dated milestone it stays what was typed.
 */
export async function followTrack(tx: Transaction, projectId: string): Promise<void> {
  await tx.$executeRaw(sql`
    UPDATE projects SET deadline = t.last_on
    FROM (SELECT max(m.due_on) AS last_on FROM project_milestones m
      WHERE m.project_id = ${projectId}::uuid AND ${IS_ON_TRACK}) t
    WHERE id = ${projectId}::uuid AND t.last_on IS NOT NULL AND deadline IS DISTINCT FROM t.last_on`);
}
