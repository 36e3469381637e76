import { listLatestPosts } from "~/features/blog/queries.server";
import { listPublishedTestimonials, ratePublishedTestimonials } from "~/features/testimonials/queries.server";
import { formatDate } from "~/lib/format";
import { DatabaseUnavailableError } from "~/server/errors.server";
import { logger } from "~/server/logger.server";

const TESTIMONIALS_SHOWN = 3;
const POSTS_SHOWN = 4;

/** The lists of the page, each empty while the database does not answer. */
export async function findHomeData() {
  const [testimonials, posts, ratings] = await Promise.all([
    noneWhenDown("testimonials", listPublishedTestimonials(TESTIMONIALS_SHOWN)),
    noneWhenDown("posts", listLatestPosts(POSTS_SHOWN)),
    noneWhenDown(
      "ratings",
      ratePublishedTestimonials().then((rating) => (rating ? [rating] : [])),
    ),
  ]);
  return { testimonials, posts: posts.map(withDate), rating: ratings[0] ?? null };
}

async function noneWhenDown<Row>(list: string, rows: Promise<Row[]>): Promise<Row[]> {
  try {
    return await rows;
  } catch (error) {
    if (!(error instanceof DatabaseUnavailableError)) throw error;
    logger.error({ event: "home-list-unavailable", list, err: error }, "database down, section left out");
    return [];
  }
}

function withDate<Post extends { published_at: Date | null }>({ published_at, ...post }: Post) {
  return published_at
    ? { ...post, publishedAt: published_at.toISOString(), publishedOn: formatDate(published_at) }
    : post;
}
