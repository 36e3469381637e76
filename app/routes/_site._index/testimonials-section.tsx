import { ArrowRight } from "lucide-react";
import { testimonialsSection } from "~/content/home";
import { reviewsCopy } from "~/content/reviews";
import type { ShownTestimonial } from "~/features/testimonials/components/testimonial-figure";
import { TestimonialFigure } from "~/features/testimonials/components/testimonial-figure";
import { AppLink } from "~/ui/app-link";

/** What customers wrote: one large, the others beside it. Left out while they cannot be read. */
export function TestimonialsSection({ testimonials }: { testimonials: ShownTestimonial[] | null }) {
  if (!testimonials) return null;
  const [first, ...others] = testimonials;
  return (
    <section className="testimonials wrap" aria-labelledby="testimonials-title">
      <h2 className="sr-only" id="testimonials-title">
        {testimonialsSection.title}
      </h2>
      {first ? <TestimonialFigure testimonial={first} isFirst /> : <NoTestimonial />}
      <div className="testimonial-others">
        {others.map((testimonial) => (
          <TestimonialFigure key={testimonial.id} testimonial={testimonial} />
        ))}
        {first && (
          <AppLink className="more-link" to="/avis">
            {reviewsCopy.all}
            <ArrowRight className="go-arrow" aria-hidden="true" />
          </AppLink>
        )}
      </div>
    </section>
  );
}

function NoTestimonial() {
  return (
    <div>
      <p className="testimonial-words is-display">{testimonialsSection.empty}</p>
      <AppLink className="more-link" to="/contact#review-title">
        {testimonialsSection.emptyLink}
        <ArrowRight className="go-arrow" aria-hidden="true" />
      </AppLink>
    </div>
  );
}
