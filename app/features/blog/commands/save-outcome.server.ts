import type { Prisma } from "~/server/db/client/client";
import { violatedConstraint } from "~/server/db/violated-constraint.server";
import type { EditConflict } from "~/server/forms/edit-conflict.server";
import { describeConflict } from "~/server/forms/edit-conflict.server";
import { TARGET_KIND } from "./audit-post.server";

/** What became of an article that was sent for saving. */
export type SaveOutcome = { kind: "saved"; id: string } | { kind: "slug-taken" } | { kind: "not-reviewed" } | Changed;

/** Somebody saved it meanwhile, perhaps published it or took it back. */
export interface Changed extends EditConflict {
  isPublished: boolean;
}

/** What is told of an article that was saved meanwhile. */
export async function describePostChange(
  tx: Prisma.TransactionClient,
  { id, version, is_published }: { id: string; version: number; is_published: boolean },
): Promise<Changed> {
  const change = await describeConflict(tx, { targetKind: TARGET_KIND, targetId: id, version });
  return { ...change, isPublished: is_published };
}

/** Whether an error says that another article has the address already. */
export function isSlugTaken(error: unknown): boolean {
  return violatedConstraint(error) === "blog_posts_slug_key";
}
