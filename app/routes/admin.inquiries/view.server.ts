import type { InquiryStatus } from "~/features/inquiries/model/inquiry";
import { showPhone } from "~/server/forms/phone.server";
import { formatShortDateTime } from "~/site/format";

interface Inquiry {
  id: string;
  name: string;
  email: string;
  phone: string | null;
  company: string | null;
  service_interest: string | null;
  message: string;
  status: InquiryStatus;
  is_spam: boolean;
  created_at: Date;
  project: { id: string; title: string } | null;
}

/** An inquiry as one row of the list shows it. */
export type InquiryRowData = ReturnType<typeof toRow>;

/** Times are written on the server: a browser's time zone tables may be older or newer than ours. */
export function toRow({ created_at, phone, ...inquiry }: Inquiry) {
  return {
    ...inquiry,
    phone: showPhone(phone),
    receivedAt: created_at.toISOString(),
    received: formatShortDateTime(created_at),
  };
}
