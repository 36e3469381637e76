import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { migrateDatabase } from "~/server/db/migrate.server";
import { PostgresBackend } from "~/server/db/postgres.server";
import { BatchProgram, endOf, isOver } from "../support/batch-program";
import { ChildProgram } from "../support/child-program";
import { PostgresServer } from "../support/postgres-server.mjs";
import { temporaryDataDir } from "../support/temporary-database";
import { startTextProvider, subjectOf } from "../support/text-provider";

vi.setConfig({ testTimeout: 300_000 });

let server: PostgresServer;
let program: ChildProgram;

beforeAll(async () => {
  server = await PostgresServer.create();
  const backend = new PostgresBackend(server.url);
  await migrateDatabase(backend);
  await backend.close();
  program = await ChildProgram.compile("tests/fixtures/batch-runner.ts");
}, 90_000);

afterAll(() => {
  program.remove();
  server.remove();
});

test("two processes on one server write the articles of two runs between them, each once and one at a time", async () => {
  const provider = await startTextProvider();
  onTestFinished(() => provider.close());
  const batch = new BatchProgram(program, {
    DATABASE_URL: server.url,
    DATA_DIR: temporaryDataDir(false),
    GEMINI_BASE_URL: provider.baseUrl,
    GEMINI_API_KEY: "test-key",
  });
  provider.always({ kind: "article", pauseMs: 1 });
  await batch.start(8);
  await batch.start(8);
  const processes = [batch.work(), batch.work()];
  await Promise.all(processes.map((process) => process.until(isOver)));
  const [{ items, posts, runs, jobCount }] = await Promise.all([endOf(processes[0]!), endOf(processes[1]!)]);
  expect(items.every(({ status, attempts }) => status === "done" && attempts === 1)).toBe(true);
  expect(posts).toHaveLength(16);
  expect([runs, jobCount]).toEqual([[{ status: "finished" }, { status: "finished" }], 0]);
  expect([provider.calls.length, provider.mostAtOnce()]).toEqual([16, 1]);
  expect(new Set(provider.calls.map(subjectOf)).size).toBe(8);
});
