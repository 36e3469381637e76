import { listTeamAddresses } from "~/features/accounts/queries.server";
import {
  INQUIRY_RECEIVED,
  inquiryReceived,
  leadAssigned,
  leadsAssigned,
  newInquiry,
} from "~/features/inquiries/emails";
import type { BudgetRange } from "~/features/inquiries/model/inquiry";
import { inquiryFacts } from "~/features/inquiries/model/inquiry";
import type { Topic } from "~/features/mail/outbox.server";
import { queueEmail, queueEmails, withdrawEmail } from "~/features/mail/outbox.server";
import type { TierName } from "~/features/services/model/service";
import { CLOCK_SKEW_MS } from "~/server/core/clock.server";
import type { Transaction } from "~/server/db/transaction.server";
import { phoneText } from "~/server/forms/phone.server";
import type { User } from "~/server/sessions/user";
import type { Language } from "~/site/language";

const DAY_MS = 86_400_000;

interface Announced {
  id: string;
  name: string;
  email: string | null;
  phone: string | null;
  company: string | null;
  service_interest: string | null;
  tier_name: TierName | null;
  budget_range: BudgetRange | null;
  message: string;
  language: Language;
}

/** Tells the team of a message, and thanks its sender. The line of the history that says it came is there already. */
export async function announceInquiry(tx: Transaction, inquiry: Announced, topic?: Topic): Promise<void> {
  const { id, name, email, language } = inquiry;
  const facts = factsOf(inquiry);
  const about = { ...topic, inquiry_id: id };
  const team = await listTeamAddresses(tx);
  const news = team.map((recipient) => newInquiry({ recipient, inquiry, facts }));
  if (email === null || (await isThanked(tx, email))) {
    await queueEmails(tx, news, about);
    return;
  }
  const letters = await queueEmails(tx, [...news, inquiryReceived({ recipient: email, name, language })], about);
  // Beside the message in the history, and the first letter of the conversation.
  const received = { inquiry_id: id, kind: "message", mail_id: null } as const;
  await tx.inquiryEvent.updateMany({ where: received, data: { mail_id: letters.at(-1)!.id } });
}

function factsOf(inquiry: Announced): [string, string][] {
  return inquiryFacts({ ...inquiry, phone: inquiry.phone && phoneText(inquiry.phone) });
}

/** An address is thanked once a day: it may be a stranger's, typed again and again. */
async function isThanked(tx: Transaction, recipient: string): Promise<boolean> {
  const now = Date.now();
  const today = { gt: new Date(now - DAY_MS), lte: new Date(now + CLOCK_SKEW_MS) };
  const where = { kind: INQUIRY_RECEIVED, recipient, created_at: today };
  return (await tx.mailMessage.findFirst({ where, select: { id: true } })) !== null;
}

const releaseTopic = (id: string) => `inquiry-released:${id}`;

/**
 * Announces a message that leaves the quarantine, unless the team put it there itself or it was announced since.
 * The letters wait ten seconds (`withdrawReleased`). The caller holds the inquiry, and notes the move after this.
 */
export async function announceReleased(tx: Transaction, id: string): Promise<void> {
  const topic = releaseTopic(id);
  const moves = { inquiry_id: id, kind: "quarantine" } as const;
  const first = await tx.inquiryEvent.findFirst({ where: moves, orderBy: { created_at: "asc" } });
  const isWithdrawn = first?.text === "out" && (await tx.mailMessage.count({ where: { topic } })) === 0;
  if (!first || isWithdrawn) await announceInquiry(tx, await readAnnounced(tx, id), { topic, former: "" });
}

/** Takes back the letters about a message that returns to the quarantine, as far as they wait. */
export async function withdrawReleased(tx: Transaction, id: string): Promise<void> {
  await withdrawEmail(tx, releaseTopic(id));
}

async function readAnnounced(tx: Transaction, id: string): Promise<Announced> {
  return tx.contactInquiry.findUniqueOrThrow({ where: { id } });
}

interface Assignment {
  id: string;
  formerOwnerId: string | null;
  ownerId: string | null;
  nextAction: string | null;
}

const ownerTopic = (id: string) => `inquiry-owner:${id}`;

/** Writes to an inquiry's new owner. The letter waits ten seconds, and is dropped if the inquiry is given on meanwhile. */
export async function announceOwner(tx: Transaction, actor: User, assignment: Assignment): Promise<void> {
  const { id, ownerId, nextAction } = assignment;
  const former = await formerOwner(tx, assignment);
  const owner = await findOwner(tx, actor, ownerId);
  if (!owner || ownerId === former) return;
  const inquiry = await readAnnounced(tx, id);
  const facts = [...factsOf(inquiry), ...(nextAction ? ([["Prochaine action", nextAction]] as const) : [])];
  const about = { topic: ownerTopic(id), former, inquiry_id: id };
  await queueEmail(tx, leadAssigned({ ...owner, inquiry, facts, assigner: actor.fullName || null }), about);
}

/** Whom the owner's letter that waits would have told, or who had it: that user is told nothing new. */
async function formerOwner(tx: Transaction, { id, formerOwnerId }: Omit<Assignment, "ownerId">): Promise<string> {
  const withdrawn = await withdrawEmail(tx, ownerTopic(id));
  return (withdrawn ? withdrawn.former : formerOwnerId) ?? "";
}

/** The new owner to write to; null where the user took it, or it has no owner. */
async function findOwner(tx: Transaction, actor: User, ownerId: string | null) {
  if (!ownerId || ownerId === actor.id) return null;
  const owner = await tx.credential.findUnique({ where: { profile_id: ownerId }, include: { profile: true } });
  return owner && { recipient: owner.email, fullName: owner.profile.full_name ?? "" };
}

const bulkTopic = (token: string) => `inquiries-owner:${token}`;

/** Several inquiries that were given to one user at once. */
export interface Handover {
  token: string;
  ownerId: string | null;
  inquiries: readonly { id: string; name: string; next_action: string | null; owner_id: string | null }[];
}

/** Writes one letter of several inquiries that another user has given. It waits as the letter of one does. */
export async function announceHandover(tx: Transaction, actor: User, handover: Handover): Promise<void> {
  const { token, ownerId, inquiries } = handover;
  const leads: { id: string; name: string; nextAction: string | null }[] = [];
  for (const { id, name, next_action: nextAction, owner_id: formerOwnerId } of inquiries)
    if ((await formerOwner(tx, { id, formerOwnerId, nextAction })) !== ownerId) leads.push({ id, name, nextAction });
  const owner = await findOwner(tx, actor, ownerId);
  if (!owner || leads.length === 0) return;
  const letter = leadsAssigned({ ...owner, leads, assigner: actor.fullName || null });
  await queueEmail(tx, letter, { topic: bulkTopic(token), former: "" });
}

/** Takes back the letter of such a change as long as it waits. @returns whether it was there to be taken back */
export async function withdrawHandover(tx: Transaction, token: string): Promise<boolean> {
  return (await withdrawEmail(tx, bulkTopic(token))) !== null;
}
