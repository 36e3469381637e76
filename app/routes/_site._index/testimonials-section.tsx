import { ArrowRight } from "lucide-react";
import { testimonialsSection } from "~/content/home";
import { reviewerRole } from "~/features/testimonials/model";
import { AppLink } from "~/ui/app-link";
import { Rating } from "~/ui/rating";

export interface ShownTestimonial {
  id: string;
  name: string;
  company: string | null;
  position: string | null;
  content: string;
  rating: number;
}

/** Beyond this many characters even the first review is set as text. */
const DISPLAY_MAX_LENGTH = 320;

/** What customers wrote: one large, the others beside it. Left out while nobody knows what they wrote. */
export function TestimonialsSection({ testimonials }: { testimonials: ShownTestimonial[] | null }) {
  if (!testimonials) return null;
  const [first, ...others] = testimonials;
  return (
    <section className="testimonials wrap" aria-labelledby="testimonials-title">
      <h2 className="sr-only" id="testimonials-title">
        {testimonialsSection.title}
      </h2>
      {first ? <Testimonial testimonial={first} isFirst /> : <NoTestimonial />}
      <div className="testimonial-others">
        {others.map((testimonial) => (
          <Testimonial key={testimonial.id} testimonial={testimonial} />
        ))}
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

function Testimonial({ testimonial, isFirst = false }: { testimonial: ShownTestimonial; isFirst?: boolean }) {
  const { name, content, rating } = testimonial;
  const isDisplay = isFirst && content.length <= DISPLAY_MAX_LENGTH;
  return (
    <figure className={isFirst ? "testimonial testimonial-first" : "testimonial"}>
      <Rating value={rating} />
      <blockquote className={isDisplay ? "testimonial-words is-display" : "testimonial-words"}>
        <p>«&nbsp;{content}&nbsp;»</p>
      </blockquote>
      <figcaption className="testimonial-author">
        <b className="testimonial-name">{name}</b>
        {reviewerRole(testimonial)}
      </figcaption>
    </figure>
  );
}
