import { ITEM_STATES, itemPath } from "~/features/generation/model/generation";
import type { listRecentItems } from "~/features/generation/queries/items.server";
import { formatShortDateTime } from "~/site/format";

type RecentArticle = Awaited<ReturnType<typeof listRecentItems>>[number];

/** An article that was asked for, as the list of the last ones shows it. */
export function toRecent({ id, subject, status, post_id, created_at }: RecentArticle) {
  const { label, tone } = ITEM_STATES[post_id ? "saved" : status];
  return { id, subject, label, tone, to: itemPath(id), asked: formatShortDateTime(created_at) };
}

export type RecentRow = ReturnType<typeof toRecent>;
