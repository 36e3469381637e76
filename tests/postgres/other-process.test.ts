import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { getSite } from "~/features/settings/queries.server";
import { db } from "~/server/db/db.server";
import { PostgresBackend } from "~/server/db/postgres.server";
import { PubSub, pubSub } from "~/server/db/pub-sub.server";
import { env } from "~/server/env.server";
import { jobWakeup } from "~/server/jobs/job-queue.server";
import { JobRunner } from "~/server/jobs/job-runner.server";
import { createSiteServer } from "~/server/node/http-server.server";
import { addCacheTags } from "~/server/page-cache/collect-cache-tags.server";
import { resetDatabase } from "../support/database";
import { listen } from "../support/listen";
import { waitFor } from "../support/wait-for";

/** What another process on this database says. */
const other = new PubSub(new PostgresBackend(env.DATABASE_URL ?? ""));
const told = vi.fn();
let port: number;
let count = 0;
let isBroken = false;

beforeAll(async () => {
  other.start();
  pubSub.subscribe("changes", told);
  pubSub.start();
  await isTold(null);
});

beforeEach(async () => {
  await resetDatabase();
  told.mockClear();
  isBroken = false;
  const app = async () => {
    addCacheTags("service:7");
    if (isBroken) return new Response("broken", { status: 503 });
    return new Response(`<p>${++count}</p>`, { headers: { "Content-Type": "text/html" } });
  };
  port = await listen(createSiteServer({ app, policy: () => ({}), isPage: () => true, files: new Map() }, () => false));
});

afterAll(() => {
  other.stop();
  pubSub.stop();
});

const textOf = async () => (await fetch(`http://127.0.0.1:${port}/page`)).text();

async function isTold(words: readonly string[] | null) {
  await waitFor(() => expect(told).toHaveBeenCalledWith(words));
}

async function changeElsewhere(...tags: string[]) {
  told.mockClear();
  await db.$transaction((tx) => other.publish(tx, "changes", tags));
  await isTold(tags);
}

async function cutChannels() {
  await db.$executeRaw`
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name LIKE 'zellige % channel' AND datname = current_database()`;
  await isTold(null);
}

test("a page that shows what another process has changed is rendered anew, and no other", async () => {
  const first = await textOf();
  await changeElsewhere("service:8");
  expect(await textOf()).toBe(first);
  await changeElsewhere("service:7");
  expect(await textOf()).not.toBe(first);
});

test("after a lost connection every page is rendered before it is shown, or shown as it was where that fails", async () => {
  const first = await textOf();
  isBroken = true;
  await cutChannels();
  expect(await textOf()).toBe(first);
  isBroken = false;
  told.mockClear();
  await cutChannels();
  expect(await textOf()).not.toBe(first);
});

test("settings that another process has stored are shown by the next page", async () => {
  await changeElsewhere("site");
  // Settings are asked for again after five seconds without a message, too: none pass here.
  vi.spyOn(performance, "now").mockReturnValue(performance.now());
  await getSite();
  await db.siteSetting.create({ data: { name: "contact_phone", value: "+212 5 37 00 00 01" } });
  expect((await getSite()).phone).not.toBe("+212 5 37 00 00 01");
  await changeElsewhere("site");
  await expect.poll(async () => (await getSite()).phone).toBe("+212 5 37 00 00 01");
});

test("a job that another process has written is done at once", async () => {
  const done = vi.fn();
  const runner = new JobRunner({ hello: { attemptsMax: 1, run: async ({ payload }) => done(payload) } });
  const sleep = vi.spyOn(jobWakeup, "sleep");
  runner.start();
  onTestFinished(() => runner.stop());
  // Both lanes have looked for a job, and sleep for half a minute.
  await expect.poll(() => sleep.mock.calls.length).toBeGreaterThanOrEqual(2);
  const wakings = jobWakeup.count;
  await db.job.create({ data: { kind: "hello", payload: { n: 1 } } });
  const hint = () => other.publishSoon("jobs", ["due"]);
  await expect.poll(() => [hint(), ...done.mock.calls]).toEqual([undefined, [{ n: 1 }]]);
  expect(jobWakeup.count).toBeGreaterThan(wakings);
});
