import { readerOf } from "~/features/accounts/model/user";
import { queueEmail } from "~/features/mail/commands/outbox.server";
import { reviewAsked } from "~/features/mail/email-templates/reviews";
import { createLink } from "~/server/db/links.server";
import { runTransaction } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";
import { localTimeOf } from "~/site/calendar";

/** So many days after the letter comes the reminder, once. */
const REMINDED_AFTER_DAYS = 7;
/** What should have been asked longer ago is not asked any more: the site was down meanwhile. */
const STALE_DAYS = 30;
/** Letters are written by day, by the clock of Casablanca. */
const FIRST_HOUR = 8;
const LAST_HOUR = 19;

/**
 * Asks the clients of finished projects for a review, and reminds them once. It runs every hour in each process: a
 * request is marked in the transaction that writes its letter. At night nothing is written.
 */
export async function askForReviews(now = new Date()): Promise<void> {
  const hour = Number(localTimeOf(now).slice(11, 13));
  if (hour < FIRST_HOUR || hour > LAST_HOUR) return;
  while (await runTransaction((tx) => askOne(tx, now)));
}

/** Nobody who has answered or refused, whose project has a review, or who has no address. */
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
