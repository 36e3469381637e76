import { DAY_MS } from "~/lib/dates/durations";
import { db } from "~/server/db/db.server";
import type { Visitor } from "~/server/page-views/visitor-mark.server";
import { visitorMark } from "~/server/page-views/visitor-mark.server";
import { dayInCasablanca } from "~/site/calendar";

/** Counts a view of a published article, once a reader and day; false when there is no such article. */
export async function countView(slug: string, reader: Visitor, now = new Date()): Promise<boolean> {
  const post = await db.blogPost.findFirst({ where: { slug, is_published: true }, select: { id: true } });
  if (!post) return false;
  const day = dayInCasablanca(now);
  const expiresAt = new Date(now.getTime() + DAY_MS);
  // One statement, so one transaction; plain SQL, so that the article's own date and version stay as they are.
  await db.$executeRaw`
    WITH mark AS (
      INSERT INTO visitor_day_marks (digest, expires_at) VALUES (${visitorMark("blog-view", { day, subject: post.id }, reader)}, ${expiresAt})
      ON CONFLICT DO NOTHING RETURNING 1
    ), counted AS (
      UPDATE blog_posts SET views_count = views_count + 1
      WHERE id = ${post.id}::uuid AND EXISTS (SELECT 1 FROM mark) RETURNING id
    )
    INSERT INTO row_count_changes (name, key, at, count)
    SELECT 'views_by_day', '', ${day}::timestamp AT TIME ZONE 'UTC', 1 FROM counted`;
  return true;
}
