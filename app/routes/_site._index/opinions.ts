import type { RatingFacts, ReviewFacts } from "~/lib/json-ld/organization";
import type { ShownTestimonial } from "./testimonials-section";

/** What customers think, for search engines: the reviews that the page shows and the mean of all published ones. */
export function opinionsOf(
  testimonials: readonly ShownTestimonial[] | null,
  rating: RatingFacts | null,
): { rating?: RatingFacts; reviews: ReviewFacts[] } {
  const reviews = (testimonials ?? [])
    .filter((testimonial) => testimonial.rating >= 1)
    .map(({ name, content, rating }) => ({ author: name, text: content, rating }));
  return { ...(rating && { rating }), reviews };
}
