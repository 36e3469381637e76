import { redirect } from "@remix-run/node";
import { casePath } from "~/features/case-studies/model/case-study";
import { reviewAnchor, reviewsPath } from "~/features/testimonials/model";
import {
  countReviewedServices,
  getReviewPlace,
  listPublishedTestimonials,
  PUBLISHED_PER_PAGE,
  ratePublishedTestimonials,
} from "~/features/testimonials/queries.server";
import { reviewIdSchema } from "~/features/testimonials/schema";
import { askedPage } from "~/lib/forms/list-fields";
import { DatabaseUnavailableError } from "~/server/errors.server";
import { pageCountOf } from "~/server/http/list-query.server";
import { logger } from "~/server/logger.server";
import { markUncacheable } from "~/server/page-cache/collect-cache-tags.server";
import { formatDate } from "~/site/format";

/**
 * The page of reviews that was asked for; an explained empty one while the database is down.
 * @throws a redirect to the place of the one review that is asked for
 */
export async function toView(request: Request) {
  const page = askedPage(request);
  const { searchParams } = new URL(request.url);
  const asked = searchParams.get("avis");
  const service = /^[a-z0-9-]{1,120}$/.exec(searchParams.get("service") ?? "")?.[0] ?? null;
  try {
    if (asked !== null) throw redirect(await placeOf(asked));
    const [{ testimonials, matchCount }, rating, services] = await Promise.all([
      listPublishedTestimonials({ page, perPage: PUBLISHED_PER_PAGE, service }),
      ratePublishedTestimonials(),
      countReviewedServices(),
    ]);
    // No made-up word is kept with its page.
    const known = services.some(({ slug }) => slug === service) ? service : null;
    if (known !== searchParams.get("service")) throw redirect(reviewsPath(page, known));
    const pageCount = pageCountOf(request, { page, matchCount, perPage: PUBLISHED_PER_PAGE });
    const reviews = testimonials.map(({ created_at, replied_at: _, caseSlug, ...review }) => ({
      ...review,
      written: { on: formatDate(created_at), at: created_at.toISOString() },
      workPath: caseSlug && casePath({ slug: caseSlug }),
    }));
    return { isDown: false, page, pageCount, rating, service, services, reviews };
  } catch (error) {
    if (!(error instanceof DatabaseUnavailableError)) throw error;
    markUncacheable();
    logger.error({ event: "reviews-unavailable", err: error }, "database down, page of reviews without its list");
    const rating = { all: null, verified: null };
    return { isDown: true, page, pageCount: page, rating, service, services: [], reviews: [] };
  }
}

async function placeOf(asked: string): Promise<string> {
  const id = reviewIdSchema.safeParse(asked);
  const place = id.success ? await getReviewPlace(id.data) : null;
  if (place === null) return reviewsPath(1);
  return `${reviewsPath(Math.ceil(place / PUBLISHED_PER_PAGE))}#${reviewAnchor(asked)}`;
}
