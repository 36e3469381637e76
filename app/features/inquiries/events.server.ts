import type { InquiryEventKind } from "~/features/inquiries/model/event";
import type { Transaction } from "~/server/db/transaction.server";
import { WRITTEN } from "~/server/db/transaction.server";

/** Adds a line to the history of an inquiry, in the transaction of the change that it tells of. */
export async function addEvent(
  tx: Transaction,
  {
    inquiryId,
    kind,
    text,
    actor,
    mailId,
    mergedId,
  }: {
    inquiryId: string;
    kind: InquiryEventKind;
    /** What was written; of a status or of the quarantine its code. */
    text?: string | null;
    /** Null for the product itself, and for a visitor. */
    actor: { id: string } | null;
    /** The letter in the outbox, where it is one. */
    mailId?: string;
    /** The merged inquiry of which it tells, if any. */
    mergedId?: string;
  },
): Promise<void> {
  const data = {
    inquiry_id: inquiryId,
    kind,
    text: text ?? null,
    actor_id: actor?.id ?? null,
    mail_id: mailId ?? null,
    merged_id: mergedId ?? null,
  };
  await tx.inquiryEvent.create({ data, select: WRITTEN });
}

export async function addDone(
  tx: Transaction,
  { id, next_action }: { id: string; next_action: string | null },
  actor: { id: string },
): Promise<void> {
  if (next_action === null) return;
  await addEvent(tx, { inquiryId: id, kind: "next_action", text: `Fait\u202f: ${next_action}`, actor });
}

/** Kinds whose text is a code of ours and tells of no person. */
const CODED_KINDS: InquiryEventKind[] = ["status", "quarantine"];

/** Deletes what was written about inquiries whose sender is erased. When which status was set stays. */
export async function deleteWrittenEvents(tx: Transaction, inquiryIds: string[]): Promise<void> {
  await tx.inquiryEvent.deleteMany({ where: { inquiry_id: { in: inquiryIds }, kind: { notIn: CODED_KINDS } } });
}

/** The same for merged inquiries: the lines of the inquiries that they went into stay. */
export async function deleteMergedEvents(tx: Transaction, mergedIds: string[]): Promise<void> {
  await tx.inquiryEvent.deleteMany({ where: { merged_id: { in: mergedIds }, kind: { notIn: CODED_KINDS } } });
}
