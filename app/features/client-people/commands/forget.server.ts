import type { Transaction } from "~/server/db/transaction.server";

/** Ends what an erased account saw of others, and what others saw of it. */
export async function forgetPeople(tx: Transaction, id: string): Promise<void> {
  await tx.clientPerson.deleteMany({ where: { OR: [{ client_id: id }, { profile_id: id }] } });
}
