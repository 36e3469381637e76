import { planRefusals } from "~/features/inquiries/model/follow-up";
import { getSentWithReference } from "~/features/inquiries/queries/chat-message.server";
import type { LeadInput } from "~/features/inquiries/schema/lead";
import { readReference, referenceText } from "~/features/marketing/model/ways-out";
import { getReferencedSource } from "~/features/marketing/queries/referenced-source.server";
import { getChosenService } from "~/features/services/queries/service-choices.server";
import { getSite } from "~/features/settings/queries.server";
import { changed, runCommand, unchanged } from "~/server/db/run-command.server";
import { refuseFields } from "~/server/errors.server";
import { claimOnce } from "~/server/forms/idempotency.server";
import type { User } from "~/server/sessions/user";
import { replyDue } from "~/site/opening-hours";
import { addEvent } from "./events.server";
import { planOf } from "./follow-up.server";

const TARGET = "inquiry";

const UNKNOWN_REFERENCE =
  "Cette référence n’existe pas\u202f: relisez-la à la fin du message, ou laissez le champ vide";

/** The chat goes on with a message that came by the form. */
const referenceOfLead = (name: string) =>
  `Cette référence est celle de la demande de ${name}, reçue par le formulaire\u202f: notez la conversation sur celle-ci au lieu d’en créer une autre`;

/**
 * Stores a lead that came to a colleague, whose it is. The same form sent twice is stored once.
 * @throws DomainError `invalid` for a plan that cannot be kept, or a reference that tells of no page
 */
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
  return sent ? referenceOfLead(sent.name) : UNKNOWN_REFERENCE;
}
