import { getSentWithReference } from "~/features/inquiries/chat-message.server";
import { planRefusals } from "~/features/inquiries/model/follow-up";
import type { LeadInput } from "~/features/inquiries/schema/inquiry";
import { drawCode, TRIES_MAX } from "~/features/marketing/follow-way-out.server";
import { getReferencedSource } from "~/features/marketing/lead-source.server";
import { readReference, referenceText } from "~/features/marketing/model/ways-out";
import { getChosenService } from "~/features/services/queries.server";
import { getSite } from "~/features/settings/queries.server";
import { changed, runCommand, runTransaction, unchanged } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";
import { refuseFields } from "~/server/errors.server";
import { claimOnce } from "~/server/forms/idempotency.server";
import type { User } from "~/server/sessions/user";
import { replyDue } from "~/site/opening-hours";
import { addEvent } from "./events.server";
import { planOf } from "./follow-up.server";

const TARGET = "inquiry";

const UNKNOWN_REFERENCE =
  "Cette référence n’existe pas\u202f: relisez-la à la fin du message, ou laissez le champ vide";

/** Stores a colleague's lead, once. @throws DomainError `invalid` for an impossible plan or an unknown reference */
export async function createLead(actor: User, input: LeadInput): Promise<{ id: string }> {
  const { openingHours } = await getSite();
  const { reference, service_interest } = input;
  const plan = planOf(input, openingHours);
  const source = reference ? await getReferencedSource(reference) : null;
  const isUnknown = reference && !source;
  refuseFields({ ...planRefusals(plan), ...(isUnknown && { reference: await referenceRefusal(reference) }) });
  const service = service_interest && (await getChosenService(service_interest));
  const due = replyDue(new Date(), openingHours);
  return runCommand({ actor, action: "created", target: TARGET }, async (tx) => {
    const { id, isRepeat } = await claimOnce(tx, { kind: "lead", content: [actor.id, JSON.stringify(input)] });
    if (isRepeat) return unchanged({ id });
    const { channel, name, contact, company, message, language, budget: budget_range } = input;
    // What was said goes before the page on which the chat began.
    const asked = { company, message, language, budget_range, ...source, ...service };
    const turn = { owner_id: actor.id, reply_due_at: due, next_action: plan.action, next_action_at: plan.at };
    await tx.contactInquiry.create({ data: { id, channel, name, ...contact, ...asked, ...turn } });
    await addEvent(tx, { inquiryId: id, kind: "message", text: source && referenceText(source.reference_code), actor });
    return changed({ result: { id }, targetId: id, details: { channel }, cacheTags: [] });
  });
}

/** Why a lead cannot have a reference that tells of no page. */
async function referenceRefusal(reference: string): Promise<string> {
  const sent = await getSentWithReference(readReference(reference));
  return sent
    ? `Cette référence est celle de la demande de ${sent.name}, reçue par le formulaire\u202f: notez la conversation sur celle-ci au lieu d’en créer une autre`
    : UNKNOWN_REFERENCE;
}

/** The message's own reference, made when first asked for, so that its chat is not counted as another lead. */
export function obtainLeadReference(id: string): Promise<string | null> {
  return runTransaction(async (tx) => {
    const [lead] = await tx.$queryRaw<{ reference_code: string | null }[]>`
      SELECT reference_code FROM contact_inquiries WHERE id = ${id}::uuid FOR UPDATE`;
    if (!lead || lead.reference_code) return lead?.reference_code ?? null;
    const code = await drawFree(tx);
    await tx.contactInquiry.update({ where: { id }, data: { reference_code: code } });
    return code;
  });
}

async function drawFree(tx: Transaction): Promise<string> {
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const code = drawCode(tries);
    const [taken] = await tx.$queryRaw<unknown[]>`
      SELECT 1 FROM reference_codes WHERE code = ${code}
      UNION ALL SELECT 1 FROM contact_inquiries WHERE reference_code = ${code} LIMIT 1`;
    if (!taken) return code;
  }
  throw new Error("no reference code is free");
}
