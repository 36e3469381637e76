import type { Transaction } from "~/server/db/transaction.server";

/** Ends what an erased account saw of others, what others saw of it, and what it asked others to become. */
export async function forgetPeople(tx: Transaction, id: string): Promise<void> {
  await tx.clientPerson.deleteMany({ where: { OR: [{ client_id: id }, { profile_id: id }] } });
  await tx.clientInvitation.deleteMany({ where: { client_id: id } });
}

/** Forgets who was invited to clients' spaces by these addresses. @param emails in lower case */
export async function forgetInvited(tx: Transaction, emails: string[]): Promise<void> {
  await tx.clientInvitation.deleteMany({ where: { email: { in: emails } } });
}
