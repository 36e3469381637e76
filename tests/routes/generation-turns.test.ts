import { afterAll, beforeEach, expect, test, vi } from "vitest";

const provider = await vi.hoisted(async () => {
  const { startTextProvider } = await import("../support/text-provider");
  const started = await startTextProvider();
  // The environment is read once, so it is set before anything of ours is loaded.
  process.env.GEMINI_BASE_URL = started.baseUrl;
  process.env.GEMINI_API_KEY = "test-key";
  return started;
});

import { startRun } from "~/features/generation/run-commands.server";
import { WRITE_BATCH_ARTICLE } from "~/features/generation/run-queue.server";
import { readShippedCsv } from "~/features/generation/shipped-csv.server";
import { batchWriter } from "~/features/generation/write-batch-article.server";
import { db } from "~/server/db.server";
import { JobRunner } from "~/server/job-runner.server";
import { claimJob, runJob } from "~/server/jobs.server";
import { resetDatabase } from "../support/database";
import { makePerson } from "../support/people";
import { subjectOf } from "../support/text-provider";

let actor: Parameters<typeof startRun>[0];

beforeEach(async () => {
  provider.reset();
  await resetDatabase();
  const { id } = await makePerson("admin", "amina@zellige.example");
  actor = { id, fullName: "Amina", email: "amina@zellige.example", role: "admin" };
});

afterAll(() => provider.close());

function startRows(...titles: string[]) {
  const row = readShippedCsv()[0]!;
  const briefs = titles.map((title) => ({ ...row, title }));
  return startRun(actor, { kind: "bulk", source: "essai.csv", briefs, stamp: crypto.randomUUID() });
}

const writer = batchWriter({ pauseMs: 0 });

test("two runs take turns: one article at a time and a pause between two, whoever writes them", async () => {
  const pauseMs = 150;
  provider.always({ kind: "article", pauseMs: 2 });
  await startRows("A1", "A2");
  await startRows("B1", "B2");
  const patient = { [WRITE_BATCH_ARTICLE]: batchWriter({ pauseMs }) };
  const runners = [new JobRunner(patient), new JobRunner(patient)];
  for (const runner of runners) runner.start();
  await vi.waitFor(async () => expect(await db.generation.count({ where: { status: "finished" } })).toBe(2), 20_000);
  await Promise.all(runners.map((runner) => runner.stop()));
  expect(provider.calls.map(subjectOf)).toEqual(["A1", "B1", "A2", "B2"]);
  expect(provider.mostAtOnce()).toBe(1);
  const times = provider.calls.map(({ at }) => at);
  for (const [index, at] of times.slice(1).entries()) expect(at - times[index]!).toBeGreaterThanOrEqual(pauseMs);
  expect([await db.blogPost.count(), await db.job.count()]).toEqual([4, 0]);
});

test("a runner whose turn has passed to another touches no article", async () => {
  await startRows("Un");
  const late = await claimJob([WRITE_BATCH_ARTICLE]);
  await db.job.updateMany({ data: { attempts: { increment: 1 } } });
  await runJob(late!, writer);
  expect(await db.generationItem.findMany()).toMatchObject([{ status: "waiting", attempts: 0 }]);
  expect([provider.calls.length, await db.job.count()]).toEqual([0, 1]);
});

test("a turn that was lost is given anew when a process starts", async () => {
  await startRows("Un");
  await db.job.deleteMany();
  await writer.recover?.();
  await writer.recover?.();
  expect(await db.job.count()).toBe(1);
  const job = await claimJob([WRITE_BATCH_ARTICLE]);
  await runJob(job!, writer);
  expect(await db.blogPost.count()).toBe(1);
  await writer.recover?.();
  expect(await db.job.count()).toBe(0);
});
