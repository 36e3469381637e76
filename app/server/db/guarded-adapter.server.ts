import type {
  SqlDriverAdapter,
  SqlDriverAdapterFactory,
  SqlQueryable,
  Transaction,
} from "@prisma/driver-adapter-utils";
import { CircuitBreaker } from "~/server/db/breaker.server";
import { tellDamage } from "~/server/db/damage.server";
import { DatabaseUnavailableError } from "~/server/errors.server";
import { logger } from "~/server/logger.server";
import { timed } from "~/server/watching/statement-time.server";
import type { Backend } from "./backend-interface.server";
import { DatabaseStartError, judgeFailure } from "./database-errors.server";

const PROBE_EVERY_MS = 500;

/** The way from Prisma to either database: every statement passes the circuit breaker. */
export class GuardedDatabase implements SqlDriverAdapterFactory {
  readonly provider = "postgres";
  readonly adapterName = "guarded";
  readonly breaker: CircuitBreaker;
  /** Set by closeDatabase, so that a late query does not open the database again. */
  isClosed = false;
  #isRefusingWrites = false;

  constructor(readonly backend: Backend) {
    this.breaker = new CircuitBreaker({
      probe: () => backend.probe(),
      probeEveryMs: PROBE_EVERY_MS,
      onChange: ({ isOpen, cause }) => {
        if (isOpen) logger.error({ err: cause, database: backend.kind }, "database down");
        else logger.info({ database: backend.kind }, "database up again");
      },
    });
  }

  async connect(): Promise<SqlDriverAdapter> {
    return {
      provider: this.provider,
      adapterName: this.adapterName,
      queryRaw: (query) => this.#run(query.sql, (adapter) => adapter.queryRaw(query)),
      executeRaw: (query) => this.#run(query.sql, (adapter) => adapter.executeRaw(query)),
      executeScript: (script) => this.#run(script, (adapter) => adapter.executeScript(script)),
      startTransaction: (isolationLevel) =>
        this.#run("BEGIN", async (adapter) => this.#guardTransaction(await adapter.startTransaction(isolationLevel))),
      getConnectionInfo: () => ({ supportsRelationJoins: true }),
      // Opened and closed by openDatabase and closeDatabase, whatever happens to one Prisma client.
      dispose: async () => {},
    };
  }

  async #run<T>(sql: string, work: (adapter: SqlDriverAdapter) => Promise<T>): Promise<T> {
    if (this.isClosed) throw new DatabaseUnavailableError({ cause: new Error("The database was closed") });
    this.breaker.assertClosed();
    this.#refuseHarmfulWrites(sql);
    return timed(sql, async () => {
      try {
        return await work(await this.backend.connect());
      } catch (error) {
        throw this.#translate(error);
      }
    });
  }

  #guardTransaction(transaction: Transaction): Transaction {
    let failure: unknown;
    let isLost = false;
    const run = async <T>(sql: string, work: (queryable: SqlQueryable) => Promise<T>) => {
      // Nothing answers on a lost connection: not even the ROLLBACK is worth a time-out.
      if (isLost) throw new DatabaseUnavailableError({ cause: failure });
      this.#refuseHarmfulWrites(sql);
      try {
        return await timed(sql, () => work(transaction));
      } catch (error) {
        failure = error;
        isLost = judgeFailure(error) === "down";
        throw this.#translate(error);
      }
    };
    return {
      provider: transaction.provider,
      adapterName: transaction.adapterName,
      options: transaction.options,
      queryRaw: (query) => run(query.sql, (queryable) => queryable.queryRaw(query)),
      executeRaw: async (query) => {
        const count = await run(query.sql, (queryable) => queryable.executeRaw(query));
        // PostgreSQL answers COMMIT with a silent rollback when a statement has failed before.
        if (query.sql === "COMMIT" && failure) throw this.#translate(failure);
        return count;
      },
      commit: () => transaction.commit(),
      rollback: () => transaction.rollback(),
      createSavepoint: async (name) => transaction.createSavepoint?.(name),
      rollbackToSavepoint: async (name) => {
        await transaction.rollbackToSavepoint?.(name);
        failure = undefined;
      },
      releaseSavepoint: async (name) => transaction.releaseSavepoint?.(name),
    };
  }

  #refuseHarmfulWrites(sql: string) {
    if (/^\s*(SELECT|BEGIN|COMMIT|ROLLBACK|SHOW)\b/i.test(sql)) return;
    const reason = this.backend.reasonToRefuseWrites();
    // Once, not for each: the log may lie on the disk that is full.
    if (reason && !this.#isRefusingWrites) logger.error({ database: this.backend.kind, reason }, "writes refused");
    this.#isRefusingWrites = reason !== undefined;
    if (reason === undefined) return;
    throw new DatabaseUnavailableError({ cause: new Error(reason) });
  }

  #translate(error: unknown): unknown {
    if (error instanceof DatabaseUnavailableError) return error;
    // Another process holds it by now, or it must be restored: what needs no database is served meanwhile.
    const kind = error instanceof DatabaseStartError ? "down" : judgeFailure(error);
    if (kind === "statement") return error;
    if (kind === "down") {
      this.breaker.trip(error);
      void this.backend.discard();
    } else if (!tellDamage(this.backend, error)) {
      logger.warn({ err: error, database: this.backend.kind }, "database refused a statement");
    }
    return new DatabaseUnavailableError({ cause: error });
  }
}
