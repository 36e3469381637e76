import type { Step } from "~/features/analytics/model/periods";
import { db } from "~/server/db/db.server";
import { sql } from "~/server/db/sql.server";
import { startOfDay } from "~/site/calendar";

/**
 * What the agency has earned: the budgets of completed projects, on the day they were completed. One that came from
 * another system has no history, and counts on the day it was made.
 */
const EARNED = sql`
  SELECT p.id, p.title, p.client_id, p.budget, coalesce(e.completed_at, p.created_at) AS earned_at
  FROM projects p LEFT JOIN (
    SELECT project_id, max(created_at) AS completed_at FROM project_events WHERE status = 'completed' GROUP BY 1
  ) e ON e.project_id = p.id
  WHERE p.status = 'completed' AND p.budget > 0`;

interface Revenue {
  totalMad: number;
  monthMad: number;
  payingClients: number;
  pendingMad: number;
  /** What was earned in each step, in their order. */
  perStep: number[];
}

/**
 * The agency's money: in all, in the last of these months, by how many clients, yet to come, and month by month; in MAD.
 */
export async function getRevenue(months: readonly Step[]): Promise<Revenue> {
  const starts = months.map(({ from }) => startOfDay(from).toISOString());
  const [rows, [others]] = await Promise.all([
    db.$queryRaw<{ step: number; mad: number }[]>`
      SELECT width_bucket(earned_at, ${starts}::timestamptz[]) AS step, sum(budget)::float8 AS mad
      FROM (${EARNED}) AS earned GROUP BY 1`,
    db.$queryRaw<[Pick<Revenue, "payingClients" | "pendingMad">]>`
      SELECT
        (SELECT count(*)::int FROM (
          SELECT DISTINCT client_id FROM projects WHERE status = 'completed' AND budget > 0 AND client_id IS NOT NULL
        ) AS clients) AS "payingClients",
        (SELECT coalesce(sum(budget), 0)::float8 FROM projects WHERE status IN ('pending', 'in_progress')) AS "pendingMad"`,
  ]);
  const perStep = months.map((_, index) => rows.find(({ step }) => step === index + 1)?.mad ?? 0);
  const totalMad = rows.reduce((sum, { mad }) => sum + mad, 0);
  return { totalMad, monthMad: perStep.at(-1) ?? 0, ...others, perStep };
}

interface Transaction {
  id: string;
  title: string;
  client: string | null;
  amountMad: number;
  earnedAt: Date;
}

/** The latest completed projects that earned something. */
export function listTransactions(limit: number) {
  return db.$queryRaw<Transaction[]>`
    SELECT earned.id, title, c.full_name AS client, budget::float8 AS "amountMad", earned_at AS "earnedAt"
    FROM (${EARNED}) AS earned LEFT JOIN profiles c ON c.id = client_id
    ORDER BY earned_at DESC, earned.id DESC LIMIT ${limit}`;
}
