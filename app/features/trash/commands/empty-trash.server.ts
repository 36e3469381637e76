import { TRASH_DAYS } from "~/features/trash/model";
import { runTransaction } from "~/server/db/run-command.server";
import { escapeLike } from "~/server/db/sql.server";
import type { Transaction } from "~/server/db/transaction.server";

const DAY_MS = 86_400_000;

/** Deletes what was in the trash for thirty days; its stored files go with the next round of housekeeping. */
export async function purgeTrash(now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - TRASH_DAYS * DAY_MS);
  await runTransaction((tx) => tx.trashItem.deleteMany({ where: { deleted_at: { lt: before } } }));
}

/** Deletes what was a person's, or names one of these addresses, when that person is erased. */
export async function emptyTrashOf(
  tx: Transaction,
  { personId = null, emails }: { personId?: string | null; emails: readonly string[] },
): Promise<void> {
  const patterns = emails.map((email) => `%${escapeLike(JSON.stringify(email).slice(1, -1))}%`);
  await tx.$executeRaw`
    DELETE FROM trash_items WHERE person_id = ${personId}::uuid OR rows::text ILIKE ANY (${patterns}::text[])`;
}
