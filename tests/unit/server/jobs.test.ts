import { beforeEach, describe, expect, it } from "vitest";
import { db } from "~/server/db/db.server";
import type { ClaimedJob, JobHandler } from "~/server/jobs/job-queue.server";
import {
  backoffMs,
  claimJob,
  enqueueJob,
  nextJobInMs,
  PermanentJobError,
  releaseLeases,
  runJob,
} from "~/server/jobs/job-queue.server";
import { JobRunner } from "~/server/jobs/job-runner.server";
import { resetDatabase } from "../../support/database";

const KIND = "test";
const enqueue = (payload: Record<string, string | number> = {}, more = {}) =>
  db.$transaction((tx) => enqueueJob(tx, { kind: KIND, payload, ...more }));
const claim = () => claimJob([KIND]);
const handler = (run: JobHandler["run"] = async () => {}, more: Partial<JobHandler> = {}): JobHandler => ({
  attemptsMax: 3,
  run,
  ...more,
});
const failing = (error: Error, more: Partial<JobHandler> = {}) => handler(() => Promise.reject(error), more);
const expireLease = () => db.job.updateMany({ data: { lease_until: new Date(Date.now() - 1) } });
const only = () => db.job.findFirstOrThrow();

async function claimed(): Promise<ClaimedJob> {
  const job = await claim();
  if (!job) throw new Error("no job was due");
  return job;
}

beforeEach(resetDatabase);

describe("a job", () => {
  it("is written only when the transaction that causes it is", async () => {
    const broken = db.$transaction(async (tx) => {
      await enqueueJob(tx, { kind: KIND, payload: {} });
      throw new Error("what caused it went wrong");
    });
    await expect(broken).rejects.toThrow("what caused it");
    expect(await db.job.count()).toBe(0);
  });

  it("is one job however often it is asked for under one key, until it has failed for good", async () => {
    await enqueue({}, { uniqueKey: "k" });
    await enqueue({}, { uniqueKey: "k" });
    expect(await db.job.count()).toBe(1);
    const first = await only();
    await db.job.updateMany({ data: { failed_at: new Date() } });
    await enqueue({}, { uniqueKey: "k" });
    expect(await only()).toMatchObject({ attempts: 0, failed_at: null });
    expect((await only()).id).not.toBe(first.id);
  });

  it("waits for its time", async () => {
    await enqueue({}, { runAt: new Date(Date.now() + 60_000) });
    expect(await claim()).toBeNull();
    expect(await nextJobInMs([KIND])).toBeGreaterThan(50_000);
    expect(await nextJobInMs(["another"])).toBeNull();
  });

  it("is not held by a lease that was given while the clock was years ahead", async () => {
    await enqueue({});
    await claimed();
    expect(await claim()).toBeNull();
    await db.job.updateMany({ data: { lease_until: new Date(Date.now() + 1500 * 86_400_000) } });
    expect(await claim()).toMatchObject({ attempts: 2 });
  });

  it("is gone when it is done", async () => {
    await enqueue({ n: 1 });
    const seen: unknown[] = [];
    await runJob(
      await claimed(),
      handler(async ({ payload }) => void seen.push(payload)),
    );
    expect(seen).toEqual([{ n: 1 }]);
    expect(await db.job.count()).toBe(0);
  });
});

describe("the lease", () => {
  it("keeps a job from everybody else, and gives it back when its runner has died", async () => {
    await enqueue();
    expect(await claim()).toMatchObject({ attempts: 1 });
    expect(await claim()).toBeNull();
    await expireLease();
    expect(await claim()).toMatchObject({ attempts: 2 });
  });

  it("is given up at the start of the only process there is", async () => {
    await enqueue();
    await claimed();
    await releaseLeases();
    expect(await claim()).toMatchObject({ attempts: 2 });
  });

  it("fences off a runner that comes back late: it neither ends nor delays the other's job", async () => {
    await enqueue();
    const late = await claimed();
    await expireLease();
    const current = await claimed();
    await runJob(late, handler());
    expect(await db.job.count()).toBe(1);
    await runJob(late, failing(new Error("too late")));
    expect(await only()).toMatchObject({ attempts: current.attempts, last_error: null });
  });

  it("shares the jobs of two runners out, each done once", async () => {
    const done: unknown[] = [];
    const take = handler(async ({ payload }) => void done.push((payload as { n: number }).n));
    for (let n = 0; n < 30; n++) await enqueue({ n });
    const runners = [new JobRunner({ [KIND]: take }), new JobRunner({ [KIND]: take })];
    for (const runner of runners) runner.start();
    await expect.poll(() => done.length).toBe(30);
    await Promise.all(runners.map((runner) => runner.stop()));
    expect(new Set(done).size).toBe(30);
    expect(done).toHaveLength(30);
    expect(await db.job.count()).toBe(0);
  });
});

