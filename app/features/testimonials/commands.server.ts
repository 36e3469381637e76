import { listTeamAddresses } from "~/features/accounts/queries/accounts.server";
import { forgetReviewLetters, queueEmail } from "~/features/mail/commands/outbox.server";
import { newReview } from "~/features/mail/email-templates/new-review";
import { DECLINE_MESSAGES, DELETE_FAILED_MESSAGE, MODERATION_MESSAGES } from "~/features/testimonials/model";
import { signedBy } from "~/features/testimonials/queries.server";
import type { ReviewInput } from "~/features/testimonials/schema";
import { audit } from "~/server/db/audit.server";
import type { Prisma } from "~/server/db/client/client";
import { db } from "~/server/db/db.server";
import { sql } from "~/server/db/sql.server";
import { DomainError } from "~/server/errors.server";
import { releaseIdempotencyKey, withIdempotency } from "~/server/forms/idempotency.server";
import { logger } from "~/server/logger.server";
import { dropCacheTags } from "~/server/page-cache/page-cache.server";
import type { User } from "~/server/sessions/user";

const TARGET_KIND = "testimonial";

/**
 * Keeps a review once, always unpublished, and tells the team; a doubtful one is put aside without a word. The form
 * asks for no address, so its sender is thanked on the page. Returns its id.
 */
export async function submitReview(input: ReviewInput, options: { isSpam: boolean }): Promise<{ id: string }> {
  const { name, company, position, content, rating } = input;
  const { id, isRepeat } = await withIdempotency({
    kind: "testimonial",
    content: [name, company, position, content, String(rating)],
    store: async (tx, id) => {
      await tx.testimonial.create({ data: { id, ...input, is_published: false, is_spam: options.isSpam } });
      if (options.isSpam) return;
      for (const recipient of await listTeamAddresses(tx))
        await queueEmail(tx, newReview({ recipient, review: input }));
    },
  });
  logger.info({ event: "review-submitted", testimonialId: id, isRepeat, isSpam: options.isSpam });
  return { id };
}

/** One of the independent switches of a review. */
export type Moderation = keyof typeof CHANGES;

const CHANGES = {
  published: (value: boolean) => ({ is_published: value, decided_at: new Date() }),
  featured: (value: boolean) => ({ is_featured: value }),
  spam: (value: boolean) => ({ is_spam: value, ...(value && { is_published: false }) }),
};

/** Turns a switch of a review on or off; what is put aside is unpublished too. @throws DomainError `not-found`. */
export async function moderateTestimonial(actor: User, id: string, kind: Moderation, value: boolean): Promise<void> {
  await db.$transaction(async (tx) => {
    const { count } = await tx.testimonial.updateMany({ where: { id }, data: CHANGES[kind](value) });
    if (count === 0) throw new DomainError("not-found", MODERATION_MESSAGES[kind].failed);
    await audit(tx, { actor, action: `${kind}-set`, targetKind: TARGET_KIND, targetId: id, details: { value } });
  });
  dropCacheTags("testimonials");
  logger.info({ event: "testimonial-moderated", testimonialId: id, kind, value, actorId: actor.id });
}

/** Settles that a review stays unpublished, so that it is no longer new. @throws DomainError `not-found`. */
export async function declineTestimonial(actor: User, id: string): Promise<void> {
  // Not one that a colleague has published meanwhile.
  const where = { id, is_published: false };
  await db.$transaction(async (tx) => {
    const { count } = await tx.testimonial.updateMany({ where, data: { decided_at: new Date() } });
    if (count === 0) throw new DomainError("not-found", DECLINE_MESSAGES.failed);
    await audit(tx, { actor, action: "declined", targetKind: TARGET_KIND, targetId: id });
  });
  dropCacheTags("testimonials");
  logger.info({ event: "testimonial-declined", testimonialId: id, actorId: actor.id });
}

/** Deletes a review for good: its trace keeps nothing of what its sender wrote. @throws DomainError `not-found`. */
export async function deleteTestimonial(actor: User, id: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const { count } = await tx.testimonial.deleteMany({ where: { id } });
    if (count === 0) throw new DomainError("not-found", DELETE_FAILED_MESSAGE);
    await releaseIdempotencyKey(tx, id);
    await audit(tx, { actor, action: "deleted", targetKind: TARGET_KIND, targetId: id });
  });
  dropCacheTags("testimonials");
  logger.info({ event: "testimonial-deleted", testimonialId: id, actorId: actor.id });
}

interface Reviewer {
  names: string[];
  /** Reviews of somebody else of one of these names. */
  othersIds: string[];
  erasedName: string;
}

/**
 * Takes the reviews signed by one of these names from the site, and the name from under them; the letters that told of
 * them go. Whoever calls drops the pages once that is done.
 */
export async function forgetReviewer(tx: Prisma.TransactionClient, reviewer: Reviewer): Promise<void> {
  const { names, othersIds, erasedName } = reviewer;
  await tx.$executeRaw(sql`
    UPDATE testimonials SET name = ${erasedName}, company = NULL, position = NULL, is_published = false, is_featured = false
    WHERE ${signedBy(names)} AND id <> ALL (${othersIds}::uuid[])`);
  await forgetReviewLetters(
    tx,
    names.map((name) => name.toLowerCase()),
  );
}
