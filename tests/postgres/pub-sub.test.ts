import pg from "pg";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { PostgresBackend } from "~/server/db/postgres.server";
import type { Topic } from "~/server/db/pub-sub.server";
import { PubSub } from "~/server/db/pub-sub.server";
import { logger } from "~/server/logger.server";
import { openMigratedServer } from "../support/migrated-server";
import { waitFor } from "../support/wait-for";

const { server, db } = await openMigratedServer();
let here: Peer;
let there: Peer;

/** What a process of its own would hear. */
class Peer {
  readonly heard: (readonly string[] | null)[] = [];
  readonly pubSub = new PubSub(new PostgresBackend(server.url));

  constructor(topic: Topic) {
    this.pubSub.subscribe(topic, (words) => this.heard.push(words));
    this.pubSub.start();
  }

  /** Waits until it listens, and forgets what it was told of the time before. */
  async listens(): Promise<this> {
    await this.hears(null);
    this.heard.length = 0;
    return this;
  }

  hears(words: readonly string[] | null): Promise<unknown> {
    return waitFor(() => expect(this.heard).toContainEqual(words));
  }
}

beforeAll(async () => {
  here = await new Peer("changes").listens();
  there = await new Peer("changes").listens();
});

afterEach(() => {
  for (const { heard } of [here, there]) heard.length = 0;
});

afterAll(() => {
  for (const { pubSub } of [here, there]) pubSub.stop();
});

const publish = (...words: string[]) => db.$transaction((tx) => here.pubSub.publish(tx, "changes", words));

test("what a transaction publishes reaches every process with its commit, its own too", async () => {
  await publish("blog", "service:1");
  await there.hears(["blog", "service:1"]);
  await db.$transaction((tx) => there.pubSub.publish(tx, "changes", ["site"]));
  for (const peer of [here, there]) {
    await peer.hears(["site"]);
    expect(peer.heard).toEqual([["blog", "service:1"], ["site"]]);
  }
});

test("what is rolled back is not told", async () => {
  const broken = db.$transaction(async (tx) => {
    await here.pubSub.publish(tx, "changes", ["broken"]);
    throw new Error("rolled back");
  });
  await expect(broken).rejects.toThrow("rolled back");
  await publish("next");
  await there.hears(["next"]);
  expect(there.heard).toEqual([["next"]]);
});

test("more than a message takes, and what another version sends, is told as everything", async () => {
  await publish("x".repeat(9_000));
  await there.hears(null);
  await db.$executeRaw`SELECT pg_notify('zellige', '{"of":"tomorrow"}')`;
  await expect.poll(() => there.heard).toEqual([null, null]);
});

test("hints are sent at once, then ten times a second at most, the last one alone, to other processes", async () => {
  const reader = await new Peer("jobs").listens();
  reader.pubSub.publishSoon("jobs", ["own"]);
  for (let n = 1; n <= 50; n += 1) here.pubSub.publishSoon("jobs", [`asked ${n}`]);
  await reader.hears(["asked 50"]);
  expect(reader.heard).toEqual([["asked 1"], ["asked 50"]]);
  reader.pubSub.stop();
});

test("a connection that is cut is made anew, and its gap is told", async () => {
  await db.$executeRaw`
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'zellige % channel'`;
  for (const peer of [here, there]) await peer.hears(null);
  await publish("after");
  await there.hears(["after"]);
});

test("a server that stood still, or was started anew, is listened to again", async () => {
  const warn = vi.spyOn(logger, "warn");
  server.freeze();
  const lost = expect.objectContaining({ event: "channel-lost" });
  await expect.poll(() => warn.mock.calls).toEqual([[lost], [lost]]);
  server.thaw();
  await there.hears(null);
  server.stop();
  server.start();
  there.heard.length = 0;
  await there.hears(null);
  await publishOnceUp("again");
  await there.hears(["again"]);
});

/** The pool's connections were cut with the server. */
async function publishOnceUp(word: string) {
  const client = new pg.Client(server.url);
  await client.connect();
  const payload = JSON.stringify({ from: "another process", topic: "changes", words: [word] });
  await client.query("SELECT pg_notify('zellige', $1)", [payload]);
  await client.end();
}
