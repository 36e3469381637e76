import type { Topic, TopicListener } from "~/server/db/pub-sub.server";
import type { Transaction } from "~/server/db/transaction.server";
import { logger } from "~/server/logger.server";
import { db } from "./db.server";
import { requestScope } from "./request-scope.server";

const CHANNEL = "zellige";
/** PostgreSQL takes payloads shorter than 8000 bytes. */
const PAYLOAD_MAX_BYTES = 7_900;

function payloadOf(topic: Topic, words: readonly string[]): string {
  const payload = JSON.stringify({ from: "edge", topic, words });
  const isShort = Buffer.byteLength(payload) <= PAYLOAD_MAX_BYTES;
  return isShort ? payload : JSON.stringify({ from: "edge", topic, words: null });
}

/** Tells the Node processes what was changed here, and hears nothing: no connection of workerd outlives its request. */
export const pubSub = {
  /** Does not listen: nothing is kept here for longer than a few seconds. */
  subscribe(_topic: Topic, _listener: TopicListener): void {},

  /** Tells every process with the commit of a transaction, and never without it. */
  async publish(tx: Transaction, topic: Topic, words: readonly string[]): Promise<void> {
    await tx.$executeRaw`SELECT pg_notify(${CHANNEL}, ${payloadOf(topic, words)})`;
  },

  /** Tells them behind the answer. */
  publishSoon(topic: Topic, words: readonly string[]): void {
    const sent = db.$executeRaw`SELECT pg_notify(${CHANNEL}, ${payloadOf(topic, words)})`;
    requestScope().doBehind(sent.catch((error: unknown) => logger.warn({ event: "hint-not-sent", err: error })));
  },
};
