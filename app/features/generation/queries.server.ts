import { morocco } from "~/content/landing-pages/morocco";
import { isShort, MEASURED } from "~/features/blog/model/post";
import type { ItemCounts, ItemStatus } from "~/features/generation/model/generation";
import { NO_ITEMS, OPEN_STATUSES } from "~/features/generation/model/generation";
import { articlesUntilEnd } from "~/features/generation/model/progress";
import { proposeSubjects } from "~/features/generation/model/propose-subjects";
import { listTurns } from "~/features/generation/queue.server";
import { shownBriefSchema } from "~/features/generation/schema/brief";
import type { SubjectValues } from "~/features/generation/schema/forms";
import { listAllOfferedServices } from "~/features/services/offered.server";
import { pageOffset } from "~/lib/web/page-offset";
import { db } from "~/server/db/db.server";

export const GENERATIONS_PER_PAGE = 10;
export const ITEMS_PER_PAGE = 100;

/** The generations of several articles, newest first, with how far each has come. */
export async function listGenerations(page: number) {
  const where = { kind: { in: ["five" as const, "bulk" as const] } };
  const [generations, matchCount] = await Promise.all([
    db.generation.findMany({
      where,
      orderBy: [{ created_at: "desc" }, { id: "desc" }],
      ...pageOffset(page, GENERATIONS_PER_PAGE),
      select: { id: true, kind: true, status: true, source: true, created_at: true },
    }),
    db.generation.count({ where }),
  ]);
  const counts = await countItems(generations.map(({ id }) => id));
  return {
    generations: generations.map((each) => ({ ...each, counts: counts.get(each.id) ?? NO_ITEMS })),
    matchCount,
  };
}

/** The five articles asked for last, when some of them failed and were not asked for again. */
export async function getFailedFive() {
  const generation = await db.generation.findFirst({
    where: { kind: "five" },
    orderBy: [{ created_at: "desc" }, { id: "desc" }],
    select: { id: true, status: true },
  });
  const counts = generation && (await countItems([generation.id])).get(generation.id);
  const isOver = generation?.status === "finished" || generation?.status === "paused";
  return isOver && counts && counts.failed > 0 ? { id: generation.id, counts } : null;
}

async function countItems(ids: string[]): Promise<Map<string, ItemCounts>> {
  const groups = await db.generationItem.groupBy({
    by: ["generation_id", "status"],
    where: { generation_id: { in: ids } },
    _count: true,
  });
  const counts = new Map<string, ItemCounts>();
  for (const { generation_id, status, _count } of groups) {
    counts.set(generation_id, { ...(counts.get(generation_id) ?? NO_ITEMS), [status]: _count });
  }
  return counts;
}

/** How far a generation of several articles has come; null when it is gone. */
export async function getGeneration(id: string) {
  const generation = await db.generation.findUnique({
    where: { id },
    select: {
      id: true,
      kind: true,
      status: true,
      pause_reason: true,
      source: true,
      created_at: true,
      finished_at: true,
      actor: { select: { full_name: true } },
    },
  });
  if (!generation || generation.kind === "single") return null;
  const [counts, took, turns, drafts] = await Promise.all([
    countItems([id]),
    measure(id),
    listTurns(),
    db.blogPost.findMany({
      where: { generation: { generation_id: id } },
      select: MEASURED,
    }),
  ]);
  const untilEndCount = articlesUntilEnd(turns, id);
  const shortCount = drafts.filter(isShort).length;
  return {
    ...generation,
    kind: generation.kind,
    counts: counts.get(id) ?? NO_ITEMS,
    untilEndCount,
    shortCount,
    ...took,
  };
}

export type StoredGeneration = NonNullable<Awaited<ReturnType<typeof getGeneration>>>;

/** What an item of a generation took on average, in milliseconds, and all of them in tokens and millionths of a dollar. */
async function measure(id: string) {
  const [row] = await db.$queryRaw<{ ms: number | null; tokens: number; cost: number | null }[]>`
    SELECT (avg(EXTRACT(EPOCH FROM finished_at - started_at)) FILTER (WHERE status IN ('done', 'failed')) * 1000)::float8 AS ms,
      COALESCE(sum(COALESCE(input_tokens, 0) + COALESCE(output_tokens, 0)), 0)::float8 AS tokens,
      CASE WHEN NOT bool_or(cost_micro_usd IS NULL AND input_tokens > 0) THEN sum(cost_micro_usd)::float8 END AS cost
    FROM generation_items WHERE generation_id = ${id}::uuid`;
  return { averageMs: row?.ms ?? null, tokens: row?.tokens ?? 0, costMicroUsd: row?.cost ?? null };
}

export async function listItems(
  generationId: string,
  { page, status }: { page: number; status?: ItemStatus | undefined },
) {
  const where = { generation_id: generationId, ...(status && { status }) };
  const [items, matchCount] = await Promise.all([
    db.generationItem.findMany({
      where,
      orderBy: { position: "asc" },
      ...pageOffset(page, ITEMS_PER_PAGE),
      select: {
        id: true,
        position: true,
        brief: true,
        status: true,
        error: true,
        post_id: true,
        input_tokens: true,
        output_tokens: true,
        cost_micro_usd: true,
        post: { select: MEASURED },
      },
    }),
    db.generationItem.count({ where }),
  ]);
  return { items: items.map(({ brief, ...item }) => ({ ...item, brief: shownBriefSchema.parse(brief) })), matchCount };
}

export type ListedItem = Awaited<ReturnType<typeof listItems>>["items"][number];

/** A word that changes with everything that the page of a generation shows; null when it is gone. */
export async function getGenerationState(id: string): Promise<{ isRunning: boolean; word: string } | null> {
  const generation = await db.generation.findUnique({ where: { id }, select: { status: true } });
  if (!generation) return null;
  const counts = (await countItems([id])).get(id) ?? NO_ITEMS;
  return { isRunning: generation.status === "running", word: [generation.status, ...Object.values(counts)].join("-") };
}

export async function listLatestFailures(generationId: string, count: number) {
  const items = await db.generationItem.findMany({
    where: { generation_id: generationId, status: "failed" },
    orderBy: [{ finished_at: "desc" }],
    take: count,
    select: { id: true, attempts: true, brief: true, error: true },
  });
  return items.map(({ id, attempts, brief, error }) => ({
    key: `${id}-${attempts}`,
    title: shownBriefSchema.parse(brief).title,
    error: error ?? "",
  }));
}

/** Five subjects for the agency's services and cities that no article covers and no generation is about to. */
export async function listSubjects(skip: number): Promise<SubjectValues[]> {
  const [services, posts, items] = await Promise.all([
    listAllOfferedServices(),
    // In one value: a row per article would take ten times as long to read.
    db.$queryRaw<{ titles: string[] | null }[]>`SELECT json_agg(title) AS titles FROM blog_posts`,
    db.generationItem.findMany({
      where: { status: { in: OPEN_STATUSES }, generation: { kind: { not: "single" } } },
      select: { brief: true },
    }),
  ]);
  const titles = [...(posts[0]?.titles ?? []), ...items.map(({ brief }) => shownBriefSchema.parse(brief).title)];
  return proposeSubjects({ services, cities: morocco.cities.items.map(({ name }) => name), titles, skip });
}
