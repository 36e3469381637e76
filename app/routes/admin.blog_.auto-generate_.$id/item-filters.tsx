import type { ItemCounts, ItemStatus } from "~/features/generation/model/generation";
import { ITEM_STATUS_LABELS, ITEM_STATUS_TONES, ITEM_STATUSES, totalOf } from "~/features/generation/model/generation";
import { StatusFilterStrip } from "~/ui/status-filter-strip";

/** The articles by state, each with its number. */
export function ItemFilters({
  path,
  current,
  counts,
}: {
  path: string;
  current: ItemStatus | undefined;
  counts: ItemCounts;
}) {
  const total = totalOf(counts);
  const each = ITEM_STATUSES.map((value) => ({
    value,
    label: ITEM_STATUS_LABELS[value],
    count: counts[value],
    tone: ITEM_STATUS_TONES[value],
  }));
  const items = [{ label: "Tous", count: total, tone: "neutral" as const }, ...each];
  return <StatusFilterStrip label="État des articles" action={path} name="status" current={current} items={items} />;
}
