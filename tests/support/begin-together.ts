import type { Prisma } from "~/server/db/client/client";
import { db } from "~/server/db/db.server";
import { waitUntil } from "./wait-for";

type Hold = (tx: Prisma.TransactionClient) => Promise<unknown>;

/**
 * Begins one change after the other while a row that all of them lock is held, and lets go when all of them wait. Needs
 * a PostgreSQL server.
 */
export async function beginTogether(hold: Hold, changes: (() => Promise<unknown>)[]) {
  const { begun } = await db.$transaction(async (tx) => {
    await hold(tx);
    const begun: Promise<PromiseSettledResult<unknown>[]>[] = [];
    for (const change of changes) {
      begun.push(Promise.allSettled([change()]));
      await waitUntil(async () => (await countWaiting()) === begun.length, { timeout: 4000, interval: 20 });
    }
    return { begun };
  });
  return (await Promise.all(begun)).flat();
}

async function countWaiting() {
  const [row] = await db.$queryRaw<[{ count: number }]>`
    SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  return row.count;
}
