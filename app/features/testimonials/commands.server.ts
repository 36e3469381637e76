import { listTeamAddresses } from "~/features/accounts/queries/accounts.server";
import { deleteReviewEmails } from "~/features/mail/commands/delete-emails.server";
import { queueEmail } from "~/features/mail/commands/outbox.server";
import { newReview } from "~/features/mail/email-templates/new-review";
import { DECLINE_MESSAGES, DELETE_FAILED_MESSAGE, MODERATION_MESSAGES } from "~/features/testimonials/model";
import { signedBy } from "~/features/testimonials/queries.server";
import type { ReviewInput } from "~/features/testimonials/schema";
import { changed, runCommand, runTransaction } from "~/server/db/run-command.server";
import { sql } from "~/server/db/sql.server";
import type { Transaction } from "~/server/db/transaction.server";
import { claimOnce, releaseIdempotencyKey } from "~/server/forms/idempotency.server";
import { logger } from "~/server/logger.server";
import type { User } from "~/server/sessions/user";

const TARGET = "testimonial";

/** Of every page that shows reviews. */
const CACHE_TAGS = ["testimonials"];

/**
 * Stores a review once, always unpublished, and tells the team; a doubtful one is put aside, and no e-mail is sent. The
 * form asks for no address, so its sender is thanked on the page. Returns its id.
 */
export async function createTestimonial(input: ReviewInput, { isSpam }: { isSpam: boolean }): Promise<{ id: string }> {
  const { name, company, position, content, rating } = input;
  const { id, isRepeat } = await runTransaction(async (tx) => {
    const sent = { kind: TARGET, content: [name, company, position, content, String(rating)] };
    const claim = await claimOnce(tx, sent);
    if (!claim.isRepeat) await storeTestimonial(tx, { ...input, id: claim.id, is_spam: isSpam });
    return claim;
  });
  logger.info({ event: "review-submitted", testimonialId: id, isRepeat, isSpam });
  return { id };
}

async function storeTestimonial(
  tx: Transaction,
  review: ReviewInput & { id: string; is_spam: boolean },
): Promise<void> {
  await tx.testimonial.create({ data: { ...review, is_published: false } });
  if (review.is_spam) return;
  for (const recipient of await listTeamAddresses(tx)) await queueEmail(tx, newReview({ recipient, review }));
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
  const notFound = MODERATION_MESSAGES[kind].failed;
  await runCommand({ actor, action: `${kind}-set`, target: TARGET, notFound }, async (tx) => {
    await tx.testimonial.update({ where: { id }, data: CHANGES[kind](value) });
    return changed({ result: undefined, targetId: id, details: { value }, cacheTags: CACHE_TAGS });
  });
  logger.info({ event: "testimonial-moderated", testimonialId: id, kind, value, actorId: actor.id });
}

/** Settles that a review stays unpublished, so that it is no longer new. @throws DomainError `not-found`. */
export async function declineTestimonial(actor: User, id: string): Promise<void> {
  const notFound = DECLINE_MESSAGES.failed;
  await runCommand({ actor, action: "declined", target: TARGET, notFound }, async (tx) => {
    // Not one that another request has published since.
    await tx.testimonial.update({ where: { id, is_published: false }, data: { decided_at: new Date() } });
    return changed({ result: undefined, targetId: id, cacheTags: CACHE_TAGS });
  });
  logger.info({ event: "testimonial-declined", testimonialId: id, actorId: actor.id });
}

/** Deletes a review for good: its audit entry keeps none of its text. @throws DomainError `not-found`. */
export async function deleteTestimonial(actor: User, id: string): Promise<void> {
  const notFound = DELETE_FAILED_MESSAGE;
  await runCommand({ actor, action: "deleted", target: TARGET, notFound }, async (tx) => {
    await tx.testimonial.delete({ where: { id } });
    await releaseIdempotencyKey(tx, id);
    return changed({ result: undefined, targetId: id, cacheTags: CACHE_TAGS });
  });
  logger.info({ event: "testimonial-deleted", testimonialId: id, actorId: actor.id });
}

interface Reviewer {
  names: string[];
  /** Reviews of another person of one of these names. */
  othersIds: string[];
  erasedName: string;
}

/**
 * Unpublishes the reviews signed by one of these names and takes the name off them; the e-mails about them are deleted.
 * The command that calls it drops the pages under `testimonials`.
 */
export async function forgetReviewer(tx: Transaction, reviewer: Reviewer): Promise<void> {
  const { names, othersIds, erasedName } = reviewer;
  await tx.$executeRaw(sql`
    UPDATE testimonials SET name = ${erasedName}, company = NULL, position = NULL, is_published = false, is_featured = false
    WHERE ${signedBy(names)} AND id <> ALL (${othersIds}::uuid[])`);
  await deleteReviewEmails(
    tx,
    names.map((name) => name.toLowerCase()),
  );
}
