import { expect, it } from "vitest";
import { csvResponse } from "~/server/http/csv-response.server";

const columns = [{ title: "N", value: ({ n }: { n: number }) => n }];

/** Ten rows at a time without end, counting how many were asked for and whether somebody still wants more. */
function endlessBatches() {
  const record = { asked: 0, isOver: false };
  async function* batches() {
    try {
      for (;;) {
        record.asked += 1;
        yield Array.from({ length: 10 }, (_, i) => ({ n: i }));
      }
    } finally {
      record.isOver = true;
    }
  }
  return { record, batches: batches() };
}

it("reads no more rows than are sent, and none once the visitor has gone", async () => {
  const { record, batches } = endlessBatches();
  const reader = csvResponse({ name: "essai", columns, batches }).body!.getReader();
  for (let chunk = 0; chunk < 4; chunk += 1) await reader.read();
  expect(record.asked).toBeLessThanOrEqual(5);
  await reader.cancel();
  expect(record.isOver).toBe(true);
});

it("is a file of its name, stored nowhere, that begins with the byte order mark", async () => {
  async function* two() {
    yield [{ n: 1.5 }];
    yield [{ n: 2 }];
  }
  const answer = csvResponse({ name: "essai", columns, batches: two() });
  expect(Object.fromEntries(answer.headers)).toEqual({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": 'attachment; filename="essai.csv"',
    "cache-control": "no-store",
  });
  expect(Buffer.from(await answer.arrayBuffer()).toString("utf8")).toBe("\uFEFFN\r\n1,5\r\n2\r\n");
});

it("breaks off when the rows cannot be read, so that no table looks whole that is not", async () => {
  async function* broken() {
    yield [{ n: 1 }];
    throw new Error("The database has gone");
  }
  await expect(csvResponse({ name: "essai", columns, batches: broken() }).text()).rejects.toThrow("has gone");
});
