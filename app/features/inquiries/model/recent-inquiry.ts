import type { TierName } from "~/features/services/model/service";
import { formatShortDateTime } from "~/site/format";
import { serviceLabel } from "./inquiry";

/** An inquiry as a short list shows it. */
export type RecentInquiry = ReturnType<typeof recentFacts>;

/** Times are written on the server: a browser's time zone tables may be older or newer than ours. */
export function recentFacts({
  id,
  name,
  created_at,
  ...interest
}: {
  id: string;
  name: string;
  service_interest: string | null;
  tier_name: TierName | null;
  created_at: Date;
}) {
  return {
    id,
    name,
    service: serviceLabel(interest),
    receivedAt: created_at.toISOString(),
    received: formatShortDateTime(created_at),
  };
}
