import { DomainError } from "~/server/errors.server";
import { dropCacheTags } from "~/server/page-cache/page-cache.server";
import { violatedConstraint } from "./database-errors.server";
import { db } from "./db.server";
import { pubSub } from "./pub-sub.server";
import type { JsonObject, Transaction } from "./transaction.server";
import { onCommit, WRITTEN } from "./transaction.server";

/** Who changes what, and how the database's own refusals are worded. */
export interface Command {
  /** Null for the product itself. */
  actor: { id: string } | null;
  /** Verb of the audit entry, such as 'created'. */
  action: string;
  /** Kind of the thing that changes, such as 'project'. */
  target: string;
  /** The French sentence for a row that is gone (Prisma's P2025). */
  notFound?: string;
  /** The refusal for each constraint that the write may violate, by its name. */
  refusals?: Readonly<Record<string, DomainError>>;
}

interface Changed<Result> {
  result: Result;
  /** What the audit entry names. */
  targetId: string;
  /** What is worth knowing later; never a secret. */
  details?: JsonObject;
  /** Overrides the command's verb, where it depends on what was found. */
  action?: string;
  /** Of the cached pages that show what was changed; empty where no page does. */
  cacheTags: readonly string[];
  /** Runs once the change is committed, before any page is rendered anew. */
  onCommit?: () => void;
}

/** What a command has done: a change with its trail, or nothing at all. */
export type Outcome<Result> = { kind: "changed"; change: Changed<Result> } | { kind: "unchanged"; result: Result };

/** The outcome of a command that wrote something. */
export function changed<Result>(change: Changed<Result>): Outcome<Result> {
  return { kind: "changed", change };
}

/** The outcome of a command that found nothing to write, such as a status that was set already. */
export function unchanged<Result>(result: Result): Outcome<Result> {
  return { kind: "unchanged", result };
}

/**
 * Runs a command in one transaction, which also stores its audit entry: neither is stored without the other. Once it is
 * committed, the cached pages under its tags are dropped.
 * @throws DomainError `not-found` for a missing row, the command's own refusal for a violated constraint.
 */
export async function runCommand<Result>(
  command: Command,
  work: (tx: Transaction) => Promise<Outcome<Result>>,
): Promise<Result> {
  const outcome = await db
    .$transaction(async (tx) => {
      const done = await work(tx);
      if (done.kind === "unchanged") return done;
      const { targetId, details, action = command.action, cacheTags } = done.change;
      await audit(tx, { actor: command.actor, action, targetKind: command.target, targetId, details });
      if (done.change.onCommit) onCommit(tx, done.change.onCommit);
      await dropPages(tx, cacheTags);
      return done;
    })
    .catch((error: unknown) => {
      throw refusalOf(error, command);
    });
  return outcome.kind === "changed" ? outcome.change.result : outcome.result;
}

/** Drops the cached pages that show one of these, in every process, once the transaction has committed. */
export async function dropPages(tx: Transaction, cacheTags: readonly string[]): Promise<void> {
  if (cacheTags.length === 0) return;
  await pubSub.publish(tx, "changes", cacheTags);
  onCommit(tx, () => dropCacheTags(...cacheTags));
}

/** Runs writes of no user, such as a job's progress, in one transaction: no audit entry, no page of the site. */
export function runTransaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  return db.$transaction(work);
}

function refusalOf(error: unknown, { notFound, refusals = {} }: Command): unknown {
  const constraint = violatedConstraint(error);
  const refusal = constraint === undefined ? undefined : refusals[constraint];
  if (refusal) return new DomainError(refusal.code, refusal.userMessage, { field: refusal.field, cause: error });
  // Prisma's code for a row that an update or delete names and that is not there.
  const isMissing = (error as { code?: unknown } | null)?.code === "P2025";
  return notFound && isMissing ? new DomainError("not-found", notFound, { cause: error }) : error;
}

/**
 * Writes who changed what, in the transaction of the change: neither is stored without the other.
 * @param change its actor, null for the product itself; its verb and kind, such as 'status-set' of a 'project'; and
 * what is worth knowing later, never a secret
 */
export async function audit(
  tx: Transaction,
  change: Pick<Command, "actor" | "action"> & {
    targetKind: string;
    targetId: string;
    details?: JsonObject | undefined;
  },
): Promise<void> {
  const { actor, action, targetKind, targetId, details = {} } = change;
  await tx.auditEntry.create({
    data: { actor_id: actor?.id ?? null, action, target_kind: targetKind, target_id: targetId, details },
    select: WRITTEN,
  });
}
