import type { Prisma } from "~/server/db/client/client";
import { db } from "~/server/db/db.server";

const FIRST_PUBLISHED = Date.UTC(2020, 0, 1);
const HOUR_MS = 3_600_000;

let count = 0;

/** An article, published unless said otherwise; each an hour younger than the one before, and of the past for 60,000. */
export function makePost(fields: Partial<Prisma.BlogPostCreateInput> = {}) {
  count += 1;
  const isPublished = fields.is_published ?? true;
  return db.blogPost.create({
    data: {
      title: `Article ${count}`,
      slug: `article-${count}`,
      excerpt: "Un résumé.",
      content: "## Un\n\nTexte.\n\n## Deux\n\nTexte.",
      category: "Tech",
      is_published: isPublished,
      published_at: isPublished ? new Date(FIRST_PUBLISHED + count * HOUR_MS) : null,
      ...fields,
    },
  });
}
