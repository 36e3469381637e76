import { eventWords } from "~/features/inquiries/model/event";
import type { listInquiryEvents } from "~/features/inquiries/queries.server";
import { formatDateTime } from "~/site/format";

type Event = Awaited<ReturnType<typeof listInquiryEvents>>[number];

/** One line of the history, as it is shown. */
export type TimelineEntry = ReturnType<typeof toEntry>;

/** Times are written on the server: a browser's time zone tables may be older or newer than ours. */
export function toEntry({ id, kind, text, created_at, actor, mail }: Event) {
  return {
    id,
    ...eventWords({ kind, text }),
    by: actor?.full_name ?? null,
    mail,
    at: created_at.toISOString(),
    when: formatDateTime(created_at),
  };
}
