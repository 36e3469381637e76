import { randomUUID } from "node:crypto";
import { z } from "zod";
import { parseJson } from "~/lib/text/json";
import { logger } from "~/server/logger.server";
import type { Backend, Channel } from "./backend-interface.server";
import { databaseBackend } from "./db.server";
import type { Transaction } from "./transaction.server";

/** What processes tell each other: tags of what was changed, that a job is due. */
export type Topic = "changes" | "jobs";

/** Takes the words of a message; null where some may have been missed, or are too many to name. */
export type TopicListener = (words: readonly string[] | null) => void;

const CHANNEL = "zellige";
/** PostgreSQL takes payloads shorter than 8000 bytes. */
const PAYLOAD_MAX_BYTES = 7_900;
const SEND_EVERY_MS = 100;

const messageSchema = z.object({
  from: z.string(),
  topic: z.enum(["changes", "jobs"]),
  words: z.array(z.string()).nullable(),
});

/** Publish and subscribe between the processes on one database; silent where there is only one. */
export class PubSub {
  /** By which a process knows its own messages. */
  readonly #id = randomUUID();
  readonly #listeners = new Map<Topic, Set<TopicListener>>();
  readonly #waiting = new Map<Topic, readonly string[]>();
  #timer: NodeJS.Timeout | undefined;
  #channel: Channel | null | undefined;

  constructor(private readonly backend: Backend) {}

  start(): void {
    this.#channel ??= this.backend.openChannel(CHANNEL, {
      onMessage: (payload) => {
        const message = messageSchema.safeParse(parseJson(payload)).data;
        // Of a process of another version: what it changed cannot be told.
        if (!message) this.#tellAll();
        // Its own hints it has acted on. Its own changes perhaps not: where the answer of a COMMIT is lost, no hook runs.
        else if (message.from !== this.#id || message.topic === "changes") this.#tell(message.topic, message.words);
      },
      onGap: () => this.#tellAll(),
    });
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#channel?.close();
    this.#channel = undefined;
  }

  /** Calls `listener` with each message of another process about a topic, and with each of `changes`. */
  subscribe(topic: Topic, listener: TopicListener): void {
    const listeners = this.#listeners.get(topic) ?? new Set();
    this.#listeners.set(topic, listeners.add(listener));
  }

  /** Tells every process with the commit of a transaction, and never without it. */
  async publish(tx: Transaction, topic: Topic, words: readonly string[]): Promise<void> {
    if (this.backend.isShared) await tx.$executeRaw`SELECT pg_notify(${CHANNEL}, ${this.#payloadOf(topic, words)})`;
  }

  /** Tells them soon, ten times a second at most, and not while the connection is lost: for hints alone. */
  publishSoon(topic: Topic, words: readonly string[]): void {
    if (!this.#channel) return;
    this.#waiting.set(topic, words);
    if (!this.#timer) this.#sendWaiting();
  }

  #sendWaiting(): void {
    const sent = [...this.#waiting].map(([topic, words]) => this.#channel?.send(this.#payloadOf(topic, words)));
    this.#waiting.clear();
    Promise.all(sent).catch((error: unknown) => logger.debug({ event: "hint-not-sent", err: error }));
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      if (this.#waiting.size > 0) this.#sendWaiting();
    }, SEND_EVERY_MS).unref();
  }

  #payloadOf(topic: Topic, words: readonly string[]): string {
    const payload = JSON.stringify({ from: this.#id, topic, words });
    const isShort = Buffer.byteLength(payload) <= PAYLOAD_MAX_BYTES;
    return isShort ? payload : JSON.stringify({ from: this.#id, topic, words: null });
  }

  #tellAll(): void {
    for (const topic of this.#listeners.keys()) this.#tell(topic, null);
  }

  #tell(topic: Topic, words: readonly string[] | null): void {
    for (const listener of this.#listeners.get(topic) ?? []) listener(words);
  }
}

// Kept beyond this module, which development evaluates again.
const slot = globalThis as typeof globalThis & { zelligePubSub?: PubSub };
slot.zelligePubSub ??= new PubSub(databaseBackend);

export const pubSub = slot.zelligePubSub;
