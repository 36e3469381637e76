import type { Transaction } from "~/server/db/transaction.server";

/**
 * Deletes what was written and sent about a client's projects, by either side and in the team's notes, when the client is
 * erased: all of it is about that person.
 */
export async function deleteThreadsOf(tx: Transaction, clientId: string): Promise<void> {
  const where = { project: { client_id: clientId } };
  // Their bytes follow: see the trigger of the table.
  await tx.projectFile.deleteMany({ where });
  await tx.projectMessage.deleteMany({ where });
  await tx.projectNote.deleteMany({ where });
  // What the client wrote and sent as a person of others.
  await tx.projectFile.deleteMany({ where: { uploader_id: clientId, is_from_agency: false } });
  await tx.projectMessage.deleteMany({ where: { author_id: clientId, is_from_agency: false } });
  await tx.projectReader.deleteMany({ where: { profile_id: clientId } });
}
