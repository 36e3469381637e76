import type { Taken } from "~/features/generation/model/brief";
import type { Prisma } from "~/server/db/client/client";

interface Ending extends Prisma.GenerationItemUpdateManyMutationInput {
  status: "done" | "failed";
  /** Why it failed, in the reader's words. */
  error: string | null;
}

interface Held {
  id: string;
  /** The fence: another runner has counted one more. */
  attempts: number;
}

/**
 * Notes what came of an article, and adds what this try took to what the ones before it did: each was paid for. False,
 * and nothing noted, when it was cancelled or taken over meanwhile.
 */
export async function endItem(
  tx: Prisma.TransactionClient,
  { id, attempts }: Held,
  { taken, ...ending }: Ending & { taken: Taken | null },
): Promise<boolean> {
  const where = { id, attempts, status: "running" as const };
  const before = await tx.generationItem.findFirst({ where });
  if (!before) return false;
  const columns = taken ? columnsOf(taken, before) : {};
  const data = { ...ending, ...columns, finished_at: new Date() };
  return (await tx.generationItem.updateMany({ where, data })).count === 1;
}

interface TakenBefore {
  input_tokens: number | null;
  output_tokens: number | null;
  cost_micro_usd: number | null;
}

function columnsOf({ provider, model, prompt, ...now }: Taken, before: TakenBefore) {
  const costBefore = before.input_tokens === null ? 0 : before.cost_micro_usd;
  const isKnown = costBefore !== null && now.costMicroUsd !== null;
  return {
    ...{ provider, model, prompt },
    input_tokens: (before.input_tokens ?? 0) + now.inputTokens,
    output_tokens: (before.output_tokens ?? 0) + now.outputTokens,
    cost_micro_usd: isKnown ? costBefore + (now.costMicroUsd ?? 0) : null,
  };
}
