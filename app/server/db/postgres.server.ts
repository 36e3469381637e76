import { randomBytes } from "node:crypto";
import type { QueryOptions } from "@electric-sql/pglite";
import { PrismaPg } from "@prisma/adapter-pg";
import type { SqlDriverAdapter } from "@prisma/driver-adapter-utils";
import pg from "pg";
import type { Backend, ChannelListener } from "~/server/db/backend-interface.server";
import { PostgresChannel } from "~/server/db/postgres-channel.server";
import type { Session } from "~/server/db/session-adapter.server";
import { createSessionAdapter, toDriverAdapterError } from "~/server/db/session-adapter.server";
import { watchForStalls } from "~/server/db/stall-watch.server";
import { TurnQueue } from "~/server/db/turn-queue.server";

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

  /**
   * In UTC, because Prisma's adapter drops the offset of the times it reads. One processor a statement, and no compiling
   * of it: with several readers at once both take longer than they save.
   */
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

/**
 * Not adapter-pg for migrations: it cuts a script at every semicolon, also inside a function body, and cannot read
 * the type "char" of the system tables.
 */
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
