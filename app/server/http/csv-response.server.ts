import type { CsvColumn } from "~/lib/text/csv";
import { CSV_START, csvHead, csvLines } from "~/lib/text/csv";

interface CsvFile<Row> {
  /** The name of the file without its ending, such as 'demandes-2026-11-21'. */
  name: string;
  columns: readonly CsvColumn<Row>[];
  /** The rows, so many at a time. */
  batches: AsyncGenerator<Row[]>;
}

/**
 * A table as a file for a French spreadsheet, sent while it is read: the next rows are asked for when those before have
 * left, and no more once the visitor has gone.
 */
export function csvResponse<Row>({ name, columns, batches }: CsvFile<Row>): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(CSV_START + csvHead(columns)));
    },
    async pull(controller) {
      const { done, value } = await batches.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(csvLines(columns, value)));
    },
    async cancel() {
      await batches.return(undefined);
    },
  });
  return new Response(body, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}.csv"`,
      "Cache-Control": "no-store",
    },
  });
}
