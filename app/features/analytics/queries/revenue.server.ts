import type { Step } from "~/features/analytics/model/periods";
import { db } from "~/server/db/db.server";
import { sql } from "~/server/db/sql.server";
import type { Day } from "~/site/calendar";
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
}

/** The agency's money in four figures: in all, in the month that began on a day, by how many clients, and yet to come. */
export async function getRevenue(month: Day): Promise<Revenue> {
  const rows = await db.$queryRaw<[Revenue]>`
    SELECT coalesce(sum(budget), 0)::float8 AS "totalMad",
      coalesce(sum(budget) FILTER (WHERE earned_at >= ${startOfDay(month).toISOString()}::timestamptz), 0)::float8
        AS "monthMad",
      count(DISTINCT client_id)::int AS "payingClients",
      (SELECT coalesce(sum(budget), 0)::float8 FROM projects WHERE status IN ('pending', 'in_progress')) AS "pendingMad"
    FROM (${EARNED}) AS earned`;
  return rows[0];
}

/** What was earned in each step, in MAD, in their order. */
export async function sumEarned(steps: readonly Step[]): Promise<number[]> {
  const starts = steps.map(({ from }) => startOfDay(from).toISOString());
  const rows = await db.$queryRaw<{ step: number; mad: number }[]>`
    SELECT width_bucket(earned_at, ${starts}::timestamptz[]) AS step, sum(budget)::float8 AS mad
    FROM (${EARNED}) AS earned WHERE earned_at >= ${starts[0]}::timestamptz GROUP BY 1`;
  return steps.map((_, index) => rows.find(({ step }) => step === index + 1)?.mad ?? 0);
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
