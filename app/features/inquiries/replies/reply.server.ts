import type { Decision, LockedInquiry } from "~/features/inquiries/change.server";
import { changeInquiryIn, detailsOf, lockInquiries } from "~/features/inquiries/change.server";
import { LEAD_REPLY } from "~/features/inquiries/emails";
import { addDone, addEvent } from "~/features/inquiries/events.server";
import { DECIDING, planOf } from "~/features/inquiries/follow-up.server";
import { isOpen, isPlanAhead, overtakenWords } from "~/features/inquiries/model/follow-up";
import { isErased } from "~/features/inquiries/model/inquiry";
import {
  CALL_OUTCOME_LABELS,
  isHeard,
  LEAD_ERASED,
  LEAD_GONE,
  LEAD_IN_QUARANTINE,
} from "~/features/inquiries/replies/model";
import { listConversation } from "~/features/inquiries/replies/queries.server";
import type { Call, ChatReply, LetterReply } from "~/features/inquiries/replies/schema";
import type { Email } from "~/features/mail/model";
import { queueEmail } from "~/features/mail/outbox.server";
import { getSite } from "~/features/settings/queries.server";
import { whatsappUrl } from "~/lib/web/phone";
import { changed, runCommand, unchanged } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";
import { DomainError } from "~/server/errors.server";
import { describeConflict, EditConflictError } from "~/server/forms/edit-conflict.server";
import { claimOnce } from "~/server/forms/idempotency.server";
import { showPhone } from "~/server/forms/phone.server";
import type { User } from "~/server/sessions/user";
import type { Language } from "~/site/language";
import type { Delay } from "~/site/opening-hours";
import type { OpeningDay } from "~/site/site-settings";

const TARGET = "inquiry";

interface Replied {
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
  form: {
    form_key: string;
    /** Of the lead as its author has seen it; any when absent. */
    version?: number | undefined;
    is_done: boolean;
    next_action: string | null;
    delay: Delay | null;
    next_action_at: Date | null;
  };
  /** Whether the lead hears from the agency by it. */
  isHeard: boolean;
  note: (tx: Transaction, lead: Lead) => Promise<void>;
}

/**
 * Notes what is sent by WhatsApp. @returns the address of the chat with the lead's own number, its text filled in
 * @throws DomainError `invalid` for who is not answered, or without a number that WhatsApp knows; EditConflictError
 */
export async function noteChat(actor: User, id: string, input: ChatReply): Promise<string> {
  let chatUrl = "";
  await reply(actor, id, {
    form: input,
    isHeard: true,
    note: (tx) => addEvent(tx, { inquiryId: id, kind: "whatsapp", text: input.text, actor }),
    check: ({ phone }) => {
      const number = showPhone(phone)?.chatNumber;
      if (!number) throw new DomainError("invalid", "Cette demande n’a pas de numéro que WhatsApp connaisse.");
      chatUrl = whatsappUrl(number, input.text);
    },
  });
  return chatUrl;
}

/** Notes a call and how it went. @throws DomainError `invalid` for who is not answered; EditConflictError */
export function noteCall(actor: User, id: string, input: Call): Promise<Replied> {
  const text = [CALL_OUTCOME_LABELS[input.outcome], input.text].filter(Boolean).join("\n");
  return reply(actor, id, {
    form: input,
    isHeard: isHeard(input.outcome),
    note: (tx) => addEvent(tx, { inquiryId: id, kind: "call", text, actor }),
  });
}

/** Queues a letter to a lead within its thread. @throws DomainError `invalid` if it cannot be answered; EditConflictError */
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
      if (!email) throw new DomainError("invalid", "Cette demande n’a pas d’adresse e-mail.");
    },
  });
}

/** What one of the team writes to a lead, word for word. @param conversation Message-IDs of earlier letters, the oldest first */
export function leadReply({
  recipient,
  language,
  subject,
  text,
  conversation,
}: {
  recipient: string;
  language: Language;
  subject: string;
  text: string;
  conversation: readonly string[];
}): Email {
  return { kind: LEAD_REPLY, recipient, language, subject, blocks: [{ type: "text", text }], conversation };
}

/**
 * Notes a reply, says that the lead was contacted, and plans what follows. The same form sent twice is noted once. Each
 * makes another version of the lead: a colleague who answers at the same time sees it before anything is sent twice.
 */
async function reply(actor: User, id: string, asked: Reply & { check?: (lead: Lead) => void }): Promise<Replied> {
  const { form, note, check } = asked;
  const { openingHours } = await getSite();
  return runCommand({ actor, action: "replied", target: TARGET }, async (tx) => {
    const before = await lockLead(tx, id);
    check?.(before);
    const change = { ...contactBy(asked, before), ...planBy(form, openingHours) };
    const after = { ...before, ...change };
    const result = { isPlanned: isPlanAhead(after, new Date()) || !isOpen(after.status) };
    const claim = await claimOnce(tx, { kind: "reply", content: [actor.id, id, form.form_key] });
    if (claim.isRepeat) return unchanged(result);
    if (form.version !== undefined && form.version !== before.version) {
      const { version } = before;
      const now = await describeConflict(tx, { targetKind: TARGET, targetId: id, version, actions: DECIDING });
      throw new EditConflictError(
        overtakenWords(
          now,
          "Rien n’est parti, et votre texte est encore ici\u202f: relisez l’historique, puis envoyez-le s’il convient toujours.",
        ),
        version,
      );
    }
    await note(tx, before);
    if (form.is_done) await addDone(tx, before, actor);
    const data = await changeInquiryIn(tx, actor, { before, change });
    if (Object.keys(data).length === 0)
      await tx.contactInquiry.update({ where: { id }, data: { version: { increment: 1 } } });
    return changed({ result, targetId: id, details: detailsOf(data), cacheTags: [] });
  });
}

/** Locks a lead that can be answered. One that is gone is no 404: its screen shows what was typed. */
async function lockLead(tx: Transaction, id: string): Promise<LockedInquiry> {
  const [lead] = await lockInquiries(tx, [id]);
  if (!lead) throw new DomainError("invalid", LEAD_GONE);
  if (isErased(lead)) throw new DomainError("invalid", LEAD_ERASED);
  if (lead.is_spam) throw new DomainError("invalid", LEAD_IN_QUARANTINE);
  return lead;
}

function contactBy({ isHeard }: Reply, before: LockedInquiry): Pick<Decision, "status" | "first_reply_at"> {
  const status = before.status === "new" ? "contacted" : before.status;
  const first_reply_at = before.first_reply_at ?? (isHeard ? new Date() : null);
  return { status, first_reply_at };
}

/** What follows it: what is planned now, nothing more where that is done, else what was planned before. */
function planBy(form: Reply["form"], hours: readonly OpeningDay[]): Partial<Decision> {
  if (form.next_action === null) return form.is_done ? { next_action: null, next_action_at: null } : {};
  const { action, at } = planOf(form, hours);
  return { next_action: action, next_action_at: at };
}
