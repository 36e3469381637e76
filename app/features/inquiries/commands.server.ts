import type { User } from "~/features/accounts/model";
import type { InquiryStatus } from "~/features/inquiries/model";
import type { InquiryInput } from "~/features/inquiries/schema";
import { db } from "~/server/db.server";
import { DomainError } from "~/server/errors.server";
import { logger } from "~/server/logger.server";
import { storeOnce } from "~/server/store-once.server";

/** Keeps a visitor's message once; a doubtful one is put aside for an admin to look at. Returns its id. */
export async function submitInquiry(input: InquiryInput, options: { isSpam: boolean }): Promise<{ id: string }> {
  const { name, email, phone, message } = input;
  const { id, isRepeat } = await storeOnce({
    kind: "inquiry",
    content: [name, email, phone, message],
    store: (tx, id) => tx.contactInquiry.create({ data: { id, name, email, phone, message, is_spam: options.isSpam } }),
  });
  logger.info({ event: "inquiry-submitted", inquiryId: id, isRepeat, isSpam: options.isSpam });
  return { id };
}

/** Moves an inquiry to a status; any may follow any. @throws DomainError `not-found`. */
export async function setInquiryStatus(actor: User, id: string, status: InquiryStatus): Promise<void> {
  const { count } = await db.contactInquiry.updateMany({ where: { id }, data: { status } });
  if (count === 0) throw new DomainError("not-found", "Cette demande n’existe plus.");
  logger.info({ event: "inquiry-status-set", inquiryId: id, status, actorId: actor.id });
}

/** Puts an inquiry among the 'Indésirables' or takes it back. @throws DomainError `not-found`. */
export async function setInquirySpam(actor: User, id: string, isSpam: boolean): Promise<void> {
  const { count } = await db.contactInquiry.updateMany({ where: { id }, data: { is_spam: isSpam } });
  if (count === 0) throw new DomainError("not-found", "Cette demande n’existe plus.");
  logger.info({ event: "inquiry-spam-set", inquiryId: id, isSpam, actorId: actor.id });
}
