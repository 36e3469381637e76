import { eventWords } from "~/features/inquiries/model/event";
import { isOpen, turnOf } from "~/features/inquiries/model/follow-up";
import { conversionRefusal, isErased, serviceLabel } from "~/features/inquiries/model/inquiry";
import { mergeRefusal } from "~/features/inquiries/model/merging";
import { sourceFacts } from "~/features/inquiries/model/source-facts";
import type { getInquiry, listInquiryEvents } from "~/features/inquiries/queries.server";
import type { listSameSender } from "~/features/inquiries/returning.server";
import { shownStatus } from "~/features/mail/model";
import { isMailSent } from "~/server/env.server";
import { showPhone } from "~/server/forms/phone.server";
import { localTimeOf } from "~/site/calendar";
import { formatDateTime } from "~/site/format";

type Inquiry = NonNullable<Awaited<ReturnType<typeof getInquiry>>>;
type Event = Awaited<ReturnType<typeof listInquiryEvents>>[number];

/** An erased inquiry has no e-mail address: the one in its row is made up. */
export function toFacts({ created_at, phone, ...inquiry }: Inquiry, now: Date) {
  const isGone = isErased(inquiry);
  const email = isGone ? null : inquiry.email;
  const shown = { phone: showPhone(phone), email, received: formatDateTime(created_at) };
  const canConvert = !inquiry.project && !conversionRefusal(inquiry);
  return {
    ...inquiry,
    ...shown,
    isErased: isGone,
    canConvert,
    source: sourceFacts(inquiry),
    turn: turnOf(inquiry, now),
  };
}

export type FollowUpValues = ReturnType<typeof toFollowUp>["values"];

export function toFollowUp({ next_action, next_action_at, status, owner_id, lost_reason, version }: Inquiry) {
  const plan = next_action && isOpen(status) ? next_action : null;
  const values = {
    note: "",
    is_done: "",
    delay: "",
    next_action: next_action ?? "",
    next_action_at: next_action_at ? localTimeOf(next_action_at) : "",
    status,
    owner_id: owner_id ?? "",
    lost_reason: lost_reason ?? "",
    version: String(version),
  };
  return { values, plan };
}

export type TimelineEntry = ReturnType<typeof toEntry>;

const LETTER_STATES: Record<ReturnType<typeof shownStatus>, string> = {
  waiting: "en attente",
  sent: "envoyée",
  failed: "échouée",
  kept: "gardée, sans serveur de messagerie",
};

export function toEntry({ id, kind, text, created_at, actor, mail }: Event) {
  return {
    id,
    ...eventWords({ kind, text }),
    by: actor?.full_name ?? null,
    mail: mail && { id: mail.id, subject: mail.subject, state: LETTER_STATES[shownStatus(mail.status, isMailSent)] },
    at: created_at.toISOString(),
    when: formatDateTime(created_at),
  };
}

type Other = Awaited<ReturnType<typeof listSameSender>>[number];

export type SameSender = ReturnType<typeof toSameSender>;

export function toSameSender(shown: Inquiry, other: Other) {
  const { id, name, status, created_at } = other;
  return {
    id,
    name,
    status,
    service: serviceLabel(other),
    received: formatDateTime(created_at),
    canMerge: mergeRefusal(shown, { ...other, is_spam: false }) === null,
  };
}
