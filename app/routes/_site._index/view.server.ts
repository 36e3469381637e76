import { datesOf } from "~/features/blog/article-view.server";
import { POSTS_ON_HOME } from "~/features/blog/model/article-wall";
import { listLatestPosts } from "~/features/blog/queries.server";
import { toCaseLink } from "~/features/case-studies/case-view.server";
import { listFirstCases } from "~/features/case-studies/queries.server";
import { countOfferedServices } from "~/features/services/offered.server";
import { countActiveServices } from "~/features/services/queries.server";
import { getQuotedMember } from "~/features/settings/team/queries.server";
import { listPublishedTestimonials, ratePublishedTestimonials } from "~/features/testimonials/queries.server";
import { DatabaseUnavailableError } from "~/server/errors.server";
import { logger } from "~/server/logger.server";
import { markUncacheable } from "~/server/page-cache/collect-cache-tags.server";

const TESTIMONIALS_SHOWN = 3;
const CASES_SHOWN = 3;

/** What the page shows of the database; null is what cannot be read while the database is down. */
export async function toView() {
  const [activeServices, cases, found, posts, rating, founder] = await Promise.all([
    unlessDown("services", countActiveServices(), {}),
    unlessDown("cases", listFirstCases(CASES_SHOWN, "fr"), []),
    unlessDown("testimonials", listPublishedTestimonials({ page: 1, perPage: TESTIMONIALS_SHOWN }), null),
    unlessDown("posts", listLatestPosts(POSTS_ON_HOME, "fr"), null),
    unlessDown("rating", ratePublishedTestimonials(), null),
    unlessDown("founder", getQuotedMember(), null),
  ]);
  // The answers, and the ways to the works, stand on the page of all reviews.
  const testimonials = found?.testimonials.map(({ replied_at, reply, caseSlug, ...shown }) => shown) ?? null;
  return {
    serviceCounts: countOfferedServices(activeServices),
    cases: cases.map((each) => toCaseLink(each)),
    testimonials,
    posts: posts?.map(({ published_at, ...post }) => ({ ...post, ...datesOf(published_at) })) ?? null,
    rating: rating?.verified ?? null,
    founder,
  };
}

export type ShownPost = NonNullable<Awaited<ReturnType<typeof toView>>["posts"]>[number];

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
