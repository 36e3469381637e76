import { shortfallOf } from "~/features/blog/model/post";
import {
  GENERATION_STATUS_LABELS,
  GENERATION_STATUS_TONES,
  generationName,
  ITEM_STATUS_LABELS,
  ITEM_STATUS_TONES,
  totalOf,
} from "~/features/generation/model/generation";
import { announcementOf, progressOf, resultOf, sayDuration, timeLeftMs } from "~/features/generation/model/progress";
import type { ListedItem, StoredGeneration } from "~/features/generation/queries.server";
import { listItems, listLatestFailures } from "~/features/generation/queries.server";
import type { GenerationPage } from "~/features/generation/schema/forms";
import { formatMicroUsd } from "~/lib/money/format-money";
import { formatNumber } from "~/lib/text/format-number";
import { formatDateTime } from "~/site/format";

const NOTICES = 3;

export async function toView(generation: StoredGeneration, asked: GenerationPage) {
  const { id } = generation;
  const [{ items, matchCount }, failures] = await Promise.all([listItems(id, asked), listLatestFailures(id, NOTICES)]);
  return { generation: toGeneration(generation), items: items.map(toItem), failures, matchCount };
}

export type GenerationView = ReturnType<typeof toGeneration>;
export type ItemView = ReturnType<typeof toItem>;

function toGeneration(generation: StoredGeneration) {
  const { id, kind, status, counts, shortCount, averageMs, untilEndCount, tokens, costMicroUsd } = generation;
  const total = totalOf(counts);
  const left = timeLeftMs(untilEndCount, averageMs);
  const by = generation.actor?.full_name ? ` par ${generation.actor.full_name}` : "";
  return {
    id,
    kind,
    status,
    counts,
    shortCount,
    total,
    ...resultOf(counts),
    name: generationName(generation),
    isRunning: status === "running",
    pauseReason: status === "paused" ? generation.pause_reason : null,
    label: GENERATION_STATUS_LABELS[status],
    tone: GENERATION_STATUS_TONES[status],
    started: `Lancée le ${formatDateTime(generation.created_at)}${by}.`,
    progress: progressOf({ status, counts }),
    left: status === "running" ? (left === null ? "Durée connue après le premier article" : sayDuration(left)) : null,
    announcement: announcementOf({ status, counts }),
    tokens: formatNumber(tokens),
    cost: costMicroUsd === null ? null : formatMicroUsd(costMicroUsd),
  };
}

function toItem({ id, position, brief, status, error, post, post_id, ...item }: ListedItem) {
  const { input_tokens, output_tokens, cost_micro_usd } = item;
  const tokens = (input_tokens ?? 0) + (output_tokens ?? 0);
  return {
    id,
    status,
    error,
    number: position + 1,
    title: brief.title,
    about: [brief.service, brief.location].filter(Boolean).join(", "),
    label: ITEM_STATUS_LABELS[status],
    tone: ITEM_STATUS_TONES[status],
    draftTo: post_id && `/admin/blog/${post_id}`,
    shortfall: post && shortfallOf(post),
    isDraftGone: status === "done" && !post_id,
    tokens: tokens > 0 ? formatNumber(tokens) : null,
    cost: cost_micro_usd === null ? null : formatMicroUsd(cost_micro_usd),
  };
}
