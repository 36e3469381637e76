import { ERASED_NAME } from "~/features/clients/model";
import type { LockedInquiry } from "~/features/inquiries/commands/change-inquiry.server";
import { changeInquiryIn, detailsOf, lockInquiry } from "~/features/inquiries/commands/change-inquiry.server";
import { addEvent } from "~/features/inquiries/commands/events.server";
import { planOf } from "~/features/inquiries/commands/follow-up.server";
import { isOpen } from "~/features/inquiries/model/follow-up";
import type { InquiryStatus } from "~/features/inquiries/model/inquiry";
import { queueEmail } from "~/features/mail/commands/outbox.server";
import { leadReply } from "~/features/mail/email-templates/lead-reply";
import {
  CALL_OUTCOME_LABELS,
  isHeard,
  LEAD_ERASED,
  LEAD_GONE,
  LEAD_IN_QUARANTINE,
  NO_ADDRESS,
  NO_NUMBER,
} from "~/features/replies/model/reply";
import { listConversation } from "~/features/replies/queries.server";
import type { Call, ChatReply, LetterReply } from "~/features/replies/schema/reply";
import { whatsappUrl } from "~/lib/web/whatsapp";
import { changed, runCommand, unchanged } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";
import { DomainError } from "~/server/errors.server";
import { claimOnce } from "~/server/forms/idempotency.server";
import { showPhone } from "~/server/forms/phone.server";
import type { User } from "~/server/sessions/user";
import type { Language } from "~/site/language";
import type { Delay } from "~/site/opening-hours";

/** What came of a reply. */
export interface Replied {
  /** Whether something is planned now, or nothing more is to be done. */
  isPlanned: boolean;
}

interface Lead {
  name: string;
  email: string | null;
  phone: string | null;
  language: Language;
}

interface Reply {
  /** What the form says besides: by what it is known, and what follows. */
  form: { form_key: string; next_action: string | null; delay: Delay | null; next_action_at: Date | null };
  /** Whether the lead hears from the agency by it. */
  isHeard: boolean;
  /** Writes its line of the history. */
  note: (tx: Transaction, lead: Lead) => Promise<void>;
}

/**
 * Notes what is sent by WhatsApp. @returns the address of the chat with the lead's own number, its text filled in
 * @throws DomainError `not-found`, `invalid` without a number that WhatsApp knows, `conflict` for who is not answered.
 */
export async function noteChat(actor: User, id: string, input: ChatReply): Promise<Replied & { chatUrl: string }> {
  let chatUrl = "";
  const replied = await reply(actor, id, {
    form: input,
    isHeard: true,
    note: (tx) => addEvent(tx, { inquiryId: id, kind: "whatsapp", text: input.text, actor }),
    check: ({ phone }) => {
      const number = showPhone(phone)?.chatNumber;
      if (!number) throw new DomainError("invalid", NO_NUMBER);
      chatUrl = whatsappUrl(number, input.text);
    },
  });
  return { ...replied, chatUrl };
}

/** Notes a call and how it went. @throws DomainError `not-found`, `conflict` for who is not answered. */
export function noteCall(actor: User, id: string, input: Call): Promise<Replied> {
  const text = [CALL_OUTCOME_LABELS[input.outcome], input.text].filter(Boolean).join("\n");
  return reply(actor, id, {
    form: input,
    isHeard: isHeard(input.outcome),
    note: (tx) => addEvent(tx, { inquiryId: id, kind: "call", text, actor }),
  });
}

/**
 * Puts a letter to a lead into the outbox, below those that it has had before.
 * @throws DomainError `not-found`, `invalid` without an address, `conflict` for who is not answered.
 */
export function sendReply(actor: User, id: string, input: LetterReply): Promise<Replied> {
  const { subject, text } = input;
  return reply(actor, id, {
    form: input,
    isHeard: true,
    note: async (tx, { email: address, language }) => {
      const recipient = address ?? "";
      const conversation = await listConversation(tx, id, recipient);
      const email = leadReply({ recipient, language, subject, text, conversation });
      const letter = await queueEmail(tx, email, { inquiry_id: id });
      await addEvent(tx, { inquiryId: id, kind: "email", text, actor, mailId: letter.id });
    },
    check: ({ email }) => {
      if (!email) throw new DomainError("invalid", NO_ADDRESS);
    },
  });
}

/** Notes a reply, says that the lead was contacted, and plans what follows. The same form sent twice is noted once. */
function reply(actor: User, id: string, asked: Reply & { check?: (lead: Lead) => void }): Promise<Replied> {
  const { form, note, check } = asked;
  const command = { actor, action: "replied", target: "inquiry", notFound: LEAD_GONE };
  return runCommand(command, async (tx) => {
    const before = await lockLead(tx, id);
    check?.(before);
    const change = await changeBy(asked, before);
    const isPlanned = Boolean(change.next_action ?? before.next_action) || !isOpen(change.status);
    const claim = await claimOnce(tx, { kind: "reply", content: [actor.id, id, form.form_key] });
    if (claim.isRepeat) return unchanged({ isPlanned });
    await note(tx, before);
    const data = await changeInquiryIn(tx, actor, { before, change });
    return changed({ result: { isPlanned }, targetId: id, details: detailsOf(data), cacheTags: [] });
  });
}

/** Locks a lead that can be answered. */
async function lockLead(tx: Transaction, id: string): Promise<LockedInquiry> {
  const lead = await lockInquiry(tx, id).catch((error: unknown) => {
    if (error instanceof DomainError) throw new DomainError(error.code, LEAD_GONE, { cause: error });
    throw error;
  });
  if (lead.name === ERASED_NAME) throw new DomainError("conflict", LEAD_ERASED);
  if (lead.is_spam) throw new DomainError("conflict", LEAD_IN_QUARANTINE);
  return lead;
}

/** What a reply changes about its lead. */
async function changeBy({ form, isHeard }: Reply, before: LockedInquiry) {
  const status: InquiryStatus = before.status === "new" ? "contacted" : before.status;
  const first_reply_at = before.first_reply_at ?? (isHeard ? new Date() : null);
  const { next_action } = form;
  const plan = next_action === null ? {} : { next_action, next_action_at: (await planOf(form)).at };
  return { status, first_reply_at, ...plan };
}
