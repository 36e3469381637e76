import type { View } from "~/features/inquiries/model/turns";
import { MORNING_VIEWS, VIEW_COUNT_MAX } from "~/features/inquiries/model/turns";
import type { Sql } from "~/server/db/sql.server";
import { sql, whereSql } from "~/server/db/sql.server";
import type { Transaction } from "~/server/db/transaction.server";
import { viewFilter } from "./inquiries.server";

interface WaitingLead {
  id: string;
  name: string;
  next_action: string | null;
}

/** What waits for one of the team in a view: how many leads, counted to one more than VIEW_COUNT_MAX, and the first of them. */
export interface Waiting {
  view: View;
  count: number;
  leads: WaitingLead[];
}

/** What waits for one of the team: the leads that are theirs, and those without an owner or with a former one. */
export async function listWaitingFor(
  tx: Transaction,
  ownerId: string,
  { now, limit }: { now: Date; limit: number },
): Promise<Waiting[]> {
  const waiting: Waiting[] = [];
  // One after the other: a transaction has one connection.
  for (const view of MORNING_VIEWS) waiting.push(await readView(tx, { view, ownerId, now, limit }));
  return waiting;
}

interface Asked {
  view: View;
  ownerId: string;
  now: Date;
  limit: number;
}

async function readView(tx: Transaction, { view, ownerId, now, limit }: Asked): Promise<Waiting> {
  const leads = await tx.$queryRaw<(WaitingLead & { count: number })[]>(waitingSql({ view, ownerId, now, limit }));
  const named = leads.map(({ id, name, next_action }) => ({ id, name, next_action }));
  return { view, count: leads[0]?.count ?? 0, leads: named };
}

/** The statement that reads a view for one of the team, in the order of its index. */
export function waitingSql({ view, ownerId, now, limit }: Asked): Sql {
  const where = [
    ...viewFilter(view, now),
    sql`(t.owner_id IS NULL OR t.owner_id = ${ownerId}::uuid
    OR t.owner_id NOT IN (SELECT p.id FROM profiles p WHERE p.role = 'admin' AND p.erased_at IS NULL))`,
  ];
  const first = view === "sans-suite" ? sql`t.created_at` : sql`t.due_at`;
  return sql`
    SELECT id::text AS id, name, next_action, count(*) OVER ()::int AS count FROM (
      SELECT t.id, t.name, t.next_action, ${first} AS first FROM contact_inquiries t ${whereSql(where)}
      ORDER BY ${first}, t.id LIMIT ${VIEW_COUNT_MAX + 1}
    ) AS waiting ORDER BY first, id LIMIT ${limit}`;
}
