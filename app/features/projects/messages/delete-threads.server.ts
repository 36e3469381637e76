import type { Transaction } from "~/server/db/transaction.server";

/** Deletes messages, files and notes of projects whose client is erased: all of it is about that person. */
export async function deleteThreads(tx: Transaction, projectIds: string[]): Promise<void> {
  const where = { project_id: { in: projectIds } };
  // Their bytes follow: see the trigger of the table.
  await tx.projectFile.deleteMany({ where });
  await tx.projectMessage.deleteMany({ where });
  await tx.projectNote.deleteMany({ where });
}

/** Deletes what an erased client wrote and sent as a person of others. */
export async function deleteThreadsAsPerson(tx: Transaction, clientId: string): Promise<void> {
  await tx.projectFile.deleteMany({ where: { uploader_id: clientId, is_from_agency: false } });
  await tx.projectMessage.deleteMany({ where: { author_id: clientId, is_from_agency: false } });
  await tx.projectReader.deleteMany({ where: { profile_id: clientId } });
}
