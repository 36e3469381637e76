import type { LostReason } from "~/features/inquiries/model/follow-up";
import { isPlanAhead, missingFor } from "~/features/inquiries/model/follow-up";
import type { InquiryStatus } from "~/features/inquiries/model/inquiry";
import { ERASED_UNCHANGED, INQUIRY_GONE, isErased } from "~/features/inquiries/model/inquiry";
import { changed, runCommand, unchanged } from "~/server/db/run-command.server";
import type { JsonObject, Transaction } from "~/server/db/transaction.server";
import { DomainError } from "~/server/errors.server";
import { logger } from "~/server/logger.server";
import type { User } from "~/server/sessions/user";
import { formatDateTime } from "~/site/format";
import type { Language } from "~/site/language";
import { announceOwner, announceReleased, withdrawReleased } from "./announce.server";
import { addEvent } from "./events.server";

export interface Decision {
  status: InquiryStatus;
  is_spam: boolean;
  owner_id: string | null;
  next_action: string | null;
  next_action_at: Date | null;
  lost_reason: LostReason | null;
  first_reply_at: Date | null;
}

export interface LockedInquiry extends Decision {
  id: string;
  version: number;
  name: string;
  email: string | null;
  phone: string | null;
  language: Language;
  /** What it became, if it was converted, or who was signed in as it was sent. */
  client_id: string | null;
  project_id: string | null;
}

/** Locks inquiries in the order of their ids: another request that changes one waits, and then sees what was changed. */
export function lockInquiries(tx: Transaction, ids: readonly string[]): Promise<LockedInquiry[]> {
  return tx.$queryRaw<LockedInquiry[]>`
    SELECT id, status::text AS status, is_spam, owner_id, next_action, next_action_at, lost_reason::text AS lost_reason,
      first_reply_at, version, name, email, phone, language::text AS language, client_id, project_id
    FROM contact_inquiries WHERE id = ANY (${[...ids]}::uuid[]) ORDER BY id FOR UPDATE`;
}

/** Locks one. @throws DomainError `not-found`. */
export async function lockInquiry(tx: Transaction, id: string): Promise<LockedInquiry> {
  const [inquiry] = await lockInquiries(tx, [id]);
  if (!inquiry) throw new DomainError("not-found", INQUIRY_GONE);
  return inquiry;
}

/** Statuses that are set once the sender was answered. */
const ANSWERED: readonly InquiryStatus[] = ["contacted", "qualified", "converted"];

/** Writes the differing values, each with a line of history, and returns them. @throws DomainError `conflict` if erased */
export async function changeInquiryIn(
  tx: Transaction,
  actor: User,
  {
    before,
    change,
    isGivenWithOthers = false,
  }: {
    before: LockedInquiry;
    change: Partial<Decision>;
    /** Whether one letter of the caller tells its new owner of it and of others. */
    isGivenWithOthers?: boolean;
  },
): Promise<Partial<Decision>> {
  const data = differing(before, withConsequences(before, change));
  if (Object.keys(data).length === 0) return data;
  if (isErased(before)) throw new DomainError("conflict", ERASED_UNCHANGED);
  await tx.contactInquiry.update({ where: { id: before.id }, data: { ...data, version: { increment: 1 } } });
  if (data.is_spam === false) await announceReleased(tx, before.id);
  if (data.is_spam === true) await withdrawReleased(tx, before.id);
  if (data.owner_id !== undefined && !isGivenWithOthers) {
    const { next_action: nextAction } = { ...before, ...data };
    const given = { id: before.id, formerOwnerId: before.owner_id, ownerId: data.owner_id, nextAction };
    await announceOwner(tx, actor, given);
  }
  await addEvents(tx, actor, { before, data });
  return data;
}

function withConsequences(before: LockedInquiry, change: Partial<Decision>): Partial<Decision> {
  const { status } = change;
  if (!status || status === before.status) return change;
  const isAnswered = ANSWERED.includes(status) && before.first_reply_at === null;
  const answered = isAnswered ? { first_reply_at: new Date() } : {};
  return { ...answered, ...(status !== "rejected" && { lost_reason: null }), ...change };
}

function differing(before: LockedInquiry, change: Partial<Decision>): Partial<Decision> {
  const entries = Object.entries(change) as [keyof Decision, Decision[keyof Decision]][];
  const comparable = (value: Decision[keyof Decision]) => (value instanceof Date ? value.getTime() : value);
  return Object.fromEntries(
    entries.filter(([name, value]) => value !== undefined && comparable(before[name]) !== comparable(value)),
  );
}

/** A decision as the audit trail keeps it: no text that was written. */
export function detailsOf({
  next_action_at,
  first_reply_at: _,
  next_action: __,
  ...data
}: Partial<Decision>): JsonObject {
  return { ...data, ...(next_action_at && { next_action_at: next_action_at.toISOString() }) };
}

async function addEvents(
  tx: Transaction,
  actor: User,
  { before, data }: { before: LockedInquiry; data: Partial<Decision> },
): Promise<void> {
  const add = (kind: "status" | "quarantine" | "owner" | "next_action", text: string | null) =>
    addEvent(tx, { inquiryId: before.id, kind, text, actor });
  if (data.is_spam !== undefined) await add("quarantine", data.is_spam ? "in" : "out");
  const status = data.status ?? before.status;
  if (data.status || data.lost_reason) await add("status", data.lost_reason ? `${status}/${data.lost_reason}` : status);
  if (data.owner_id !== undefined) {
    const id = data.owner_id;
    const owner = id && (await tx.profile.findUnique({ where: { id }, select: { full_name: true } }));
    await add("owner", owner ? owner.full_name : null);
  }
  if (data.next_action === undefined && data.next_action_at === undefined) return;
  const plan = { ...before, ...data };
  await add(
    "next_action",
    plan.next_action &&
      (plan.next_action_at ? `${plan.next_action}, ${formatDateTime(plan.next_action_at)}` : plan.next_action),
  );
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
  const before = await runCommand({ actor, action, target: "inquiry", notFound: INQUIRY_GONE }, async (tx) => {
    const inquiry = await lockInquiry(tx, id);
    const data = await changeInquiryIn(tx, actor, { before: inquiry, change });
    if (Object.keys(data).length === 0) return unchanged(inquiry);
    return changed({ result: inquiry, targetId: id, details: change, cacheTags: [] });
  });
  logger.info({ event: `inquiry-${action}`, inquiryId: id, ...change, actorId: actor.id });
  return before;
}
