import { readerOf } from "~/features/accounts/model/user";
import { queueEmail } from "~/features/mail/outbox.server";
import { reviewAsked } from "~/features/projects/handover/emails";
import type { VerifiedReviewInput } from "~/features/projects/handover/schema";
import { createVerifiedTestimonial } from "~/features/testimonials/write.server";
import { createLink, openedBy } from "~/server/db/links.server";
import { runTransaction } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";
import { localTimeOf } from "~/site/calendar";

const REMINDED_AFTER_DAYS = 7;
/** What should have been asked longer ago is not asked any more: the site was down meanwhile. */
const STALE_DAYS = 30;
/** Letters are written by day, by the clock of Casablanca. */
const FIRST_HOUR = 8;
const LAST_HOUR = 19;

/** Asks the clients of finished projects for a review and reminds them once. Runs hourly in each process, by day only. */
export async function askForReviews(now = new Date()): Promise<void> {
  const hour = Number(localTimeOf(now).slice(11, 13));
  if (hour < FIRST_HOUR || hour > LAST_HOUR) return;
  while (await runTransaction((tx) => askOne(tx, now)));
}

/** Skips clients who have answered, refused or have no address, and projects that have a review. */
async function askOne(tx: Transaction, now: Date): Promise<boolean> {
  const [due] = await tx.$queryRaw<{ id: string; isReminder: boolean }[]>`
    SELECT r.project_id::text AS id, r.asked_at IS NOT NULL AS "isReminder"
    FROM review_requests r
      JOIN projects p ON p.id = r.project_id AND p.client_id = r.profile_id AND p.status = 'completed'
      JOIN credentials c ON c.profile_id = r.profile_id
    WHERE r.answered_at IS NULL AND r.refused_at IS NULL AND r.reminded_at IS NULL
      AND (CASE WHEN r.asked_at IS NULL THEN r.due_at
        ELSE r.asked_at + ${REMINDED_AFTER_DAYS} * interval '1 day' END)
        BETWEEN ${now}::timestamptz - ${STALE_DAYS} * interval '1 day' AND ${now}::timestamptz
      AND NOT EXISTS (SELECT FROM testimonials t WHERE t.project_id = r.project_id)
    ORDER BY r.due_at, r.project_id LIMIT 1 FOR UPDATE OF r SKIP LOCKED`;
  if (!due) return false;
  const request = await tx.reviewRequest.update({
    where: { project_id: due.id },
    data: due.isReminder ? { reminded_at: now } : { asked_at: now },
    include: { project: { select: { title: true } }, profile: { include: { credential: true } } },
  });
  const { project, profile } = request;
  if (!profile.credential) return true;
  const token = await createLink(tx, { kind: "review", review_project_id: due.id });
  const reader = readerOf({ email: profile.credential.email, profile });
  await queueEmail(tx, reviewAsked({ ...reader, projectTitle: project.title, token, isReminder: due.isReminder }));
  return true;
}

/** Stores the review of a link's reader, once: what is sent again changes nothing. False for a link that opens nothing. */
export function answerReview(token: string, review: VerifiedReviewInput): Promise<boolean> {
  return runTransaction(async (tx) => {
    const request = await lockRequest(tx, token);
    if (!request) return false;
    if (request.answered_at) return true;
    const { full_name, company } = request.profile;
    await createVerifiedTestimonial(tx, {
      ...review,
      name: full_name ?? company ?? "",
      company,
      project_id: request.project_id,
    });
    await tx.reviewRequest.update({ where: { project_id: request.project_id }, data: { answered_at: new Date() } });
    return true;
  });
}

/** Keeps that a link's reader wants to be asked no more. False for a link that opens nothing. */
export function refuseReview(token: string): Promise<boolean> {
  return runTransaction(async (tx) => {
    const request = await lockRequest(tx, token);
    if (!request) return false;
    const where = { project_id: request.project_id, answered_at: null, refused_at: null };
    await tx.reviewRequest.updateMany({ where, data: { refused_at: new Date() } });
    return true;
  });
}

/** Locks what a link asks for: of two answers at once the second sees the first. */
async function lockRequest(tx: Transaction, token: string) {
  const link = await tx.link.findFirst({ where: openedBy("review", token) });
  if (!link?.review_project_id) return null;
  const project_id = link.review_project_id;
  await tx.$executeRaw`SELECT 1 FROM review_requests WHERE project_id = ${project_id}::uuid FOR UPDATE`;
  const request = await tx.reviewRequest.findUnique({
    where: { project_id },
    include: { profile: true, project: { select: { client_id: true } } },
  });
  return request?.project.client_id === request?.profile_id ? request : null;
}