describe("a lane", () => {
  it("of its own keeps slow jobs from holding up the others, and does one at a time", async () => {
    const started: string[] = [];
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const slow = handler(
      async ({ payload }) => {
        started.push(`slow ${(payload as { n: number }).n}`);
        await ended;
      },
      { lane: "slow" },
    );
    const runner = new JobRunner({ [KIND]: handler(async () => void started.push("quick")), slow });
    for (const n of [1, 2, 3]) {
      await db.$transaction((tx) => enqueueJob(tx, { kind: "slow", payload: { n }, runAt: new Date(n) }));
    }
    await enqueue();
    runner.start();
    await expect.poll(() => started.length).toBe(2);
    expect(new Set(started)).toEqual(new Set(["slow 1", "quick"]));
    end();
    await expect.poll(() => db.job.count()).toBe(0);
    expect(started.filter((what) => what !== "quick")).toEqual(["slow 1", "slow 2", "slow 3"]);
    await runner.stop();
  });

  it("does as many at a time as it is wide", async () => {
    let running = 0;
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const work = async () => {
      running += 1;
      await ended;
    };
    const runner = new JobRunner({ [KIND]: handler(work, { lane: "wide", laneWidth: 2 }) });
    for (const n of [1, 2, 3]) await enqueue({ n });
    runner.start();
    await expect.poll(() => running).toBe(2);
    expect(await db.job.count({ where: { attempts: 0 } })).toBe(1);
    end();
    await expect.poll(() => db.job.count()).toBe(0);
    await runner.stop();
  });
});

describe("a failing job", () => {
  it("is tried again, later each time, and fails for good in the end", async () => {
    const told: string[] = [];
    const broken = failing(new Error("no answer"), { onFailed: async (_, __, reason) => void told.push(reason) });
    await enqueue();
    for (const attempts of [1, 2]) {
      await runJob(await claimed(), broken);
      const { run_at, last_error, failed_at } = await only();
      expect(run_at.getTime() - Date.now()).toBeGreaterThan(backoffMs(attempts) - 5_000);
      expect([last_error, failed_at]).toEqual(["no answer", null]);
      await db.job.updateMany({ data: { run_at: new Date() } });
    }
    expect(told).toEqual([]);
    await runJob(await claimed(), broken);
    expect(told).toEqual(["no answer"]);
    expect((await only()).failed_at).not.toBeNull();
    expect(await claim()).toBeNull();
  });

  it("is noted as failed together with what depends on it, or not at all", async () => {
    await enqueue({ n: 1 });
    const told: unknown[] = [];
    const permanent = new PermanentJobError("no such mailbox");
    const late = await claimed();
    await runJob(late, failing(permanent, { onFailed: () => Promise.reject(new Error("nor can it be noted")) })).catch(
      () => {},
    );
    expect(await only()).toMatchObject({ failed_at: null, last_error: null });
    await expireLease();
    const note: JobHandler["onFailed"] = async (tx, { payload }, reason) => {
      told.push([(await tx.job.findFirstOrThrow()).failed_at !== null, payload, reason]);
    };
    await runJob(await claimed(), failing(permanent, { onFailed: note }));
    await runJob(late, failing(permanent, { onFailed: note }));
    expect(told).toEqual([[true, { n: 1 }, "no such mailbox"]]);
  });

  it("fails at once where another try would change nothing", async () => {
    await enqueue();
    await runJob(await claimed(), failing(new PermanentJobError("no such mailbox")));
    expect(await only()).toMatchObject({ last_error: "no such mailbox", attempts: 1 });
    expect((await only()).failed_at).not.toBeNull();
  });

  it("stops being tried when each try ends its runner", async () => {
    await enqueue();
    let runs = 0;
    const counting = handler(async () => void runs++);
    for (let n = 0; n < 3; n++) {
      await claimed();
      await expireLease();
    }
    await runJob(await claimed(), counting);
    expect(runs).toBe(0);
    expect((await only()).failed_at).not.toBeNull();
  });

  it("waits longer each time, six hours at most", () => {
    expect([1, 2, 3, 30].map(backoffMs)).toEqual([30_000, 60_000, 120_000, 21_600_000]);
  });
});
