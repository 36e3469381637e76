/**
 * The name of the constraint which a write violated (`blog_posts_slug_key`, `testimonials_rating_check`); undefined
 * for any other error. Prisma's `meta.target` is not to be used: its form differs between the two databases.
 */
export function violatedConstraint(error: unknown): string | undefined {
  const { meta } = error as { meta?: { driverAdapterError?: { cause?: { originalMessage?: string } } } };
  return /constraint "([^"]+)"/.exec(meta?.driverAdapterError?.cause?.originalMessage ?? "")?.[1];
}
