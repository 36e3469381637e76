import { keyedDigest } from "~/server/crypto/tokens.server";
import { db } from "~/server/db/db.server";
import { dayInCasablanca } from "~/site/calendar";

const DAY_MS = 86_400_000;
const READERS_OF_A_NETWORK = 5;

/** A reader, identified without storing anything on the device. */
export interface Reader {
  /** The IPv4 address, or the IPv6 network that is given to one customer. */
  network: string | null;
  userAgent: string;
}

/**
 * Counts a view of a published article, once a reader and day; false when there is no such article. Readers are told
 * apart by a keyed digest that changes every day and is forgotten a day later: no address is stored, no reader is tracked.
 * Behind one address may be a family or an office, or one program with a new name of its browser each time: an address
 * counts for five readers of an article at most. Each browser falls into one of five places by its digest, so nothing
 * is counted first and then stored; that two browsers of an office may share a place only ever counts too few.
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

function markOf(postId: string, { network, userAgent }: Reader, day: string): string {
  const browser = keyedDigest("blog-browser", day, postId, userAgent);
  const place = Buffer.from(browser, "base64url").readUInt32BE() % READERS_OF_A_NETWORK;
  return keyedDigest("blog-view", day, postId, network, network === null ? browser : String(place));
}
