import type { Changed } from "~/features/blog/commands/save-outcome.server";
import { describePostChange } from "~/features/blog/commands/save-outcome.server";
import { POST_GONE } from "~/features/blog/model/post";
import { db } from "~/server/db/db.server";
import { DomainError } from "~/server/errors.server";
import type { User } from "~/server/sessions/user";
import { afterChange, record } from "./audit-post.server";

/** Saves the tags alone, over the version that was seen. @throws DomainError `not-found`. */
export async function savePostTags(
  actor: User,
  id: string,
  { tags, version }: { tags: string[]; version?: number | undefined },
): Promise<{ kind: "saved" } | Changed> {
  const outcome = await db.$transaction(async (tx) => {
    const stored = await tx.blogPost.findUnique({ where: { id } });
    if (!stored) throw new DomainError("not-found", POST_GONE.title);
    const where = { id, version: version ?? stored.version };
    const { count } = await tx.blogPost.updateMany({ where, data: tagsAlone(stored, tags) });
    if (count === 0) return describePostChange(tx, stored);
    await record(tx, actor, id, "tagged");
    return { kind: "saved" as const };
  });
  if (outcome.kind === "saved") afterChange("tagged", actor, id);
  return outcome;
}

/** Readers are told of no change when the words they read are the same. */
function tagsAlone({ updated_at }: { updated_at: Date }, tags: string[]) {
  return { tags, updated_at, version: { increment: 1 } };
}
