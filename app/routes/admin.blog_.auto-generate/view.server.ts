import type { ReadRow } from "~/features/generation/csv.server";
import {
  GENERATION_STATUS_LABELS,
  GENERATION_STATUS_TONES,
  generationName,
  totalOf,
} from "~/features/generation/model/generation";
import { resultOf } from "~/features/generation/model/progress";
import type { listGenerations } from "~/features/generation/queries.server";
import { formatShortDateTime } from "~/site/format";

type Generation = Awaited<ReturnType<typeof listGenerations>>["generations"][number];

export function toGenerationRow({ id, kind, status, source, created_at, counts }: Generation) {
  const { successCount, errorCount } = resultOf(counts);
  return {
    id,
    name: generationName({ kind, source }),
    label: GENERATION_STATUS_LABELS[status],
    tone: GENERATION_STATUS_TONES[status],
    successCount,
    errorCount,
    total: totalOf(counts),
    startedAt: created_at.toISOString(),
    started: formatShortDateTime(created_at),
  };
}

/** What the dry run of a file shows, and the text by which it can be started. */
export function toCheck(name: string, text: string, rows: ReadRow[]) {
  const errorCount = rows.filter(({ brief }) => brief === null).length;
  return {
    name,
    text,
    rows: rows.map(({ line, title, location, brief, errors }) => ({
      line,
      title,
      location,
      errors,
      service: brief?.service ?? "",
      words: brief?.word_count ?? null,
    })),
    validCount: rows.length - errorCount,
    errorCount,
  };
}

export type Check = ReturnType<typeof toCheck>;
