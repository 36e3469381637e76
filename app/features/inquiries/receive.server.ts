import { isPlanAhead, missingFor } from "~/features/inquiries/model/follow-up";
import type { InquiryStatus } from "~/features/inquiries/model/inquiry";
import { INQUIRY_GONE } from "~/features/inquiries/model/inquiry";
import type { InquiryInput } from "~/features/inquiries/schema/inquiry";
import { admitSource, hasNames, sourceInOthers } from "~/features/marketing/admit-source.server";
import type { LeadSource } from "~/features/marketing/model/lead-source";
import type { ChosenService } from "~/features/services/model/service";
import { getSite } from "~/features/settings/queries.server";
import { db } from "~/server/db/db.server";
import { changed, runCommand, runTransaction, unchanged } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";
import { WRITTEN } from "~/server/db/transaction.server";
import { claimOnce } from "~/server/forms/idempotency.server";
import { logger } from "~/server/logger.server";
import type { User } from "~/server/sessions/user";
import type { Language } from "~/site/language";
import { replyDue } from "~/site/opening-hours";
import { announceInquiry } from "./announce.server";
import type { LockedInquiry } from "./change.server";
import { changeInquiryIn, lockInquiry } from "./change.server";
import { addEvent } from "./events.server";

const TARGET = "inquiry";

/** An inquiry as the form gives it, and the service that it names. */
export type NewInquiry = Omit<InquiryInput, "service_interest"> & { service: ChosenService | null };

interface SubmissionFacts {
  isSpam: boolean;
  /** In which the sender is thanked, and later written to. */
  language: Language;
  /** The client who was signed in. */
  clientId?: string | null;
}

/** Stores a visitor's message once, tells the team and thanks the sender. A doubtful one is put aside without e-mails. */
export async function createInquiry(input: NewInquiry, facts: SubmissionFacts): Promise<{ id: string }> {
  const { isSpam, clientId } = facts;
  const due = replyDue(new Date(), (await getSite()).openingHours);
  const content = [JSON.stringify(input), ...(clientId ? [clientId] : [])];
  const { id, isRepeat } = await runTransaction(async (tx) => {
    const claim = await claimOnce(tx, { kind: TARGET, content });
    if (!claim.isRepeat) await storeInquiry(tx, { ...input, id: claim.id }, { ...facts, reply_due_at: due });
    return claim;
  });
  logger.info({ event: "inquiry-submitted", inquiryId: id, isRepeat, isSpam });
  return { id };
}

async function storeInquiry(
  tx: Transaction,
  input: NewInquiry & { id: string },
  facts: SubmissionFacts & {
    reply_due_at: Date;
  },
) {
  const { budget, service, ...typed } = input;
  const { isSpam, language, clientId, reply_due_at } = facts;
  const client = clientId ? await findClient(tx, clientId) : null;
  const chosen = service ?? { service_interest: null, tier_name: null };
  const inquiry = { ...typed, ...chosen, budget_range: budget, company: typed.company ?? client?.company ?? null };
  const known = { ...inquiry, client_id: client?.id ?? null };
  await tx.contactInquiry.create({ data: { ...known, is_spam: isSpam, language, reply_due_at }, select: WRITTEN });
  await addEvent(tx, { inquiryId: input.id, kind: "message", actor: null });
  if (!isSpam) await announceInquiry(tx, { ...inquiry, language });
}

/** The client of a message; null once that account has been erased. */
async function findClient(tx: Transaction, clientId: string) {
  const [client] = await tx.$queryRaw<{ id: string; company: string | null }[]>`
    SELECT id, company FROM profiles WHERE id = ${clientId}::uuid AND erased_at IS NULL FOR KEY SHARE`;
  return client ?? null;
}

/** Sets a status; any may follow any. @returns what the status still needs; @throws DomainError `not-found` */
export async function setInquiryStatus(actor: User, id: string, status: InquiryStatus) {
  const before = await updateInquiry(actor, id, { action: "status-set", change: { status } });
  const isPlanned = isPlanAhead(before, new Date());
  return missingFor({ before: before.status, status, isPlanned, hasReason: before.lost_reason !== null });
}

/** Puts an inquiry among the 'Indésirables' or takes it back. @throws DomainError `not-found`. */
export async function setInquirySpam(actor: User, id: string, isSpam: boolean): Promise<void> {
  await updateInquiry(actor, id, { action: "spam-set", change: { is_spam: isSpam } });
}

/** Changes one thing about an inquiry. @returns the inquiry as it was */
async function updateInquiry(
  actor: User,
  id: string,
  { action, change }: { action: string; change: { status: InquiryStatus } | { is_spam: boolean } },
): Promise<LockedInquiry> {
  const before = await runCommand({ actor, action, target: TARGET, notFound: INQUIRY_GONE }, async (tx) => {
    const inquiry = await lockInquiry(tx, id);
    const data = await changeInquiryIn(tx, actor, { before: inquiry, change });
    if (Object.keys(data).length === 0) return unchanged(inquiry);
    return changed({ result: inquiry, targetId: id, details: change, cacheTags: [] });
  });
  logger.info({ event: `inquiry-${action}`, inquiryId: id, ...change, actorId: actor.id });
  return before;
}

/**
 * Adds a source to a stored lead; never throws. A source that cannot be named at once is counted among OTHERS.
 * @param lookUp finds the source; what it throws is logged
 */
export async function attachSource(id: string, lookUp: () => Promise<LeadSource>, now = new Date()): Promise<void> {
  try {
    const source = await lookUp();
    await attachNamed(id, source, now).catch((error: unknown) => {
      logger.warn({ event: "source-not-admitted", inquiryId: id, err: error });
      return runTransaction((tx) => attach(tx, id, sourceInOthers(source)));
    });
  } catch (error) {
    logger.warn({ event: "source-not-attached", inquiryId: id, err: error });
  }
}

function attachNamed(id: string, source: LeadSource, now: Date): Promise<void> {
  if (!hasNames(source)) return attach(db, id, source);
  return runTransaction(async (tx) => {
    // The counts of a busy site may hold the lock for longer than a sender should wait.
    await tx.$executeRaw`SET LOCAL lock_timeout = '500ms'`;
    await attach(tx, id, await admitSource(tx, source, now));
  });
}

/** A form that is sent twice leaves what was known first. */
async function attach(tx: Transaction, id: string, source: LeadSource): Promise<void> {
  await tx.contactInquiry.updateMany({ where: { id, last_at: null }, data: source });
}
