import type { Prisma } from "~/server/db/client/client";
import { db } from "~/server/db/db.server";

let count = 0;

/** An article, published unless said otherwise; each a day younger than the one before. */
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
      published_at: isPublished ? new Date(Date.UTC(2026, 0, count, 9)) : null,
      ...fields,
    },
  });
}
