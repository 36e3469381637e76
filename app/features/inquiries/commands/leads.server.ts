import type { AskedPlan } from "~/features/inquiries/model/follow-up";
import { planRefusals } from "~/features/inquiries/model/follow-up";
import { getSentWithReference } from "~/features/inquiries/queries/chat-message.server";
import type { LeadInput } from "~/features/inquiries/schema/lead";
import { leadSchema } from "~/features/inquiries/schema/lead";
import { readReference, referenceText } from "~/features/marketing/model/ways-out";
import type { ReferencedSource } from "~/features/marketing/queries/referenced-source.server";
import { getReferencedSource } from "~/features/marketing/queries/referenced-source.server";
import type { ChosenService } from "~/features/services/model/service";
import { getChosenService } from "~/features/services/queries/service-choices.server";
import { getSite } from "~/features/settings/queries.server";
import { changed, runCommand, unchanged } from "~/server/db/run-command.server";
import type { FormOutcome } from "~/server/forms/form-outcome.server";
import { saved, shownAgain } from "~/server/forms/form-outcome.server";
import { claimOnce } from "~/server/forms/idempotency.server";
import { parseForm } from "~/server/forms/parse-form.server";
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

/** Saves the form of a lead that is written down by hand. @returns its id */
export async function submitLead(actor: User, form: FormData): Promise<FormOutcome<{ id: string }>> {
  const submission = parseForm(form, leadSchema);
  if (submission.status !== "success") return shownAgain(submission.reply());
  const { openingHours } = await getSite();
  const plan = planOf(submission.value, openingHours);
  const { reference } = submission.value;
  const source = reference ? await getReferencedSource(reference) : null;
  const refusal = reference && !source && { reference: [await referenceRefusal(reference)] };
  const refusals = { ...planRefusals(plan), ...refusal };
  if (Object.keys(refusals).length > 0) return shownAgain(submission.reply({ fieldErrors: refusals }));
  const due = replyDue(new Date(), openingHours);
  const { service_interest } = submission.value;
  const service = service_interest && (await getChosenService(service_interest));
  return saved(await createLead(actor, submission.value, { plan, source, due, service }));
}

/** Why a lead cannot have a reference that tells of no page. */
async function referenceRefusal(reference: string): Promise<string> {
  const sent = await getSentWithReference(readReference(reference));
  return sent ? referenceOfLead(sent.name) : UNKNOWN_REFERENCE;
}

interface LeadFacts {
  plan: AskedPlan;
  /** Until when an answer is promised. */
  due: Date;
  /** What the reference in the chat tells, if there is one. */
  source: ReferencedSource | null;
  service: ChosenService | null;
}

/** Stores a lead that came to a colleague, whose it is. The same form sent twice is stored once. */
function createLead(actor: User, input: LeadInput, { plan, source, due, service }: LeadFacts): Promise<{ id: string }> {
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
