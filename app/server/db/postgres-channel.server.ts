import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import type { Channel, ChannelListener } from "~/server/db/backend-interface.server";
import { logger } from "~/server/logger.server";

const RETRY_MS = 250;

/** A connection that breaks off silently is found lost within both. */
const HEARTBEAT_MS = 1_000;
const ANSWER_MS = 2_000;

/**
 * PostgreSQL's LISTEN and NOTIFY on a connection of its own, made anew whenever it is lost. What was sent meanwhile is
 * gone: the listener is told of each gap once it is over, the time before the first connection included.
 * @see https://www.postgresql.org/docs/current/sql-notify.html
 */
export class PostgresChannel implements Channel {
  #client: pg.Client | undefined;
  #isLossTold = false;
  readonly #closing = new AbortController();

  constructor(
    private readonly server: pg.ClientConfig,
    private readonly name: string,
    private readonly listener: ChannelListener,
  ) {
    void this.#keepListening();
  }

  async send(payload: string): Promise<void> {
    await this.#client?.query("SELECT pg_notify($1, $2)", [this.name, payload]);
  }

  close(): void {
    this.#closing.abort();
    hangUp(this.#client);
  }

  async #keepListening(): Promise<void> {
    const { signal } = this.#closing;
    while (!signal.aborted) {
      await this.#listen().catch((error: unknown) => this.#tellLoss(error));
      await delay(RETRY_MS, undefined, { ref: false, signal }).catch(() => undefined);
    }
  }

  /** Listens until the connection is lost. @throws what ended it */
  async #listen(): Promise<void> {
    const own = { application_name: `${this.server.application_name} channel`, query_timeout: ANSWER_MS };
    const client = new pg.Client({ ...this.server, ...own });
    const lost = new Promise<never>((_, reject) => {
      client.on("error", reject);
      client.on("end", () => reject(new Error("The connection has ended")));
    });
    client.on("notification", ({ payload = "" }) => this.listener.onMessage(payload));
    try {
      await Promise.race([lost, client.connect()]);
      await client.query(`LISTEN ${pg.escapeIdentifier(this.name)}`);
      this.#client = client;
      this.#tellListening();
      await Promise.race([lost, this.#beat(client)]);
    } finally {
      this.#client = undefined;
      hangUp(client);
    }
  }

  async #beat(client: pg.Client): Promise<void> {
    const { signal } = this.#closing;
    while (!signal.aborted) {
      await delay(HEARTBEAT_MS, undefined, { ref: false, signal });
      await client.query("SELECT 1");
    }
  }

  #tellListening(): void {
    if (this.#isLossTold) logger.info({ event: "channel-back", channel: this.name });
    this.#isLossTold = false;
    this.listener.onGap();
  }

  #tellLoss(error: unknown): void {
    if (this.#isLossTold || this.#closing.signal.aborted) return;
    this.#isLossTold = true;
    logger.warn({ event: "channel-lost", channel: this.name, err: error });
  }
}

/** Nothing is waited for on a connection that may not answer. */
function hangUp(client: pg.Client | undefined): void {
  void client?.end().catch(() => {});
}
