import { beforeEach, expect, onTestFinished, test } from "vitest";

import { createGeneration } from "~/features/generation/commands/generations.server";
import { WRITE_ITEM } from "~/features/generation/commands/queue.server";
import { writeBatchItems } from "~/features/generation/commands/write-item.server";
import { readShippedCsv } from "~/features/generation/queries/csv.server";
import { loader as runLoader } from "~/routes/admin.blog_.auto-generate_.$id/route";
import { db } from "~/server/db/db.server";
import { claimJob, runJob } from "~/server/jobs/job-queue.server";
import { JobRunner } from "~/server/jobs/job-runner.server";
import { resetDatabase } from "../support/database";
import { provider } from "../support/outside";
import { makePerson } from "../support/people";
import { getArgs, signedInAs } from "../support/requests";
import { subjectOf } from "../support/text-provider";

let actor: Parameters<typeof createGeneration>[0];

beforeEach(async () => {
  await resetDatabase();
  const { id } = await makePerson("admin", "amina@zellige.example");
  actor = { id, fullName: "Amina", email: "amina@zellige.example", role: "admin" };
});

function startRows(...titles: string[]) {
  const row = readShippedCsv()[0]!;
  const briefs = titles.map((title) => ({ ...row, title }));
  return createGeneration(actor, { kind: "bulk", source: "essai.csv", briefs, stamp: crypto.randomUUID() });
}

const writer = writeBatchItems({ pauseMs: 0 });

// @spec calls-23
test("two runs take turns: one article at a time and a pause between two, whoever writes them", async () => {
  const pauseMs = 150;
  provider.always({ kind: "article", pauseMs: 2 });
  await startRows("A1", "A2");
  await startRows("B1", "B2");
  const patient = { [WRITE_ITEM.batch]: writeBatchItems({ pauseMs }) };
  const runners = [new JobRunner(patient), new JobRunner(patient)];
  for (const runner of runners) runner.start();
  onTestFinished(() => Promise.all(runners.map((runner) => runner.stop())).then(() => undefined));
  await expect.poll(() => db.generation.count({ where: { status: "finished" } })).toBe(2);
  await Promise.all(runners.map((runner) => runner.stop()));
  expect(provider.calls.map(subjectOf)).toEqual(["A1", "B1", "A2", "B2"]);
  expect(provider.mostAtOnce()).toBe(1);
  const times = provider.calls.map(({ at }) => at);
  for (const [index, at] of times.slice(1).entries()) expect(at - times[index]!).toBeGreaterThanOrEqual(pauseMs);
  expect([await db.blogPost.count(), await db.job.count()]).toEqual([4, 0]);
});

test("a runner whose turn has passed to another touches no article", async () => {
  await startRows("Un");
  const late = await claimJob([WRITE_ITEM.batch]);
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
  const job = await claimJob([WRITE_ITEM.batch]);
  await runJob(job!, writer);
  expect(await db.blogPost.count()).toBe(1);
  await writer.recover?.();
  expect(await db.job.count()).toBe(0);
});

test("the turns that an earlier version gave to each run become the one turn of all", async () => {
  const runs = [await startRows("A1", "A2"), await startRows("B1")];
  await db.job.deleteMany();
  await db.job.createMany({
    data: runs.map(({ id }) => ({
      ...{ kind: WRITE_ITEM.batch, payload: { generationId: id } },
      unique_key: `${WRITE_ITEM.batch}:${id}`,
    })),
  });
  await writer.recover?.();
  expect(await db.job.findMany()).toMatchObject([{ kind: WRITE_ITEM.batch, unique_key: WRITE_ITEM.batch }]);
  for (let job = await claimJob([WRITE_ITEM.batch]); job; job = await claimJob([WRITE_ITEM.batch]))
    await runJob(job, writer);
  expect([await db.blogPost.count(), await db.job.count()]).toEqual([3, 0]);
});

test("the time that a run has left counts the articles of other runs that are written before its last one", async () => {
  const { id } = await startRows("A1", "A2", "A3");
  const began = Date.now() - 120_000;
  await db.generationItem.updateMany({
    where: { position: 0 },
    data: { status: "done", started_at: new Date(began), finished_at: new Date(began + 60_000) },
  });
  const said = async () => {
    const args = getArgs(`/admin/blog/auto-generate/${id}`, { cookie: await signedInAs(actor.id), params: { id } });
    return (await runLoader(args)).generation.left;
  };
  // Two of a minute each, and one pause.
  expect(await said()).toBe("Environ 2\u00a0min");
  const other = await startRows("B1", "B2", "B3", "B4");
  // The other run has waited longer: two of its articles come before the last one of this.
  expect(await said()).toBe("Environ 4\u00a0min");
  await db.generation.update({ where: { id: other.id }, data: { status: "paused" } });
  expect(await said()).toBe("Environ 2\u00a0min");
});
