import type { ReadRow } from "~/features/generation/queries/csv.server";

/** What the dry run of a file shows, and the text by which it can be started. */
export function checkOf(name: string, text: string, rows: ReadRow[]) {
  const errorCount = rows.filter(({ brief }) => brief === null).length;
  return {
    name,
    text,
    rows: rows.map(({ line, title, location, brief, errors }) => ({
      ...{ line, title, location, errors },
      service: brief?.service ?? "",
      words: brief?.word_count ?? null,
    })),
    validCount: rows.length - errorCount,
    errorCount,
  };
}

export type Check = ReturnType<typeof checkOf>;
