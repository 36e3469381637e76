import { z } from "zod";
import type { Taken, Writing } from "~/features/generation/model/brief";
import { blogCategoryOf } from "~/features/generation/model/brief";
import {
  BRIEF_UNREADABLE,
  OPEN_STATUSES,
  PAUSE_BETWEEN_MS,
  SINGLE_BRIEF_UNREADABLE,
} from "~/features/generation/model/generation";
import type { StoredBrief } from "~/features/generation/schema/brief";
import { rowBriefSchema, singleBriefSchema } from "~/features/generation/schema/brief";
import { runTransaction } from "~/server/db/run-command.server";
import type { JsonObject, Transaction } from "~/server/db/transaction.server";
import { scaledMs } from "~/server/env.server";
import { DatabaseUnavailableError, DomainError } from "~/server/errors.server";
import type { ClaimedJob, JobHandler } from "~/server/jobs/job-queue.server";
import { endJob, expectOwnJob } from "~/server/jobs/job-queue.server";
import { logger } from "~/server/logger.server";
import { reasonOf } from "./failure.server";
import { followItem } from "./follow-item.server";
import { endOrPause, findTurn, lockGeneration, lockQueue, queueNext, recoverQueue, WRITE_ITEM } from "./queue.server";
import { saveDraft } from "./save-draft.server";
import { writeBrief } from "./write-article.server";

const SINGLE_WRITERS = 3;

const ATTEMPTS_MAX = 3;

const payloadSchema = z.object({ itemId: z.uuid() });

interface TakenItem {
  id: string;
  generationId: string;
  /** Whether it is the article of a single generation: a user watches it, and decides whether it becomes a draft. */
  isSingle: boolean;
  /** The fence: another runner has counted one more. */
  attempts: number;
  brief: unknown;
}

type Outcome =
  | { kind: "written"; writing: Writing; brief: StoredBrief }
  | { kind: "failed"; sentence: string; taken: Taken | null; isHopeless: boolean }
  | { kind: "dropped" };

interface Turn {
  take: (tx: Transaction) => Promise<TakenItem | null>;
  pauseMs: number;
}

/** Writes the item that its job names, or a section of one. A few are written at a time, beside the batches. */
export const writeSingleItem: JobHandler = {
  attemptsMax: ATTEMPTS_MAX,
  lane: WRITE_ITEM.single,
  laneWidth: SINGLE_WRITERS,
  run: (job) => work(job, { take: (tx) => takeItem(tx, itemIdOf(job)), pauseMs: 0 }),
  lock: lockQueue,
  onFailed: (tx, job, reason) => giveUp(tx, { take: (each) => takeItem(each, itemIdOf(job)), pauseMs: 0, reason }),
};

/** Writes the items of all batches one by one, in turn. An item that crashes its runner three times is given up. */
export function writeBatchItems({ pauseMs = scaledMs(PAUSE_BETWEEN_MS) } = {}): JobHandler {
  return {
    attemptsMax: ATTEMPTS_MAX,
    lane: "batch",
    recover: recoverQueue,
    run: (job) => work(job, { take: takeNextItem, pauseMs }),
    lock: lockQueue,
    onFailed: (tx, _, reason) => giveUp(tx, { take: (each) => takeNextItem(each, { isBegun: true }), pauseMs, reason }),
  };
}

/**
 * Takes an item, asks the provider, and saves the outcome in the transaction that ends its job and queues the next:
 * a crash loses no article and saves none twice.
 */
async function work(job: ClaimedJob, { take, pauseMs }: Turn): Promise<void> {
  const item = await runTransaction(async (tx) => {
    await lockQueue(tx);
    await expectOwnJob(tx, job);
    const taken = await take(tx);
    if (!taken) await endJob(tx, job);
    return taken;
  });
  if (!item) return;
  const outcome = await write(item);
  await runTransaction(async (tx) => {
    await lockQueue(tx);
    await endJob(tx, job);
    await settle(tx, item, outcome);
    await queueNext(tx, new Date(Date.now() + pauseMs));
  });
}

/** Notes that every try of an item broke off, and queues the next. The queue is locked. */
async function giveUp(tx: Transaction, { take, pauseMs, reason }: Turn & { reason: string }): Promise<void> {
  const item = await take(tx);
  logger.error({ event: "article-given-up", generationId: item?.generationId, itemId: item?.id, reason });
  if (item) await settle(tx, item, { kind: "failed", ...reasonOf(null) });
  await queueNext(tx, item ? new Date(Date.now() + pauseMs) : new Date());
}

function itemIdOf({ payload }: ClaimedJob): string {
  return payloadSchema.parse(payload).itemId;
}

