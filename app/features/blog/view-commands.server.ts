import { createHmac } from "node:crypto";
import { dayInCasablanca } from "~/lib/calendar";
import { db } from "~/server/db.server";
import { sessionSecrets } from "~/server/secrets.server";

const DAY_MS = 86_400_000;

/** Who reads, as far as it can be told without leaving anything on his device. */
export interface Reader {
  address: string | null;
  userAgent: string;
}

/**
 * Counts a view of a published article, once a reader and day; false when there is no such article. Readers are told
 * apart by a keyed digest that changes every day and is forgotten a day later: no address is stored, nobody is followed.
 */
export async function countView(slug: string, reader: Reader, now = new Date()): Promise<boolean> {
  const post = await db.blogPost.findFirst({ where: { slug, is_published: true }, select: { id: true } });
  if (!post) return false;
  const day = dayInCasablanca(now);
  const expiresAt = new Date(now.getTime() + DAY_MS);
  // One statement, so one transaction; plain SQL, so that the article's own date and version stay as they are.
  await db.$executeRaw`
    WITH mark AS (
      INSERT INTO blog_view_marks (digest, expires_at) VALUES (${markOf(post.id, reader, day)}, ${expiresAt})
      ON CONFLICT DO NOTHING RETURNING 1
    ), counted AS (
      UPDATE blog_posts SET views_count = views_count + 1
      WHERE id = ${post.id}::uuid AND EXISTS (SELECT 1 FROM mark) RETURNING id
    )
    INSERT INTO blog_post_views (post_id, day, views) SELECT id, ${day}::date, 1 FROM counted
    ON CONFLICT (post_id, day) DO UPDATE SET views = blog_post_views.views + 1`;
  return true;
}

function markOf(postId: string, { address, userAgent }: Reader, day: string): string {
  const [secret = ""] = sessionSecrets();
  const said = JSON.stringify(["blog-view", day, address, userAgent, postId]);
  return createHmac("sha256", secret).update(said).digest("base64url");
}
