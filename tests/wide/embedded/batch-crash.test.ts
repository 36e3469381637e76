import { expect, onTestFinished, test, vi } from "vitest";
import { BatchProgram, endOf } from "../../support/batch-program";
import type { RunningProgram } from "../../support/child-program";
import { ChildProgram } from "../../support/child-program";
import { temporaryDataDir } from "../../support/temporary-database";
import type { Behaviour, ReceivedCall } from "../../support/text-provider";
import { startTextProvider, subjectOf } from "../../support/text-provider";

// Many processes are started, each with its database: a busy machine takes its time, and nothing here measures it.
vi.setConfig({ testTimeout: 600_000 });

const program = await ChildProgram.compile("tests/fixtures/batch-runner.ts");

const TOO_MANY: Behaviour = { kind: "status", status: 429 };
const BROKEN: Behaviour = { kind: "status", status: 500 };
const GOOD: Behaviour = { kind: "article" };

/** By the place of an article in the order of the first calls: how every one of its calls is answered. */
const ALWAYS: Record<number, Behaviour> = {
  10: TOO_MANY,
  20: BROKEN,
  30: { kind: "silence" },
  50: { kind: "malformed" },
  60: { kind: "html" },
  70: { kind: "broken" },
};
/** And how its first one is. */
const AT_FIRST: Record<number, Behaviour> = {
  11: TOO_MANY,
  21: BROKEN,
  51: { kind: "text", text: "{}" },
};

async function openBatch() {
  const provider = await startTextProvider();
  onTestFinished(() => provider.close());
  const batch = new BatchProgram(program, {
    DATA_DIR: temporaryDataDir(),
    GEMINI_BASE_URL: provider.baseUrl,
    GEMINI_API_KEY: "test-key",
    // Long enough for a good answer on a busy machine; the one that never comes is waited for once.
    GENERATION_TIMEOUT_MS: "6000",
  });
  return { provider, batch };
}

// @spec calls-25
test("a run of a hundred, killed at its articles 1, 37 and 99, accounts for each of them once", async () => {
  const { provider, batch } = await openBatch();
  const callsOf = new Map<string, number>();
  const places = new Map<string, number>();
  let process: RunningProgram;
  const killed: number[] = [];

  function answer(call: ReceivedCall): Behaviour {
    const subject = subjectOf(call);
    const place = places.get(subject) ?? places.size + 1;
    places.set(subject, place);
    const nth = (callsOf.get(subject) ?? 0) + 1;
    callsOf.set(subject, nth);
    if (nth === 1 && [1, 37, 99].includes(place)) {
      killed.push(place);
      void process.kill("SIGKILL");
      // Before its answer, or while that is being saved.
      return place === 37 ? GOOD : { kind: "silence" };
    }
    return ALWAYS[place] ?? (nth === 1 ? AT_FIRST[place] : undefined) ?? GOOD;
  }

  provider.always(answer);
  process = batch.startAndWork(100);
  for (const place of [1, 37, 99]) {
    await process.exited;
    expect(killed.at(-1)).toBe(place);
    process = batch.work();
  }
  const first = await endOf(process);
  expect(first.items).toHaveLength(100);
  const done = first.items.filter(({ status }) => status === "done");
  const failed = first.items.filter(({ status }) => status === "failed");
  expect([done.length, failed.length]).toEqual([94, 6]);
  expect(failed.every(({ error }) => error?.startsWith("Impossible de générer l'article"))).toBe(true);
  expect(first.posts).toHaveLength(94);
  expect(new Set(done.map(({ post_id }) => post_id))).toEqual(new Set(first.posts.map(({ id }) => id)));
  expect([first.runs, first.jobCount]).toEqual([[{ status: "finished" }], 0]);

  provider.always(GOOD);
  const last = await endOf(batch.retryAndWork());
  expect(last.items.every(({ status }) => status === "done")).toBe(true);
  expect(last.posts).toHaveLength(100);
  expect(new Set(last.posts.map(({ title }) => title)).size).toBe(100);
  expect(last.posts.every((post) => post.is_ai_generated && !post.is_published)).toBe(true);
});

test("an article that ends its process three times is given up, and the next one is written", async () => {
  const { provider, batch } = await openBatch();
  let process: RunningProgram;
  const deadly = { subject: "" };
  provider.always((call) => {
    deadly.subject ||= subjectOf(call);
    if (subjectOf(call) !== deadly.subject) return GOOD;
    void process.kill("SIGKILL");
    return { kind: "silence" };
  });
  process = batch.startAndWork(2);
  for (let n = 0; n < 3; n++) {
    await process.exited;
    process = batch.work();
  }
  const { items, posts } = await endOf(process);
  expect(items.map(({ status, error }) => [status, error])).toEqual([
    ["failed", "Impossible de générer l'article"],
    ["done", null],
  ]);
  expect(posts).toHaveLength(1);
});