/** Marks an item as being written; null when it is wanted no more. One that is marked already lost its runner. */
async function takeItem(tx: Transaction, id: string): Promise<TakenItem | null> {
  const [item] = await tx.generationItem.updateManyAndReturn({
    where: { id, status: { in: OPEN_STATUSES } },
    data: { status: "running", attempts: { increment: 1 }, partial_text: "", started_at: new Date() },
    include: { generation: { select: { kind: true } } },
  });
  if (!item) return null;
  const { generation_id: generationId, generation, attempts, brief } = item;
  return { id, generationId, isSingle: generation.kind === "single", attempts, brief };
}

/** The next item of all batches, or only one that was begun: another must not answer for tries that were not its own. */
async function takeNextItem(tx: Transaction, { isBegun = false } = {}): Promise<TakenItem | null> {
  const generationId = await findTurn(tx);
  if (generationId === null) return null;
  const next = await tx.generationItem.findFirst({
    where: { generation_id: generationId, status: isBegun ? "running" : { in: OPEN_STATUSES } },
    orderBy: [{ status: "desc" }, { position: "asc" }],
  });
  return next && takeItem(tx, next.id);
}

async function write(item: TakenItem): Promise<Outcome> {
  const { signal, onText, end } = followItem(item);
  try {
    const brief = readBrief(item);
    // The text of a batch's article is not shown while it grows, and so not stored either.
    const writing = await writeBrief(brief, item.isSingle ? { signal, onText } : { signal });
    return { kind: "written", writing, brief };
  } catch (error) {
    if (signal.aborted) return { kind: "dropped" };
    if (error instanceof DatabaseUnavailableError) throw error;
    logger.warn({ event: "article-failed", generationId: item.generationId, itemId: item.id, err: error });
    return { kind: "failed", ...reasonOf(error) };
  } finally {
    end();
  }
}

/** @throws DomainError for a brief of an older shape, or damaged: its item fails alone. */
function readBrief({ brief: stored, isSingle }: TakenItem): StoredBrief {
  const brief = (isSingle ? singleBriefSchema : rowBriefSchema).safeParse(stored);
  if (brief.success) return brief.data;
  throw new DomainError("invalid", isSingle ? SINGLE_BRIEF_UNREADABLE : BRIEF_UNREADABLE, { cause: brief.error });
}

async function settle(tx: Transaction, item: TakenItem, outcome: Outcome): Promise<void> {
  const generation = await lockGeneration(tx, item.generationId);
  if (!generation) return;
  if (outcome.kind === "written") await saveWriting(tx, item, outcome);
  if (outcome.kind === "failed") {
    await endItem(tx, item, { status: "failed", error: outcome.sentence, taken: outcome.taken });
  }
  // Where no other article would fare better, its owner has to repair the cause first.
  const pauseReason = outcome.kind === "failed" && outcome.isHopeless ? outcome.sentence : null;
  await endOrPause(tx, generation, pauseReason);
}

/** Keeps the article of a single generation with its item, to be reviewed; that of a batch becomes a draft at once. */
async function saveWriting(
  tx: Transaction,
  item: TakenItem,
  { writing, brief }: { writing: Writing; brief: StoredBrief },
): Promise<void> {
  const { article } = writing;
  const kept = item.isSingle ? { result: { ...article }, partial_text: article.content } : {};
  const isOurs = await endItem(tx, item, { status: "done", error: null, taken: writing, ...kept });
  if (!isOurs || brief.kind !== "row") return;
  const { actor_id: actorId } = await tx.generation.findUniqueOrThrow({ where: { id: item.generationId } });
  const post = await saveDraft(tx, { actorId, category: blogCategoryOf(brief), brief, writing });
  await tx.generationItem.update({ where: { id: item.id }, data: { post_id: post.id } });
}

/** Ends an item and adds the costs of this try to the earlier ones. False, if it was cancelled or taken over meanwhile. */
async function endItem(
  tx: Transaction,
  { id, attempts }: TakenItem,
  {
    taken,
    ...ending
  }: {
    status: "done" | "failed";
    error: string | null;
    taken: Taken | null;
    result?: JsonObject;
    partial_text?: string;
  },
): Promise<boolean> {
  const where = { id, attempts, status: "running" as const };
  const before = await tx.generationItem.findFirst({ where });
  if (!before) return false;
  const data = { ...ending, ...(taken && costsOf(taken, before)), finished_at: new Date() };
  return (await tx.generationItem.updateMany({ where, data })).count === 1;
}

function costsOf(
  { provider, model, prompt, ...now }: Taken,
  before: { input_tokens: number | null; output_tokens: number | null; cost_micro_usd: number | null },
) {
  const costBefore = before.input_tokens === null ? 0 : before.cost_micro_usd;
  const isKnown = costBefore !== null && now.costMicroUsd !== null;
  return {
    provider,
    model,
    prompt,
    input_tokens: (before.input_tokens ?? 0) + now.inputTokens,
    output_tokens: (before.output_tokens ?? 0) + now.outputTokens,
    cost_micro_usd: isKnown ? costBefore + (now.costMicroUsd ?? 0) : null,
  };
}
