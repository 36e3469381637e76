import { POST_GONE } from "~/features/blog/model/post";
import { audit } from "~/server/db/audit.server";
import { db } from "~/server/db/db.server";
import { DomainError } from "~/server/errors.server";
import type { User } from "~/server/sessions/user";
import { afterChange, TARGET_KIND } from "./audit-post.server";
import { describeForTrail } from "./deleted-post.server";

/** Deletes an article and its former addresses for good. @throws DomainError `not-found`. */
export async function deletePost(actor: User, id: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const details = await describeForTrail(tx, id);
    const { count } = await tx.blogPost.deleteMany({ where: { id } });
    if (count === 0) throw new DomainError("not-found", POST_GONE.title);
    await audit(tx, { actor, action: "deleted", targetKind: TARGET_KIND, targetId: id, details });
  });
  afterChange("deleted", actor, id);
}
