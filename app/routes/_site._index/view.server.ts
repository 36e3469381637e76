import { POSTS_ON_HOME } from "~/features/blog/model/article-wall";
import { listLatestPosts } from "~/features/blog/queries/posts.server";
import { toCaseLink } from "~/features/case-studies/queries/case-view.server";
import { listFirstCases } from "~/features/case-studies/queries/cases.server";
import { countActiveServices } from "~/features/services/queries.server";
import { getQuotedMember } from "~/features/team/queries.server";
import { listPublishedTestimonials, ratePublishedTestimonials } from "~/features/testimonials/queries.server";
import { DatabaseUnavailableError } from "~/server/errors.server";
import { logger } from "~/server/logger.server";
import { markUncacheable } from "~/server/page-cache/collect-cache-tags.server";
import { formatDate } from "~/site/format";

const TESTIMONIALS_SHOWN = 3;
const CASES_SHOWN = 3;

/** What the page shows of the database; null is what cannot be read while the database is down. */
export async function toView() {
  const [serviceCounts, cases, found, posts, rating, founder] = await Promise.all([
    unlessDown("services", countActiveServices(), {}),
    unlessDown("cases", listFirstCases(CASES_SHOWN, "fr"), []),
    unlessDown("testimonials", listPublishedTestimonials({ page: 1, perPage: TESTIMONIALS_SHOWN }), null),
    unlessDown("posts", listLatestPosts(POSTS_ON_HOME, "fr"), null),
    unlessDown("rating", ratePublishedTestimonials(), null),
    unlessDown("founder", getQuotedMember(), null),
  ]);
  const testimonials = found?.testimonials.map(withoutReply) ?? null;
  return {
    serviceCounts,
    cases: cases.map((each) => toCaseLink(each)),
    testimonials,
    posts: posts?.map(withDate) ?? null,
    rating: rating?.verified ?? null,
    founder,
  };
}

async function unlessDown<Data, None>(part: string, data: Promise<Data>, none: None): Promise<Data | None> {
  try {
    return await data;
  } catch (error) {
    if (!(error instanceof DatabaseUnavailableError)) throw error;
    markUncacheable();
    logger.error({ event: "home-part-unavailable", part, err: error }, "database down, home page without a part");
    return none;
  }
}

/** The answers, and the ways to the works, stand on the page of all reviews. */
function withoutReply<Review extends { replied_at: Date | null; reply: string | null; caseSlug: string | null }>(
  review: Review,
) {
  const { replied_at: _at, reply: _reply, caseSlug: _case, ...shown } = review;
  return shown;
}

function withDate<Post extends { published_at: Date | null }>({ published_at, ...post }: Post) {
  return published_at
    ? { ...post, publishedAt: published_at.toISOString(), publishedOn: formatDate(published_at) }
    : post;
}
