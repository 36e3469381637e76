import { lockInquiries } from "~/features/inquiries/commands/change-inquiry.server";
import { ERASED_UNCHANGED, INQUIRY_GONE, isErased } from "~/features/inquiries/model/inquiry";
import { ANSWERED_MEANWHILE, CHANGED_MEANWHILE } from "~/features/personal-data/model";
import type { HeldInquiry } from "~/features/personal-data/queries.server";
import { getInquiryState, listInquiries } from "~/features/personal-data/queries.server";
import type { OfficeCorrection } from "~/features/personal-data/schema.server";
import { changed, runCommand } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";
import { DomainError } from "~/server/errors.server";
import type { User } from "~/server/sessions/user";
import { eraseInquiriesIn } from "./erase-traces.server";
import { correctIn } from "./held-inquiries.server";

/**
 * Corrects who sent an inquiry and how to answer.
 * @throws DomainError `invalid` for one that is gone or erased; `conflict` where it was changed meanwhile
 */
export function correctInquiry(actor: User, id: string, input: OfficeCorrection): Promise<void> {
  return runCommand<void>({ actor, action: "corrected", target: "inquiry" }, async (tx) => {
    const { inquiry, version } = await lockHeld(tx, id);
    // By another name it would count as one that nobody has erased.
    if (isErased(inquiry)) throw new DomainError("invalid", ERASED_UNCHANGED);
    const { version: seen = version, ...correction } = input;
    if (seen !== version)
      throw new DomainError("conflict", CHANGED_MEANWHILE, { renewed: { version: String(version) } });
    await correctIn(tx, inquiry, correction, actor);
    return changed({ result: undefined, targetId: id, cacheTags: [] });
  });
}

/**
 * Erases an inquiry with its history, its letters and what names its sender elsewhere.
 * @param seen the state that its question was asked about, as `getInquiryState` writes it
 * @throws DomainError `invalid` for one that is gone; `conflict` where it was answered or changed meanwhile
 */
export function eraseInquiry(actor: User, id: string, seen: string): Promise<void> {
  return runCommand({ actor, action: "erased", target: "inquiry" }, async (tx) => {
    const { inquiry } = await lockHeld(tx, id);
    if (seen !== (await getInquiryState(id, tx))) throw new DomainError("conflict", ANSWERED_MEANWHILE);
    await eraseInquiriesIn(tx, [inquiry]);
    return changed({ result: undefined, targetId: id, cacheTags: ["cases"] });
  });
}

/**
 * Locks an inquiry: another request that changes it waits, and then finds what became of it. One that is gone is no 404:
 * it is said beside what was typed.
 */
async function lockHeld(tx: Transaction, id: string): Promise<{ inquiry: HeldInquiry; version: number }> {
  const [locked] = await lockInquiries(tx, [id]);
  const [inquiry] = await listInquiries(tx, [id]);
  if (!locked || !inquiry) throw new DomainError("invalid", INQUIRY_GONE);
  return { inquiry, version: locked.version };
}
