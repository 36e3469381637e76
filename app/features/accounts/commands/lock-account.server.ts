import type { Prisma } from "~/server/db/client/client";

/**
 * Lets the changes of one account come one after the other, until the transaction ends. Whatever changes its password,
 * address or links does this first: two that lock the rows of one account in another order would block each other.
 */
export async function lockAccount(tx: Prisma.TransactionClient, profileId: string): Promise<void> {
  // Rows that only refer to the profile, such as a new session, need not wait.
  await tx.$queryRaw`SELECT FROM profiles WHERE id = ${profileId}::uuid FOR NO KEY UPDATE`;
}
