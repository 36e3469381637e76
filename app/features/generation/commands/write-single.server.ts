import { z } from "zod";
import type { Writing } from "~/features/generation/model/brief";
import { OPEN_STATUSES } from "~/features/generation/model/generation";
import { GENERATION_FAILED, ITEM_BRIEF_UNREADABLE } from "~/features/generation/model/messages";
import { ITEM_GONE } from "~/features/generation/model/single";
import type { StoredBrief } from "~/features/generation/schema/brief";
import { storedArticleSchema, storedBriefSchema } from "~/features/generation/schema/brief";
import { db } from "~/server/db/db.server";
import { DatabaseUnavailableError, DomainError } from "~/server/errors.server";
import type { ClaimedJob, JobHandler } from "~/server/jobs/job-queue.server";
import { expectOwnJob } from "~/server/jobs/job-queue.server";
import { logger } from "~/server/logger.server";
import type { WritingOptions } from "./ask-for-content.server";
import { endItem } from "./end-item.server";
import { reasonOf } from "./failure.server";
import { followItem } from "./follow-item.server";
import { writeSection } from "./write-section.server";
import { writeWhole } from "./write-whole.server";

/** The kind of job that writes one article, or one part of it. */
export const WRITE_ARTICLE = "write-article";

/** How many articles somebody waits for are written at a time by one process. */
const WRITERS = 3;

const payloadSchema = z.object({ itemId: z.uuid() });

/** Writes one article while somebody waits for it. After a crash it is begun anew; nothing is kept twice. */
export const writeSingleItem: JobHandler = {
  attemptsMax: 3,
  lane: WRITE_ARTICLE,
  laneWidth: WRITERS,
  async run(job) {
    const item = await take(job);
    if (!item) return;
    const follower = followItem(item);
    try {
      const writing = await write(readBrief(item.brief), follower);
      const { article } = writing;
      const kept = { result: { ...article }, partial_text: article.content };
      await settle(item, { status: "done", error: null, taken: writing, ...kept });
    } catch (error) {
      if (follower.signal.aborted) return;
      if (error instanceof DatabaseUnavailableError) throw error;
      logger.warn({ event: "article-failed", itemId: item.id, err: error });
      const { sentence, taken } = reasonOf(error);
      await settle(item, { status: "failed", error: sentence, taken });
    } finally {
      follower.end();
    }
  },
  async onFailed(tx, job, reason) {
    logger.error({ event: "article-given-up", jobId: job.id, reason });
    const { itemId: id } = payloadSchema.parse(job.payload);
    const open = { id, status: { in: OPEN_STATUSES } };
    const data = { status: "failed", error: GENERATION_FAILED, finished_at: new Date() } as const;
    await tx.generationItem.updateMany({ where: open, data });
  },
};

interface TakenItem {
  id: string;
  generationId: string;
  /** Fences off whoever wrote at it before. */
  attempts: number;
  /** As it is stored. */
  brief: unknown;
}

/** Marks the article as being written; null when it is wanted no more. One that is marked already lost its writer. */
async function take(job: ClaimedJob): Promise<TakenItem | null> {
  const { itemId } = payloadSchema.parse(job.payload);
  const [item] = await db.$transaction(async (tx) => {
    await expectOwnJob(tx, job);
    return tx.generationItem.updateManyAndReturn({
      where: { id: itemId, status: { in: OPEN_STATUSES } },
      data: { status: "running", attempts: { increment: 1 }, partial_text: "", started_at: new Date() },
    });
  });
  if (!item) return null;
  const { id, generation_id: generationId, attempts } = item;
  return { id, generationId, attempts, brief: item.brief };
}

/** @throws DomainError for one of an older shape, or damaged. */
function readBrief(stored: unknown): StoredBrief {
  const brief = storedBriefSchema.safeParse(stored);
  if (!brief.success) throw new DomainError("invalid", ITEM_BRIEF_UNREADABLE, { cause: brief.error });
  return brief.data;
}

async function write(brief: StoredBrief, options: WritingOptions): Promise<Writing> {
  if (brief.kind === "subject") return writeWhole(brief, options);
  const former = await db.generationItem.findUnique({ where: { id: brief.of }, select: { result: true } });
  if (!former) throw new DomainError("not-found", ITEM_GONE);
  return writeSection({ ...brief, article: storedArticleSchema.parse(former.result) }, options);
}

/** Notes what came of it, unless it was cancelled or taken over meanwhile. */
function settle(item: TakenItem, ending: Parameters<typeof endItem>[2]) {
  return db.$transaction(async (tx) => {
    if (!(await endItem(tx, item, ending))) return;
    const data = { status: "finished", finished_at: new Date() } as const;
    await tx.generation.update({ where: { id: item.generationId }, data });
  });
}
