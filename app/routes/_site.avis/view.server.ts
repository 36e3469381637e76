import { redirect } from "@remix-run/node";
import { reviewAnchor, reviewsPath } from "~/features/testimonials/model";
import {
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
  const asked = new URL(request.url).searchParams.get("avis");
  try {
    if (asked !== null) throw redirect(await placeOf(asked));
    const [{ testimonials, matchCount }, rating] = await Promise.all([
      listPublishedTestimonials({ page, perPage: PUBLISHED_PER_PAGE }),
      ratePublishedTestimonials(),
    ]);
    const pageCount = pageCountOf(request, { page, matchCount, perPage: PUBLISHED_PER_PAGE });
    return { isDown: false, page, pageCount, rating, reviews: testimonials.map(withDate) };
  } catch (error) {
    if (!(error instanceof DatabaseUnavailableError)) throw error;
    markUncacheable();
    logger.error({ event: "reviews-unavailable", err: error }, "database down, page of reviews without its list");
    return { isDown: true, page, pageCount: page, rating: null, reviews: [] };
  }
}

async function placeOf(asked: string): Promise<string> {
  const id = reviewIdSchema.safeParse(asked);
  const place = id.success ? await getReviewPlace(id.data) : null;
  if (place === null) return reviewsPath(1);
  return `${reviewsPath(Math.ceil(place / PUBLISHED_PER_PAGE))}#${reviewAnchor(asked)}`;
}

function withDate<Review extends { created_at: Date }>({ created_at, ...review }: Review) {
  return { ...review, written: { on: formatDate(created_at), at: created_at.toISOString() } };
}
