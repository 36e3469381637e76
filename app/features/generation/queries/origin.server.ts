import { formatMicroUsd } from "~/lib/money/micro-usd";
import { formatNumber } from "~/lib/text/format-number";
import { TEXT_PROVIDERS } from "~/server/ai/providers.server";
import { db } from "~/server/db/db.server";
import { formatDateTime } from "~/site/format";

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
