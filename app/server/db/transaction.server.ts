import type { Prisma } from "./client/client";

export type Transaction = Prisma.TransactionClient;

const commitHooks = new WeakMap<object, (() => void)[]>();

/** Runs `work` once a transaction has committed; at once where `tx` is no open transaction. */
export function onCommit(tx: Transaction, work: () => void): void {
  const hooks = commitHooks.get(tx);
  if (hooks) hooks.push(work);
  else work();
}

/** Collects the work of `onCommit` while a transaction is open; the caller runs it after the commit. */
export function collectCommitHooks(tx: Transaction): (() => void)[] {
  const hooks: (() => void)[] = [];
  commitHooks.set(tx, hooks);
  return hooks;
}

/** Select of `create` where the row is not needed. `createMany` is slower for one row: Prisma keeps no plan of it. */
export const WRITTEN = { id: true } as const;

export type JsonObject = Prisma.InputJsonObject;

export type JobChanges = Prisma.JobUpdateManyMutationInput;
