import type { View } from "~/features/inquiries/model/turns";
import { VIEW_COUNT_MAX, VIEWS } from "~/features/inquiries/model/turns";
import { sql, whereSql } from "~/server/db/sql.server";
import type { Transaction } from "~/server/db/transaction.server";
import { viewFilter } from "./inquiries.server";

interface WaitingLead {
  id: string;
  name: string;
  next_action: string | null;
}

/** What waits for one of the team in a view: how many leads, counted to a bound, and the first of them. */
export interface Waiting {
  view: View;
  count: number;
  leads: WaitingLead[];
}

/** What waits for one of the team: the leads that are theirs, and those that are nobody's yet. */
export async function listWaitingFor(
  tx: Transaction,
  ownerId: string,
  { now, limit }: { now: Date; limit: number },
): Promise<Waiting[]> {
  const waiting: Waiting[] = [];
  // One after the other: a transaction has one connection.
  for (const view of VIEWS) waiting.push(await readView(tx, { view, ownerId, now, limit }));
  return waiting;
}

interface Asked {
  view: View;
  ownerId: string;
  now: Date;
  limit: number;
}

async function readView(tx: Transaction, { view, ownerId, now, limit }: Asked): Promise<Waiting> {
  const where = [...viewFilter(view, now), sql`(t.owner_id IS NULL OR t.owner_id = ${ownerId}::uuid)`];
  const leads = await tx.$queryRaw<(WaitingLead & { count: number })[]>`
    SELECT id::text AS id, name, next_action, count(*) OVER ()::int AS count FROM (
      SELECT t.id, t.name, t.next_action, t.due_at, t.created_at FROM contact_inquiries t ${whereSql(where)}
      ORDER BY t.due_at, t.created_at, t.id LIMIT ${VIEW_COUNT_MAX}
    ) AS waiting ORDER BY due_at, created_at, id LIMIT ${limit}`;
  const named = leads.map(({ id, name, next_action }) => ({ id, name, next_action }));
  return { view, count: leads[0]?.count ?? 0, leads: named };
}
