import { TARGET_KIND } from "~/features/blog/commands/trail.server";
import type { ChangedMeanwhile } from "~/server/changed-meanwhile.server";
import { describeChange } from "~/server/changed-meanwhile.server";
import type { Prisma } from "~/server/db/client/client";
import { violatedConstraint } from "~/server/db/violated-constraint.server";

/** What became of an article that was sent for saving. */
export type SaveOutcome = { kind: "saved"; id: string } | { kind: "slug-taken" } | { kind: "not-reviewed" } | Changed;

/** Somebody saved it meanwhile, perhaps published it or took it back. */
export interface Changed extends ChangedMeanwhile {
  isPublished: boolean;
}

/** What is told of an article that was saved meanwhile. */
export async function describePostChange(
  tx: Prisma.TransactionClient,
  { id, version, is_published }: { id: string; version: number; is_published: boolean },
): Promise<Changed> {
  const change = await describeChange(tx, { targetKind: TARGET_KIND, targetId: id, version });
  return { ...change, isPublished: is_published };
}

/** Whether an error says that another article has the address already. */
export function isSlugTaken(error: unknown): boolean {
  return violatedConstraint(error) === "blog_posts_slug_key";
}
