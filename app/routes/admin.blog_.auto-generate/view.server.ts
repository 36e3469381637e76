import type { ItemCounts, RunStatus } from "~/features/generation/run-model";
import { RUN_STATUS_LABELS, RUN_STATUS_TONES, resultOf, runName, totalOf } from "~/features/generation/run-model";
import { formatShortDateTime } from "~/site/format";

interface StoredRun {
  id: string;
  kind: string;
  status: RunStatus;
  source: string | null;
  created_at: Date;
  counts: ItemCounts;
}

export type RunRow = ReturnType<typeof toRunRow>;

/** A run as one row of the list shows it. */
export function toRunRow({ id, kind, status, source, created_at, counts }: StoredRun) {
  const { successCount, errorCount } = resultOf(counts);
  return {
    id,
    name: runName({ kind, source }),
    label: RUN_STATUS_LABELS[status],
    tone: RUN_STATUS_TONES[status],
    successCount,
    errorCount,
    total: totalOf(counts),
    startedAt: created_at.toISOString(),
    started: formatShortDateTime(created_at),
  };
}
