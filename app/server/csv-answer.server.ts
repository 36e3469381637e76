import type { CsvColumn } from "~/lib/csv";
import { CSV_START, csvHead, csvLines } from "~/lib/csv";
import { isoDay } from "~/lib/format";

interface CsvFile<Row> {
  /** What the file is called before its date, such as 'demandes'. */
  name: string;
  columns: readonly CsvColumn<Row>[];
  /** The rows, so many at a time. */
  batches: AsyncGenerator<Row[]>;
}

/**
 * A table as a file for a French spreadsheet, sent while it is read: the next rows are asked for when those before have
 * left, and no more once the visitor has gone.
 */
export function csvAnswer<Row>({ name, columns, batches }: CsvFile<Row>): Response {
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
      "Content-Disposition": `attachment; filename="${name}-${isoDay(new Date())}.csv"`,
      "Cache-Control": "no-store",
    },
  });
}
