import { Prisma, PrismaClient } from "~/server/db/client/client";
import { DatabaseUnavailableError } from "~/server/errors.server";
import { logger } from "~/server/logger.server";
import type { GuardedDatabase } from "./guarded-adapter.server";
import type { Transaction } from "./transaction.server";
import { collectCommitHooks } from "./transaction.server";

/** Longer than the waits below the breaker, so that its error comes first. */
const transactionOptions = { maxWait: 4500, timeout: 5000 };

/** Prisma's own end of a transaction that did not begin, or come to its end, in time; other faults share its code. */
const OUT_OF_TIME = /in the given time|expired transaction/;

/** Prisma over a guarded database. A transaction out of time stores nothing and throws DatabaseUnavailableError. */
export function createPrismaClient(guard: GuardedDatabase): PrismaClient {
  const client = new PrismaClient({ adapter: guard, transactionOptions, errorFormat: "minimal" });
  const transact = client.$transaction.bind(client) as (...args: unknown[]) => Promise<unknown>;
  const transactInTime = async (work: unknown, ...options: unknown[]) => {
    // A list of statements leaves nothing for after its commit.
    if (typeof work !== "function") return transact(work, ...options).catch(refuseLate);
    let hooks: (() => void)[] = [];
    const result = await transact(
      (tx: Transaction) => {
        hooks = collectCommitHooks(tx);
        return work(tx);
      },
      ...options,
    ).catch(refuseLate);
    for (const hook of hooks) hook();
    return result;
  };
  client.$transaction = transactInTime as typeof client.$transaction;
  return client;
}

function refuseLate(error: unknown): never {
  const isKnown = error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2028";
  if (!isKnown || !OUT_OF_TIME.test(error.message)) throw error;
  logger.warn({ err: error }, "no time for a transaction");
  throw new DatabaseUnavailableError({ cause: error });
}
