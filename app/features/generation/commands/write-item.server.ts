import { blogCategoryOf } from "~/features/generation/model/blog-category";
import type { RowBrief } from "~/features/generation/model/brief";
import { OPEN_STATUSES, PAUSE_BETWEEN_MS } from "~/features/generation/model/generation";
import { BRIEF_UNREADABLE } from "~/features/generation/model/messages";
import { rowBriefSchema } from "~/features/generation/schema/csv-row";
import type { Prisma } from "~/server/db/client/client";
import { db } from "~/server/db/db.server";
import { DatabaseUnavailableError, DomainError } from "~/server/errors.server";
import type { ClaimedJob, JobHandler } from "~/server/jobs/job-queue.server";
import { endJob, expectOwnJob } from "~/server/jobs/job-queue.server";
import { logger } from "~/server/logger.server";
import { reasonOf } from "./failure.server";
import { followItem } from "./follow-item.server";
import { findTurn, lockQueue, queueNext, recoverQueue } from "./queue.server";
import type { Outcome, TakenItem } from "./settle-item.server";
import { settleIn, settleItem } from "./settle-item.server";
import { writeWhole } from "./write-whole.server";

/**
 * Writes the articles of all runs one after the other, a job each, the runs taking turns. An article is saved in the transaction that takes its
 * job off the queue and puts the next one there: a crash at any moment loses none and saves none twice.
 */
export function writeBatchItems({ pauseMs = PAUSE_BETWEEN_MS } = {}): JobHandler {
  return {
    // An article that ends its runner three times is given up; the others go on.
    attemptsMax: 3,
    lane: "batch",
    recover: recoverQueue,
    async run(job) {
      const item = await take(job);
      if (item) await settleItem({ job, item, outcome: await write(item), pauseMs });
    },
    lock: lockQueue,
    async onFailed(tx, _, reason) {
      const item = await takeNext(tx, { onlyBegun: true });
      logger.error({ event: "article-given-up", generationId: item?.generationId, itemId: item?.id, reason });
      if (item) await settleIn(tx, { item, outcome: { kind: "failed", ...reasonOf(null) }, pauseMs });
      else await queueNext(tx);
    },
  };
}

/** Marks the next article as being written. An article that is marked already is one whose runner died. */
function take(job: ClaimedJob): Promise<TakenItem | null> {
  return db.$transaction(async (tx) => {
    await lockQueue(tx);
    await expectOwnJob(tx, job);
    const item = await takeNext(tx);
    if (!item) await endJob(tx, job);
    return item;
  });
}

/** The next article, or only one that was begun: another is not to answer for tries that were not its own. */
async function takeNext(tx: Prisma.TransactionClient, { onlyBegun = false } = {}): Promise<TakenItem | null> {
  const generationId = await findTurn(tx);
  if (generationId === null) return null;
  const next = await tx.generationItem.findFirst({
    where: { generation_id: generationId, status: onlyBegun ? "running" : { in: OPEN_STATUSES } },
    orderBy: [{ status: "desc" }, { position: "asc" }],
  });
  if (!next) return null;
  const { id, attempts } = await tx.generationItem.update({
    where: { id: next.id },
    data: { status: "running", attempts: { increment: 1 }, started_at: new Date() },
  });
  return { id, generationId, attempts, brief: next.brief };
}

/** @throws DomainError for one of an older shape, or damaged: its article fails alone. */
function readBrief(stored: unknown): RowBrief {
  const brief = rowBriefSchema.safeParse(stored);
  if (!brief.success) throw new DomainError("invalid", BRIEF_UNREADABLE, { cause: brief.error });
  return brief.data;
}

async function write(item: TakenItem): Promise<Outcome> {
  const { signal, end } = followItem(item);
  try {
    const brief = readBrief(item.brief);
    const writing = await writeWhole(brief, { signal });
    return { kind: "written", writing, category: blogCategoryOf(brief), brief };
  } catch (error) {
    if (signal.aborted) return { kind: "dropped" };
    if (error instanceof DatabaseUnavailableError) throw error;
    logger.warn({ event: "article-failed", generationId: item.generationId, itemId: item.id, err: error });
    return { kind: "failed", ...reasonOf(error) };
  } finally {
    end();
  }
}
