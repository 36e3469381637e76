import type { User } from "~/features/accounts/model";
import { afterChange, TARGET_KIND } from "~/features/blog/commands/trail.server";
import { describeForTrail } from "~/features/blog/former-post.server";
import { POST_GONE } from "~/features/blog/model";
import { audit } from "~/server/audit.server";
import { db } from "~/server/db.server";
import { DomainError } from "~/server/errors.server";

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
