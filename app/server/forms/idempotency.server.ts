import { randomUUID } from "node:crypto";
import { DAY_MS } from "~/lib/dates/durations";
import { digest } from "~/server/crypto/tokens.server";
import { db } from "~/server/db/db.server";
import type { Transaction } from "~/server/db/transaction.server";

interface SentForm {
  /** Which form it is, so that two forms never swallow each other. */
  kind: string;
  /** Sender and content, in a fixed order. */
  content: (string | null | undefined)[];
}

/**
 * Claims the idempotency key of a form, within the transaction that stores its row: the same form sent again within ten
 * minutes (a double click, a reload, fifty posts in parallel) finds the id of the first, and stores nothing.
 */
export async function claimOnce(
  tx: Transaction,
  { kind, content }: SentForm,
): Promise<{ id: string; isRepeat: boolean }> {
  const key = digest(JSON.stringify([kind, ...content]));
  const id = randomUUID();
  if (await claim(tx, key, id)) return { id, isRepeat: false };
  const { target_id } = await tx.idempotencyKey.findUniqueOrThrow({ where: { digest: key } });
  return { id: target_id, isRepeat: true };
}

/**
 * A concurrent claim of the same digest waits here for the first one's commit, and then finds it taken. One that holds
 * for longer than any was written while the clock was ahead.
 */
async function claim(tx: Transaction, key: string, id: string): Promise<boolean> {
  const claimed = await tx.$executeRaw`
    INSERT INTO idempotency_keys (digest, target_id, expires_at)
    VALUES (${key}, ${id}::uuid, now() + interval '10 minutes')
    ON CONFLICT (digest) DO UPDATE SET target_id = EXCLUDED.target_id, expires_at = EXCLUDED.expires_at
    WHERE idempotency_keys.expires_at < now() OR idempotency_keys.expires_at > now() + interval '11 minutes'`;
  return claimed === 1;
}

/**
 * Lets the same submission be stored anew: its row has been changed or deleted, so that sending it again is no repeat.
 */
export async function releaseIdempotencyKey(tx: Transaction, targetId: string): Promise<void> {
  await tx.idempotencyKey.deleteMany({ where: { target_id: targetId } });
}

/** Removes digests that no longer hold anything back. */
export async function pruneIdempotencyKeys(): Promise<number> {
  const over = { expires_at: { lt: new Date() } };
  const never = { expires_at: { gt: new Date(Date.now() + DAY_MS) } };
  const { count } = await db.idempotencyKey.deleteMany({ where: { OR: [over, never] } });
  return count;
}
