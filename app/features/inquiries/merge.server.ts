import { isOpen, REPLY } from "~/features/inquiries/model/follow-up";
import { inquiryFacts } from "~/features/inquiries/model/inquiry";
import { MERGE_GONE, mergedMessageText, mergeRefusal } from "~/features/inquiries/model/merging";
import type { ContactInquiry } from "~/server/db/client/client";
import { changed, runCommand } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";
import { DomainError } from "~/server/errors.server";
import { phoneText } from "~/server/forms/phone.server";
import type { User } from "~/server/sessions/user";
import { formatDateTime } from "~/site/format";
import { addEvent } from "./events.server";

interface Pair {
  kept: ContactInquiry;
  merged: ContactInquiry;
}

/**
 * Merges an inquiry into another of the same sender: message, history and quotes move, missing facts are taken over.
 * @throws DomainError `not-found` where one of them is gone, `conflict` where they cannot be merged
 */
export async function mergeInquiry(actor: User, keptId: string, mergedId: string): Promise<void> {
  const command = { actor, action: "merged", target: "inquiry", notFound: MERGE_GONE };
  await runCommand(command, async (tx) => {
    const pair = await lockPair(tx, keptId, mergedId);
    const refusal = mergeRefusal(pair.kept, pair.merged);
    if (refusal) throw new DomainError("conflict", refusal);
    if (!(await isSameSender(tx, keptId, mergedId)))
      throw new DomainError("conflict", "Ces deux demandes n’ont ni la même adresse ni le même téléphone.");
    await moveHistory(tx, actor, pair);
    await tx.quote.updateMany({ where: { inquiry_id: mergedId }, data: { inquiry_id: keptId } });
    await tx.contactInquiry.delete({ where: { id: mergedId } });
    await tx.contactInquiry.update({ where: { id: keptId }, data: { ...takenOver(pair), version: { increment: 1 } } });
    return changed({ result: undefined, targetId: keptId, details: { merged_id: mergedId }, cacheTags: [] });
  });
}

/** Locks both by id, as all commands do; the quotes before, as an acceptance locks a quote and then its inquiry. */
async function lockPair(tx: Transaction, keptId: string, mergedId: string): Promise<Pair> {
  await tx.$queryRaw`
    SELECT FROM quotes WHERE root_id IN (SELECT root_id FROM quotes WHERE inquiry_id = ${mergedId}::uuid)
    ORDER BY root_id, revision FOR UPDATE`;
  await tx.$queryRaw`
    SELECT id FROM contact_inquiries WHERE id IN (${keptId}::uuid, ${mergedId}::uuid) ORDER BY id FOR UPDATE`;
  const found = await tx.contactInquiry.findMany({ where: { id: { in: [keptId, mergedId] } } });
  const [kept, merged] = [keptId, mergedId].map((id) => found.find((inquiry) => inquiry.id === id));
  if (!kept || !merged) throw new DomainError("not-found", MERGE_GONE);
  return { kept, merged };
}

async function isSameSender(tx: Transaction, keptId: string, mergedId: string): Promise<boolean> {
  const found = await tx.$queryRaw<unknown[]>`
    SELECT FROM contact_inquiries a JOIN contact_inquiries b
      ON email_key(a.email) = email_key(b.email) OR phone_key(a.phone) = phone_key(b.phone)
    WHERE a.id = ${keptId}::uuid AND b.id = ${mergedId}::uuid`;
  return found.length > 0;
}

