import type { Writing } from "~/features/generation/model/brief";
import { singleBriefSchema, storedArticleSchema } from "~/features/generation/schema/brief";
import { formatMicroUsd } from "~/lib/money/format-money";
import { formatNumber } from "~/lib/text/format-number";
import { TEXT_PROVIDERS } from "~/server/ai/providers.server";
import { db } from "~/server/db/db.server";
import type { Transaction } from "~/server/db/transaction.server";
import { formatDateTime } from "~/site/format";

const VERSION = { id: true, position: true, status: true, post_id: true, brief: true } as const;

/** An item of a single generation with its other versions, in their order; null when there is none. */
export function getItem(id: string, tx: Transaction = db) {
  return tx.generationItem.findFirst({
    where: { id, generation: { kind: "single" } },
    include: { generation: { include: { items: { select: VERSION, orderBy: { position: "asc" } } } } },
  });
}

export type StoredItem = NonNullable<Awaited<ReturnType<typeof getItem>>>;

/** What was asked for at first, whichever version this is; null where that cannot be read any more. */
export function firstBriefOf({ generation }: StoredItem) {
  const first = singleBriefSchema.safeParse(generation.items[0]?.brief).data;
  return first?.kind === "subject" ? first : null;
}

export function getItemProgress(id: string) {
  return db.generationItem.findFirst({
    where: { id, generation: { kind: "single" } },
    select: { status: true, partial_text: true },
  });
}

/** The article of a row, and what it took; null while there is none. */
export function toWriting(item: {
  result: unknown;
  provider: string | null;
  model: string | null;
  prompt: string | null;
  input_tokens: number | null;
  output_tokens: number | null;
  cost_micro_usd: number | null;
}): Writing | null {
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

/** The single articles asked for last, each in its newest version. */
export async function listRecentItems() {
  const generations = await db.generation.findMany({
    where: { kind: "single" },
    orderBy: { created_at: "desc" },
    take: RECENT_MAX,
    include: { items: { select: VERSION, orderBy: { position: "asc" } } },
  });
  return generations.flatMap(({ created_at, items }) => {
    const first = singleBriefSchema.safeParse(items[0]?.brief);
    const last = items.findLast(({ status }) => status === "done") ?? items.at(-1);
    if (!last || first.data?.kind !== "subject") return [];
    const post_id = items.find((item) => item.post_id)?.post_id ?? null;
    return [{ id: last.id, subject: first.data.subject, status: last.status, post_id, created_at }];
  });
}

/** How an article came to be: what the model was told, and what it took. Parts written anew count too, and tries that failed. */
export async function getOrigin(postId: string) {
  const item = await db.generationItem.findUnique({ where: { post_id: postId } });
  if (!item) return null;
  const isSingle = { generation: { kind: "single" as const }, generation_id: item.generation_id };
  const steps = await db.generationItem.findMany({
    where: { position: { lte: item.position }, OR: [{ id: item.id }, isSingle] },
    orderBy: { position: "asc" },
  });
  const costs = steps.filter(({ input_tokens }) => input_tokens !== null).map(({ cost_micro_usd }) => cost_micro_usd);
  const { provider, model, finished_at } = item;
  return {
    provider: TEXT_PROVIDERS.find(({ name }) => name === provider)?.label ?? provider ?? "",
    model: model ?? "",
    written: finished_at && formatDateTime(finished_at),
    tokens: `${formatNumber(sum(steps.map(({ input_tokens }) => input_tokens)))} lus, ${formatNumber(sum(steps.map(({ output_tokens }) => output_tokens)))} écrits`,
    cost: costs.includes(null) ? null : formatMicroUsd(sum(costs)),
    prompts: steps.filter(({ status }) => status === "done").map(({ prompt }) => prompt ?? ""),
  };
}

export type Origin = NonNullable<Awaited<ReturnType<typeof getOrigin>>>;

function sum(values: (number | null)[]): number {
  return values.reduce<number>((total, value) => total + (value ?? 0), 0);
}
