import { randomBytes } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { QueryOptions } from "@electric-sql/pglite";
import { PrismaPg } from "@prisma/adapter-pg";
import type { SqlDriverAdapter } from "@prisma/driver-adapter-utils";
import pg from "pg";
import { logger } from "~/server/logger.server";
import type { Backend, Channel, ChannelListener } from "./backend-interface.server";
import { watchForStalls } from "./database-errors.server";
import type { Session } from "./session-adapter.server";
import { createSessionAdapter, TurnQueue, toDriverAdapterError } from "./session-adapter.server";

/** Waiting for a connection and then for an answer, together well below five seconds. */
const CONNECT_TIMEOUT_MS = 1500;
const ANSWER_TIMEOUT_MS = 2500;
const NO_LIMIT_MS = 2 ** 31 - 1;

/** How the name of each connection of the site begins, in `pg_stat_activity`. */
export const SITE_NAME = "zellige";

/** How those of this process begin; pids of two containers are the same. */
export const PROCESS_NAME = `${SITE_NAME} ${randomBytes(4).toString("hex")}`;

/** A PostgreSQL server, through a pool of at most ten connections. */
export class PostgresBackend implements Backend {
  readonly kind = "PostgreSQL";
  readonly isReadOnly = false;
  readonly isShared = true;
  #connection: Promise<SqlDriverAdapter> | undefined;

  constructor(readonly url: string) {
    watchForStalls();
  }

  /** In UTC, as Prisma's adapter drops offsets. Parallel workers and JIT cost several readers more than they save. */
  get #server() {
    return {
      connectionString: this.url,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      application_name: PROCESS_NAME,
      options: "-c TimeZone=UTC -c max_parallel_workers_per_gather=0 -c jit=off",
    };
  }

  /** The name or address of its server, or the folder of its socket. */
  get host() {
    return new pg.Client(this.#server).host;
  }

  get isOpen() {
    return this.#connection !== undefined;
  }

  connect() {
    this.#connection ??= new PrismaPg({
      ...this.#server,
      max: 10,
      keepAlive: true,
      idleTimeoutMillis: 30_000,
      query_timeout: ANSWER_TIMEOUT_MS,
      // The server gives up a little before we do, so that the connection stays usable.
      statement_timeout: ANSWER_TIMEOUT_MS - 300,
      idle_in_transaction_session_timeout: 10_000,
    }).connect();
    return this.#connection;
  }

  async probe() {
    const client = new pg.Client({ ...this.#server, query_timeout: 500 });
    client.on("error", () => {});
    try {
      await client.connect();
      await client.query("SELECT 1");
    } finally {
      void client.end().catch(() => {});
    }
  }

  async discard() {
    const connection = this.#connection;
    this.#connection = undefined;
    await connection?.then((adapter) => adapter.dispose()).catch(() => {});
  }

  async close() {
    await this.discard();
  }

  async withoutTimeouts<T>(work: (adapter: SqlDriverAdapter) => Promise<T>) {
    const client = new pg.Client(this.#server);
    client.on("error", () => {});
    await client.connect();
    try {
      return await work(await createSessionAdapter(toSession(client), new TurnQueue(NO_LIMIT_MS)));
    } finally {
      await client.end();
    }
  }

  openChannel(name: string, listener: ChannelListener) {
    return new PostgresChannel(this.#server, name, listener);
  }

  /** The server says so itself, and goes on reading. */
  reasonToRefuseWrites() {
    return undefined;
  }
}

/** For migrations; adapter-pg cuts scripts at each semicolon, and cannot read the type "char" of system tables. */
function toSession(client: pg.Client): Session {
  const query = async (text: string, values: unknown[] = [], { parsers = {} }: QueryOptions = {}) => {
    const getTypeParser = (oid: number) => parsers[oid] ?? pg.types.getTypeParser(oid);
    const request = { text, values, rowMode: "array", types: { getTypeParser } };
    const { rows, fields, rowCount } = await client.query(request).catch((error) => {
      throw toDriverAdapterError(error);
    });
    return { rows, fields, affectedRows: rowCount ?? 0 };
  };
  const exec = async (script: string) => {
    await client.query(script);
    return [];
  };
  return { query: query as Session["query"], exec };
}

const RETRY_MS = 250;

/** A connection that breaks off silently is found lost within both. */
const HEARTBEAT_MS = 1_000;
const ANSWER_MS = 2_000;

/**
 * PostgreSQL's LISTEN and NOTIFY on a connection of its own, made anew whenever it is lost. What was sent meanwhile is
 * gone: the listener is told of each gap once it is over, the time before the first connection included.
 * @see https://www.postgresql.org/docs/current/sql-notify.html
 */
class PostgresChannel implements Channel {
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
      if (this.#isLossTold) logger.info({ event: "channel-back", channel: this.name });
      this.#isLossTold = false;
      this.listener.onGap();
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
