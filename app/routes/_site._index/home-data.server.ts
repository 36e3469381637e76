import { listLatestPosts } from "~/features/blog/queries.server";
import { countActiveServices } from "~/features/services/queries.server";
import { listPublishedTestimonials, ratePublishedTestimonials } from "~/features/testimonials/queries.server";
import { formatDate } from "~/lib/format";
import { DatabaseUnavailableError } from "~/server/errors.server";
import { logger } from "~/server/logger.server";
import { markPageIncomplete } from "~/server/page-scope.server";

const TESTIMONIALS_SHOWN = 3;
const POSTS_SHOWN = 4;

/** What the page takes from the database; none of it while the database does not answer. */
export async function findHomeData() {
  const [serviceCounts, testimonials, posts, rating] = await Promise.all([
    unlessDown("services", countActiveServices(), {}),
    unlessDown("testimonials", listPublishedTestimonials(TESTIMONIALS_SHOWN), []),
    unlessDown("posts", listLatestPosts(POSTS_SHOWN), []),
    unlessDown("rating", ratePublishedTestimonials(), null),
  ]);
  return { serviceCounts, testimonials, posts: posts.map(withDate), rating };
}

async function unlessDown<Data>(part: string, data: Promise<Data>, none: Data): Promise<Data> {
  try {
    return await data;
  } catch (error) {
    if (!(error instanceof DatabaseUnavailableError)) throw error;
    markPageIncomplete();
    logger.error({ event: "home-part-unavailable", part, err: error }, "database down, home page without a part");
    return none;
  }
}

function withDate<Post extends { published_at: Date | null }>({ published_at, ...post }: Post) {
  return published_at
    ? { ...post, publishedAt: published_at.toISOString(), publishedOn: formatDate(published_at) }
    : post;
}
