import { PrismaPg } from "@prisma/adapter-pg";
import type { SqlDriverAdapter } from "@prisma/driver-adapter-utils";
import pg from "pg";
import type { Backend } from "~/server/db/backend.server";

/** Waiting for a connection and then for an answer, together well below five seconds. */
const CONNECT_TIMEOUT_MS = 1500;
const ANSWER_TIMEOUT_MS = 2500;

/** A PostgreSQL server, through a pool of at most ten connections. */
export class PostgresBackend implements Backend {
  readonly kind = "PostgreSQL";
  #connection: Promise<SqlDriverAdapter> | undefined;

  constructor(readonly url: string) {}

  connect() {
    this.#connection ??= new PrismaPg({
      connectionString: this.url,
      application_name: "zellige",
      max: 10,
      keepAlive: true,
      idleTimeoutMillis: 30_000,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: ANSWER_TIMEOUT_MS,
      // The server gives up a little before we do, so that the connection stays usable.
      statement_timeout: ANSWER_TIMEOUT_MS - 300,
      idle_in_transaction_session_timeout: 10_000,
    }).connect();
    return this.#connection;
  }

  async probe() {
    const client = new pg.Client({
      connectionString: this.url,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: 500,
    });
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
    const pool = new pg.Pool({ connectionString: this.url, max: 1 });
    const adapter = await new PrismaPg(pool, { disposeExternalPool: true }).connect();
    // The adapter's own cuts a script at every semicolon, also inside a function body.
    const executeScript = async (script: string) => void (await pool.query(script));
    try {
      return await work(Object.assign(adapter, { executeScript }));
    } finally {
      await adapter.dispose();
    }
  }

  /** The server says so itself, and goes on reading. */
  reasonToRefuseWrites() {
    return undefined;
  }
}
