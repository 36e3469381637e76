import { AsyncLocalStorage } from "node:async_hooks";
import { PrismaPg } from "@prisma/adapter-pg";
import type { SqlDriverAdapter } from "@prisma/driver-adapter-utils";

export interface EdgeRuntime {
  assets: { fetch(request: Request): Promise<Response> };
  /** Keeps the request alive after its answer, also where the visitor has left. */
  waitUntil: (work: Promise<unknown>) => void;
}

/** Of one request: the loaders of a page ask at the same time. */
const CONNECTIONS_MAX = 3;
/** Waiting for a connection and then for an answer, together well below five seconds. */
const CONNECT_TIMEOUT_MS = 1500;
const ANSWER_TIMEOUT_MS = 2500;

/** One request under way: workerd ends its connections with it, so each has its own. */
class RequestScope {
  #connection: Promise<SqlDriverAdapter> | undefined;
  readonly #behind: Promise<unknown>[] = [];

  constructor(readonly assets: EdgeRuntime["assets"]) {}

  /** The connection to PostgreSQL, made at the first call. */
  connect(url: string): Promise<SqlDriverAdapter> {
    this.#connection ??= new PrismaPg({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      application_name: "zellige edge",
      // As the Node process asks: see PostgresBackend.
      options: "-c TimeZone=UTC -c max_parallel_workers_per_gather=0 -c jit=off",
      max: CONNECTIONS_MAX,
      query_timeout: ANSWER_TIMEOUT_MS,
      statement_timeout: ANSWER_TIMEOUT_MS - 300,
      idle_in_transaction_session_timeout: 10_000,
    }).connect();
    return this.#connection;
  }

  /** Has this done before the connection is closed, although the answer does not wait for it. */
  doBehind(work: Promise<unknown>): void {
    this.#behind.push(work.catch(() => undefined));
  }

  /** Waits for what is done behind the answer, and closes the connection. */
  async close(): Promise<void> {
    while (this.#behind.length > 0) await Promise.all(this.#behind.splice(0));
    await this.discard();
  }

  /** Gives up a connection that has failed; the next statement makes one anew. */
  async discard(): Promise<void> {
    const connection = this.#connection;
    this.#connection = undefined;
    await connection?.then((adapter) => adapter.dispose()).catch(() => undefined);
  }
}

const storage = new AsyncLocalStorage<RequestScope>();

/** Answers a request in a scope of its own, which is closed once its answer is there. */
export async function inRequestScope(
  { assets, waitUntil }: EdgeRuntime,
  answer: () => Promise<Response>,
): Promise<Response> {
  const scope = new RequestScope(assets);
  const answered = storage.run(scope, answer);
  const close = () => storage.run(scope, () => scope.close());
  waitUntil(answered.then(close, close));
  return answered;
}

/** The scope of the request that is being answered here. @throws outside of one, where workerd would refuse as well */
export function requestScope(): RequestScope {
  const scope = storage.getStore();
  if (!scope) throw new Error("Asked outside of a request, where workerd reads and writes nothing");
  return scope;
}
