import { expect, onTestFinished, test, vi } from "vitest";
import { BatchProgram, endOf, isOver } from "../support/batch-program";
import { ChildProgram } from "../support/child-program";
import { openMigratedServer } from "../support/migrated-server";
import { temporaryDataDir } from "../support/temporary-database";
import { startTextProvider, subjectOf } from "../support/text-provider";

vi.setConfig({ testTimeout: 300_000 });

const { server } = await openMigratedServer();
const program = await ChildProgram.compile("tests/fixtures/batch-runner.ts");

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
