import { randomUUID } from "node:crypto";
import { listTeamAddresses } from "~/features/accounts/queries.server";
import { queueEmail } from "~/features/mail/outbox.server";
import { newReview, reviewReported } from "~/features/testimonials/emails";
import { DECLINE_MESSAGES, DELETE_FAILED_MESSAGE, MODERATION_MESSAGES } from "~/features/testimonials/model";
import type { ReplyInput, ReportInput, ReviewInput } from "~/features/testimonials/schema";
import { changed, runCommand, runTransaction, unchanged } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";
import { DomainError } from "~/server/errors.server";
import { claimOnce, releaseIdempotencyKey } from "~/server/forms/idempotency.server";
import { logger } from "~/server/logger.server";
import type { User } from "~/server/sessions/user";

const TARGET = "testimonial";

/** Of every page that shows reviews. */
const CACHE_TAGS = ["testimonials"];

/** Stores a review once, unpublished, and tells the team; a doubtful one is put aside without an e-mail. Returns its id. */
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

/** Stores a client's review from a personal link, unpublished; its project makes it verified. */
export function createVerifiedTestimonial(
  tx: Transaction,
  review: ReviewInput & { project_id: string },
): Promise<void> {
  return storeTestimonial(tx, { ...review, id: randomUUID(), is_spam: false });
}

async function storeTestimonial(
  tx: Transaction,
  review: ReviewInput & { id: string; is_spam: boolean; project_id?: string },
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

/** Deletes a review and its reports for good, without a trace of the text. @throws DomainError `not-found` */
export async function deleteTestimonial(actor: User, id: string): Promise<void> {
  const notFound = DELETE_FAILED_MESSAGE;
  await runCommand({ actor, action: "deleted", target: TARGET, notFound }, async (tx) => {
    await tx.testimonial.delete({ where: { id } });
    await releaseIdempotencyKey(tx, id);
    return changed({ result: undefined, targetId: id, cacheTags: CACHE_TAGS });
  });
  logger.info({ event: "testimonial-deleted", testimonialId: id, actorId: actor.id });
}

/** Saves the office's reply and the review's service and project. @throws DomainError `not-found`; `invalid` if one is gone */
export function updateReviewReply(actor: User, id: string, input: ReplyInput): Promise<void> {
  const refusals = {
    testimonials_service_id_fkey: new DomainError("invalid", "Ce service n’existe plus"),
    testimonials_project_id_fkey: new DomainError("invalid", "Ce projet n’existe plus"),
  };
  return runCommand(
    { actor, action: "replied", target: TARGET, notFound: "Cet avis n’existe plus", refusals },
    async (tx) => {
      const { reply, replied_at } = await tx.testimonial.findUniqueOrThrow({ where: { id } });
      const repliedAt = input.reply === reply ? replied_at : new Date();
      await tx.testimonial.update({ where: { id }, data: { ...input, replied_at: input.reply ? repliedAt : null } });
      return changed({ result: undefined, targetId: id, cacheTags: CACHE_TAGS });
    },
  );
}

/** Stores a report about a published review once, and tells the team. False for a review no longer published. */
export function reportTestimonial(id: string, { reason, email }: ReportInput): Promise<boolean> {
  return runTransaction(async (tx) => {
    const review = await tx.testimonial.findFirst({ where: { id, is_published: true, is_spam: false } });
    if (!review) return false;
    const claim = await claimOnce(tx, { kind: "testimonial-report", content: [id, reason, email] });
    if (claim.isRepeat) return true;
    await tx.testimonialReport.create({ data: { id: claim.id, testimonial_id: id, reason, email } });
    for (const recipient of await listTeamAddresses(tx)) {
      await queueEmail(tx, reviewReported({ recipient, id, name: review.name, reason, email }));
    }
    return true;
  });
}

/** Files what visitors reported of a review. Nothing changes for one that is settled already. */
export function settleReports(actor: User, id: string): Promise<void> {
  return runCommand({ actor, action: "reports-settled", target: TARGET }, async (tx) => {
    const where = { testimonial_id: id, settled_at: null };
    const { count } = await tx.testimonialReport.updateMany({ where, data: { settled_at: new Date() } });
    return count === 0 ? unchanged(undefined) : changed({ result: undefined, targetId: id, cacheTags: [] });
  });
}