async function moveHistory(tx: Transaction, actor: User, { kept, merged }: Pair): Promise<void> {
  const [from, to] = [{ inquiry_id: merged.id }, { inquiry_id: kept.id }];
  // Its message stood in the inquiry itself, and is told by the history from now on.
  const { name, message, phone, ...said } = merged;
  const facts = inquiryFacts({ ...said, phone: phone && phoneText(phone) });
  const written = mergedMessageText({ facts: Object.fromEntries([["Nom", name], ...facts]), message });
  const own = { kind: "message", text: written, created_at: merged.created_at } as const;
  const { count } = await tx.inquiryEvent.updateMany({ where: { ...from, kind: "message", text: null }, data: own });
  if (count === 0) await tx.inquiryEvent.create({ data: { ...from, ...own } });
  // What went into it before stays told apart.
  await tx.inquiryEvent.updateMany({ where: { ...from, merged_id: null }, data: { merged_id: merged.id } });
  await tx.inquiryEvent.updateMany({ where: from, data: to });
  const text = mergeWords({ kept, merged });
  await addEvent(tx, { inquiryId: kept.id, kind: "merge", text, actor, mergedId: merged.id });
  await tx.inquiryMerge.updateMany({ where: from, data: to });
  const sender_email = (!merged.email_from_merge && merged.email?.trim().toLowerCase()) || null;
  await tx.inquiryMerge.create({ data: { merged_id: merged.id, ...to, sender_email } });
}

/** Which inquiry it was, with the plans that another takes the place of. */
function mergeWords({ kept, merged }: Pair): string {
  const which = `Demande de ${merged.name} du ${formatDateTime(merged.created_at)}`;
  const isReplyDue = Boolean(clockOf({ kept, merged }).next_action);
  const theirs = isReplyDue || kept.next_action !== null ? merged.next_action : null;
  const own = isReplyDue ? kept.next_action : null;
  return [
    which,
    ...(theirs ? [`Elle prévoyait\u202f: ${theirs}`] : []),
    ...(own && own !== REPLY ? [`Prévu jusque-là\u202f: ${own}`] : []),
  ].join("\n");
}

/** What the inquiry that is kept did not know, or what is still to be done about the other. */
function takenOver({ kept, merged }: Pair) {
  const isTaken = kept.next_action === null;
  // A message that waits for an answer must not end in a lead that was given up.
  const isReopened = kept.status === "rejected" && merged.status !== "rejected";
  return {
    email: kept.email ?? merged.email,
    ...(kept.email === null && merged.email !== null && { email_from_merge: true }),
    phone: kept.phone ?? merged.phone,
    company: kept.company ?? merged.company,
    ...(!kept.service_interest && { service_interest: merged.service_interest, tier_name: merged.tier_name }),
    ...touchesOf({ kept, merged }),
    budget_range: kept.budget_range ?? merged.budget_range,
    client_id: kept.client_id ?? merged.client_id,
    owner_id: kept.owner_id ?? merged.owner_id,
    ...(isTaken && { next_action: merged.next_action, next_action_at: merged.next_action_at }),
    ...clockOf({ kept, merged }),
    ...(isReopened && { status: merged.status, lost_reason: null }),
  };
}

/** The first touch of the earlier inquiry and the last one of the later, where these are known. */
function touchesOf({ kept, merged }: Pair) {
  const isEarlier = merged.created_at < kept.created_at;
  const { first_page, first_referrer, first_campaign, first_at } = merged;
  const { last_page, last_referrer, last_campaign, last_at } = merged;
  return {
    ...(isEarlier && first_page !== null && { first_page, first_referrer, first_campaign, first_at }),
    ...(!isEarlier && last_page !== null && { last_page, last_referrer, last_campaign, last_at }),
    reference_code: kept.reference_code ?? merged.reference_code,
  };
}

/** Until when a message that waits for an answer is due: the clock of a lead that was answered before stands still. */
function clockOf({ kept, merged }: Pair): Partial<ContactInquiry> {
  const isWaiting = isOpen(merged.status) && merged.first_reply_at === null;
  const due = isWaiting ? merged.reply_due_at : null;
  if (!due) return {};
  const isUsed = isOpen(kept.status);
  if (kept.first_reply_at === null) return { reply_due_at: earliest(due, isUsed ? kept.reply_due_at : null) };
  const planned = earliest(due, merged.next_action_at);
  return { next_action: REPLY, next_action_at: earliest(planned, isUsed ? kept.next_action_at : null) };
}

function earliest(one: Date, other: Date | null): Date {
  return other && other < one ? other : one;
}
