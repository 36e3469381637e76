import type { MergedMessage } from "~/features/inquiries/model/merging";
import { readMergedMessage } from "~/features/inquiries/model/merging";
import type { Prisma } from "~/server/db/client/client";

/** A message that was merged into another inquiry, where its history keeps it. */
export interface HeldMerged extends MergedMessage {
  /** The id of the inquiry that it was. */
  id: string;
  /** The inquiry that it is in, of which its sender sees nothing. */
  keptId: string;
  eventId: string;
  created_at: Date;
}

/** The merged messages that were sent from these addresses, in lower case, the newest first. */
export async function listMergedFrom(tx: Prisma.TransactionClient, emails: string[]): Promise<HeldMerged[]> {
  const merges = await tx.inquiryMerge.findMany({ where: { sender_email: { in: emails } } });
  if (merges.length === 0) return [];
  const events = await tx.inquiryEvent.findMany({
    where: { merged_id: { in: merges.map(({ merged_id }) => merged_id) }, kind: "message", text: { not: null } },
    orderBy: [{ created_at: "desc" }, { id: "desc" }],
  });
  return events.map(({ id, merged_id, inquiry_id, text, created_at }) => ({
    id: merged_id ?? "",
    keptId: inquiry_id,
    eventId: id,
    created_at,
    ...readMergedMessage(text ?? ""),
  }));
}
