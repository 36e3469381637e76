import { turnOf } from "~/features/inquiries/model/follow-up";
import { isErased } from "~/features/inquiries/model/inquiry";
import type { ListedInquiry } from "~/features/inquiries/queries.server";
import { showPhone } from "~/server/forms/phone.server";
import { formatShortDateTime } from "~/site/format";

export type InquiryRowData = ReturnType<typeof toRow>;

interface Beside {
  now: Date;
  /** The inquiry of the same sender before it. */
  earlierId: string | null;
}

/** An erased inquiry has no e-mail address, and takes no change. */
export function toRow({ created_at, phone, owner, ...inquiry }: ListedInquiry, { now, earlierId }: Beside) {
  const isGone = isErased(inquiry);
  return {
    ...inquiry,
    earlierId,
    isErased: isGone,
    email: isGone ? null : inquiry.email,
    phone: showPhone(phone),
    owner: owner?.full_name ?? null,
    turn: turnOf(inquiry, now),
    receivedAt: created_at.toISOString(),
    received: formatShortDateTime(created_at),
  };
}
