import { formatShortDateTime } from "~/site/format";
import { serviceLabel } from "./inquiry";

interface Inquiry {
  id: string;
  name: string;
  service_interest: string | null;
  created_at: Date;
}

/** An inquiry as a short list shows it. */
export type RecentInquiry = ReturnType<typeof recentFacts>;

/** Times are written on the server: a browser's time zone tables may be older or newer than ours. */
export function recentFacts({ id, name, service_interest, created_at }: Inquiry) {
  return {
    id,
    name,
    service: serviceLabel(service_interest),
    receivedAt: created_at.toISOString(),
    received: formatShortDateTime(created_at),
  };
}
