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

/** Who is erased. */
interface Forgotten {
  personId?: string | null;
  emails: readonly string[];
  /** Messages that go as well: drafts for them name who wrote them. */
  inquiryIds?: readonly string[];
  /** Of identities and works that are the person's: drafts made out to one, versions of the other. */
  relatedIds?: readonly string[];
}

/** Deletes what was a person's, or names one of these addresses, messages or works. */
export async function emptyTrashOf(tx: Transaction, forgotten: Forgotten): Promise<void> {
  const { personId = null, emails, inquiryIds = [], relatedIds = [] } = forgotten;
  const patterns = [...emails, ...inquiryIds, ...relatedIds].map(
    (text) => `%${escapeLike(JSON.stringify(text).slice(1, -1))}%`,
  );
  await tx.$executeRaw`
    DELETE FROM trash_items WHERE person_id = ${personId}::uuid OR rows::text ILIKE ANY (${patterns}::text[])`;
}
