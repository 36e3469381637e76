import { reviewerRole } from "~/features/testimonials/model";
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

interface TestimonialFigureProps {
  testimonial: ShownTestimonial;
  /** Set large. */
  isFirst?: boolean;
  /** When it was written, in words, and for machines. */
  written?: { on: string; at: string };
}

/** What one customer wrote. */
export function TestimonialFigure({ testimonial, isFirst = false, written }: TestimonialFigureProps) {
  const { name, content, rating } = testimonial;
  const role = reviewerRole(testimonial);
  const isDisplay = isFirst && content.length <= DISPLAY_MAX_LENGTH;
  return (
    <figure className={isFirst ? "testimonial testimonial-first" : "testimonial"}>
      {rating > 0 && <Rating value={rating} />}
      <blockquote className={isDisplay ? "testimonial-words is-display" : "testimonial-words"}>
        <p>«&nbsp;{content}&nbsp;»</p>
      </blockquote>
      <figcaption className="testimonial-author">
        <b className="testimonial-name">{name}</b>
        {role}
        {written && (
          <>
            {role && " · "}
            <time dateTime={written.at}>{written.on}</time>
          </>
        )}
      </figcaption>
    </figure>
  );
}
