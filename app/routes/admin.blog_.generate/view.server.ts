import { SINGLE_STATES, singlePath } from "~/features/generation/single-model";
import type { listRecentArticles } from "~/features/generation/single-queries.server";
import { formatShortDateTime } from "~/site/format";

type RecentArticle = Awaited<ReturnType<typeof listRecentArticles>>[number];

/** An article that was asked for, as the list of the last ones shows it. */
export function toRecent({ id, subject, status, post_id, created_at }: RecentArticle) {
  const { label, tone } = SINGLE_STATES[post_id ? "saved" : status];
  return { id, subject, label, tone, to: singlePath(id), asked: formatShortDateTime(created_at) };
}

export type RecentRow = ReturnType<typeof toRecent>;
