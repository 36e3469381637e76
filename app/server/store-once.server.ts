import { randomUUID } from "node:crypto";
import type { Prisma } from "~/server/db/client/client";
import { db } from "~/server/db.server";
import { digest } from "~/server/tokens.server";

const DAY_MS = 86_400_000;

interface Submission {
  /** Which form it is, so that two forms never swallow each other. */
  kind: string;
  /** Sender and content, in a fixed order. */
  content: (string | null | undefined)[];
  /** Writes the row, under the given id, in the transaction that also claims the digest. */
  store: (tx: Prisma.TransactionClient, id: string) => Promise<unknown>;
}

/**
 * Stores a submission unless the same one was stored within the last ten minutes (a double click, a reload,
 * fifty posts in parallel). Both get the id of the one row: each sender sees success.
 */
export async function storeOnce({ kind, content, store }: Submission): Promise<{ id: string; isRepeat: boolean }> {
  const key = digest(JSON.stringify([kind, ...content]));
  return db.$transaction(async (tx) => {
    const id = randomUUID();
    if (await claim(tx, key, id)) {
      await store(tx, id);
      return { id, isRepeat: false };
    }
    const { target_id } = await tx.submissionDigest.findUniqueOrThrow({ where: { digest: key } });
    return { id: target_id, isRepeat: true };
  });
}

/**
 * A concurrent claim of the same digest waits here for the first one's commit, and then finds it taken. One that holds
 * for longer than any was written while the clock was ahead.
 */
async function claim(tx: Prisma.TransactionClient, key: string, id: string): Promise<boolean> {
  const claimed = await tx.$executeRaw`
    INSERT INTO submission_digests (digest, target_id, expires_at)
    VALUES (${key}, ${id}::uuid, now() + interval '10 minutes')
    ON CONFLICT (digest) DO UPDATE SET target_id = EXCLUDED.target_id, expires_at = EXCLUDED.expires_at
    WHERE submission_digests.expires_at < now() OR submission_digests.expires_at > now() + interval '11 minutes'`;
  return claimed === 1;
}

/**
 * Lets the same submission be stored anew: its row has been changed or deleted, so that sending it again is no repeat.
 */
export async function forgetSubmission(tx: Prisma.TransactionClient, targetId: string): Promise<void> {
  await tx.submissionDigest.deleteMany({ where: { target_id: targetId } });
}

/** Removes digests that no longer hold anything back. */
export async function pruneSubmissionDigests(): Promise<number> {
  const over = { expires_at: { lt: new Date() } };
  const never = { expires_at: { gt: new Date(Date.now() + DAY_MS) } };
  const { count } = await db.submissionDigest.deleteMany({ where: { OR: [over, never] } });
  return count;
}
