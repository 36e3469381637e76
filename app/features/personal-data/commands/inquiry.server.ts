import { lockInquiry } from "~/features/inquiries/commands/change-inquiry.server";
import { ERASED_UNCHANGED, isErased } from "~/features/inquiries/model/conversion";
import { INQUIRY_GONE } from "~/features/inquiries/model/inquiry";
import { ANSWERED_MEANWHILE } from "~/features/personal-data/model";
import type { HeldInquiry } from "~/features/personal-data/queries.server";
import { getInquiryState, listInquiries } from "~/features/personal-data/queries.server";
import type { OfficeCorrection } from "~/features/personal-data/schema.server";
import type { Command } from "~/server/db/run-command.server";
import { changed, runCommand, unchanged } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";
import { DomainError } from "~/server/errors.server";
import type { User } from "~/server/sessions/user";
import { eraseInquiriesIn } from "./erase-traces.server";
import { correctIn } from "./held-inquiries.server";

const command = (actor: User, action: string): Command => ({
  actor,
  action,
  target: "inquiry",
  notFound: INQUIRY_GONE,
});

/** What became of a correction: stored, or refused since another request has changed the inquiry. */
export type CorrectionOutcome = { kind: "saved" } | { kind: "changed"; version: number };

/** Corrects who sent an inquiry and how to answer. @throws DomainError `not-found`; `conflict` for an erased one */
export function correctInquiry(actor: User, id: string, input: OfficeCorrection): Promise<CorrectionOutcome> {
  return runCommand<CorrectionOutcome>(command(actor, "corrected"), async (tx) => {
    const { inquiry, version } = await lockHeld(tx, id);
    // By another name it would count as one that nobody has erased.
    if (isErased(inquiry)) throw new DomainError("conflict", ERASED_UNCHANGED);
    const { version: seen = version, ...correction } = input;
    if (seen !== version) return unchanged({ kind: "changed", version });
    await correctIn(tx, inquiry, correction, actor);
    return changed({ result: { kind: "saved" }, targetId: id, cacheTags: [] });
  });
}

/**
 * Erases an inquiry with its history, its letters and what names its sender elsewhere.
 * @param seen the state that its question was asked about, as `getInquiryState` writes it
 * @throws DomainError `not-found`; `conflict` where it was answered or changed meanwhile: then nothing is erased.
 */
export function eraseInquiry(actor: User, id: string, seen: string): Promise<void> {
  return runCommand(command(actor, "erased"), async (tx) => {
    const { inquiry } = await lockHeld(tx, id);
    if (seen !== (await getInquiryState(id, tx))) throw new DomainError("conflict", ANSWERED_MEANWHILE);
    await eraseInquiriesIn(tx, [inquiry]);
    return changed({ result: undefined, targetId: id, cacheTags: ["cases"] });
  });
}

/** Locks an inquiry: another request that changes it waits, and then finds what became of it. */
async function lockHeld(tx: Transaction, id: string): Promise<{ inquiry: HeldInquiry; version: number }> {
  const { version } = await lockInquiry(tx, id);
  const [inquiry] = await listInquiries(tx, [id]);
  if (!inquiry) throw new DomainError("not-found", INQUIRY_GONE);
  return { inquiry, version };
}
