/** The refusal to publish what a model wrote without a review. */
export const REVIEW_MISSING =
  "Relisez cet article écrit par l’IA, puis cochez « J’ai relu cet article » pour le publier";

interface Reviewable {
  is_ai_generated: boolean;
  ai_reviewed_at: Date | null;
  ai_reviewer_id: string | null;
}

/** The review of an article once it is saved with the box ticked or not: the first reviewer stays. */
export function reviewOf(
  { is_ai_generated, ai_reviewed_at, ai_reviewer_id }: Reviewable,
  isTicked: boolean,
  readerId: string,
) {
  if (!is_ai_generated || !isTicked) return { ai_reviewed_at: null, ai_reviewer_id: null };
  if (ai_reviewed_at) return { ai_reviewed_at, ai_reviewer_id };
  return { ai_reviewed_at: new Date(), ai_reviewer_id: readerId };
}

/** Whether an article may be seen by readers: one that a model wrote needs a review. */
export function isFitForReaders({
  is_ai_generated,
  ai_reviewed_at,
}: Pick<Reviewable, "is_ai_generated" | "ai_reviewed_at">) {
  return !is_ai_generated || ai_reviewed_at !== null;
}

/** The same as a condition of a query. */
export const FIT_FOR_READERS = { OR: [{ is_ai_generated: false }, { ai_reviewed_at: { not: null } }] };
