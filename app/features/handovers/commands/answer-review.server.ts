import type { VerifiedReviewInput } from "~/features/handovers/schema";
import { createVerifiedTestimonial } from "~/features/testimonials/commands.server";
import { openedBy } from "~/server/db/links.server";
import { runTransaction } from "~/server/db/run-command.server";
import type { Transaction } from "~/server/db/transaction.server";

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
