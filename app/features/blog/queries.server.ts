import { db } from "~/server/db.server";
import { tagPage } from "~/server/page-scope.server";

/** The newest published articles, without their text. */
export function listLatestPosts(limit: number) {
  tagPage("blog");
  return db.blogPost.findMany({
    where: { is_published: true },
    orderBy: [{ published_at: "desc" }, { id: "desc" }],
    take: limit,
    select: {
      ...{ slug: true, title: true, excerpt: true, category: true, published_at: true },
      ...{ image_url: true, image_alt: true },
    },
  });
}

/** What a published article's card shows; null for a draft or no article at all. */
export function getPublishedPostHead(slug: string) {
  return db.blogPost.findFirst({
    where: { slug, is_published: true },
    select: { slug: true, title: true, category: true },
  });
}

/** The address and last change of every published article, newest first. */
export function listPublishedPostAddresses() {
  return db.blogPost.findMany({
    where: { is_published: true },
    orderBy: [{ published_at: "desc" }, { id: "desc" }],
    select: { slug: true, updated_at: true },
  });
}
