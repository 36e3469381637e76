import type { Transaction } from "~/server/db/transaction.server";

/** An account, and the hash of the password that was just found right for it or has just become its own. */
export interface PasswordProof {
  profileId: string;
  passwordHash: string;
}

/**
 * Whether the proven password is still the account's: to check one takes long enough for it to be changed meanwhile.
 * Until the transaction ends it stays so; a request that changes it waits, and then ends what was begun by it.
 */
export async function isStillProven(tx: Transaction, proof: PasswordProof): Promise<boolean> {
  const { profileId, passwordHash } = proof;
  // The profile first, as its erasure does: two that lock the same rows in another order would block each other.
  await tx.$queryRaw`SELECT FROM profiles WHERE id = ${profileId}::uuid FOR KEY SHARE`;
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT FROM credentials WHERE profile_id = ${profileId}::uuid AND password_hash = ${passwordHash} FOR SHARE`;
  return rows.length === 1;
}
