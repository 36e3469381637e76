import { testimonialsSection } from "~/content/home";
import { reviewsCopy } from "~/content/reviews";
import type { ShownTestimonial } from "~/features/testimonials/components/testimonial-figure";
import { TestimonialFigure } from "~/features/testimonials/components/testimonial-figure";
import { MoreLink } from "~/ui/more-link";

/** What customers wrote: one large, the others beside it. Left out while they cannot be read. */
export function TestimonialsSection({ testimonials }: { testimonials: ShownTestimonial[] | null }) {
  if (!testimonials) return null;
  const [first, ...others] = testimonials;
  return (
    <section
      className="testimonials wrap grid gap-y-12 gap-x-(--gap) pb-(--section) lg:grid-cols-[8fr_4fr] lg:items-start"
      aria-labelledby="testimonials-title"
    >
      <h2 className="sr-only" id="testimonials-title">
        {testimonialsSection.title}
      </h2>
      {first ? <TestimonialFigure testimonial={first} isFirst /> : <NoTestimonial />}
      <div className="sm:max-lg:grid sm:max-lg:grid-cols-[1fr_1fr] sm:max-lg:gap-x-(--gap)">
        {others.map((testimonial) => (
          <TestimonialFigure
            key={testimonial.id}
            testimonial={testimonial}
            className="pt-6 pb-8 border-t border-t-line"
          />
        ))}
        {first && <MoreLink to="/avis">{reviewsCopy.all}</MoreLink>}
      </div>
    </section>
  );
}

function NoTestimonial() {
  return (
    <div>
      <p className="testimonial-words wrap-anywhere font-display font-[480] text-[length:clamp(1.75rem,1.2rem_+_2.3vw,3.15rem)]/[1.12] tracking-[-0.018em]">
        {testimonialsSection.empty}
      </p>
      <MoreLink to="/contact#review-title">{testimonialsSection.emptyLink}</MoreLink>
    </div>
  );
}
