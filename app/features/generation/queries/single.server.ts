import type { Writing } from "~/features/generation/model/brief";
import { storedArticleSchema, storedBriefSchema } from "~/features/generation/schema/brief";
import type { Prisma } from "~/server/db/client/client";
import { db } from "~/server/db/db.server";

const VERSION = { id: true, position: true, status: true, post_id: true, brief: true } as const;

/** An article of the single generator with its other versions, in their order; null when there is none. */
export function getItem(id: string, tx: Prisma.TransactionClient = db) {
  return tx.generationItem.findFirst({
    where: { id, generation: { kind: "single" } },
    include: { generation: { include: { items: { select: VERSION, orderBy: { position: "asc" } } } } },
  });
}

export type StoredItem = NonNullable<Awaited<ReturnType<typeof getItem>>>;

/** What was asked for at first, whichever version this is; null where that cannot be read any more. */
export function firstBriefOf({ generation }: StoredItem) {
  const first = storedBriefSchema.safeParse(generation.items[0]?.brief).data;
  return first?.kind === "subject" ? first : null;
}

/** How far an article has come, for who only watches. */
export function getItemProgress(id: string) {
  return db.generationItem.findFirst({
    where: { id, generation: { kind: "single" } },
    select: { status: true, partial_text: true },
  });
}

interface WritingColumns {
  result: unknown;
  provider: string | null;
  model: string | null;
  prompt: string | null;
  input_tokens: number | null;
  output_tokens: number | null;
  cost_micro_usd: number | null;
}

/** The article of a row, and what it took; null while there is none. */
export function toWriting(item: WritingColumns): Writing | null {
  const article = storedArticleSchema.safeParse(item.result);
  if (!article.success) return null;
  return {
    article: article.data,
    provider: item.provider ?? "",
    model: item.model ?? "",
    prompt: item.prompt ?? "",
    inputTokens: item.input_tokens ?? 0,
    outputTokens: item.output_tokens ?? 0,
    costMicroUsd: item.cost_micro_usd,
  };
}

const RECENT_MAX = 6;

/** The articles asked for last, each in its newest version. */
export async function listRecentItems() {
  const generations = await db.generation.findMany({
    where: { kind: "single" },
    orderBy: { created_at: "desc" },
    take: RECENT_MAX,
    include: { items: { select: VERSION, orderBy: { position: "asc" } } },
  });
  return generations.flatMap(({ created_at, items }) => {
    const first = storedBriefSchema.safeParse(items[0]?.brief);
    const last = items.findLast(({ status }) => status === "done") ?? items.at(-1);
    if (!last || first.data?.kind !== "subject") return [];
    const post_id = items.find((item) => item.post_id)?.post_id ?? null;
    return [{ id: last.id, subject: first.data.subject, status: last.status, post_id, created_at }];
  });
}
