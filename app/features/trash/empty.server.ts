import { DAY_MS } from "~/lib/dates/durations";
import { runTransaction } from "~/server/db/run-command.server";
import { escapeLike } from "~/server/db/sql.server";
import type { Transaction } from "~/server/db/transaction.server";
import { TRASH_DAYS } from "~/site/trash";

/** Deletes what was in the trash for thirty days; its stored files go with the next round of housekeeping. */
export async function purgeTrash(now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - TRASH_DAYS * DAY_MS);
  await runTransaction((tx) => tx.trashItem.deleteMany({ where: { deleted_at: { lt: before } } }));
}

/** Deletes a person's items, and those that name these addresses, messages or works. @returns the ids in the audit trail */
export async function emptyTrashOf(
  tx: Transaction,
  forgotten: {
    personId?: string | null;
    emails: readonly string[];
    /** Messages that go as well: drafts for them name who wrote them, and so does a project that came of one. */
    inquiryIds?: readonly string[];
    /** Of identities, works and reviews that are the person's: drafts made out to one, versions of the other. */
    relatedIds?: readonly string[];
  },
): Promise<string[]> {
  const { personId = null, emails, inquiryIds = [], relatedIds = [] } = forgotten;
  const messages = inquiryIds.map(patternOf);
  const patterns = [...emails, ...relatedIds].map(patternOf).concat(messages);
  const gone = await tx.$queryRaw<{ target_id: string }[]>`
    DELETE FROM trash_items WHERE person_id = ${personId}::uuid OR rows::text ILIKE ANY (${patterns}::text[])
      OR person_id IS NULL AND links::text ILIKE ANY (${messages}::text[])
    RETURNING target_id::text`;
  return gone.map(({ target_id }) => target_id);
}

const patternOf = (text: string) => `%${escapeLike(JSON.stringify(text).slice(1, -1))}%`;
