import { Khatam } from "~/brand/khatam";
import { reviewsCopy } from "~/content/reviews";
import { reviewerRole } from "~/features/testimonials/model";
import { Rating } from "~/ui/rating";

export interface ShownTestimonial {
  id: string;
  name: string;
  company: string | null;
  position: string | null;
  content: string;
  rating: number;
  isVerified?: boolean;
  reply?: string | null;
}

/** Beyond this many characters even the first review is set as text. */
const DISPLAY_MAX_LENGTH = 320;

const QUOTE_LOOKS = {
  display: "font-display font-[480] text-[length:clamp(1.75rem,1.2rem_+_2.3vw,3.15rem)]/[1.12] tracking-[-0.018em]",
  first: "text-[length:clamp(1.25rem,1.1rem_+_0.8vw,1.75rem)]/[1.3]",
};

interface TestimonialFigureProps {
  testimonial: ShownTestimonial;
  isFirst?: boolean;
  className?: string;
  written?: { on: string; at: string };
}

export function TestimonialFigure({ testimonial, isFirst = false, className = "", written }: TestimonialFigureProps) {
  const { name, content, rating } = testimonial;
  const role = reviewerRole(testimonial);
  const isDisplay = isFirst && content.length <= DISPLAY_MAX_LENGTH;
  return (
    <>
      <figure className={`testimonial ${isFirst ? "testimonial-first lg:pe-[8%]" : ""} ${className}`}>
        {rating > 0 && <Rating value={rating} className="mb-5" />}
        <blockquote className={`wrap-anywhere ${isDisplay ? QUOTE_LOOKS.display : isFirst ? QUOTE_LOOKS.first : ""}`}>
          <p>«&#8239;{content}&#8239;»</p>
        </blockquote>
        <figcaption className="mt-6 text-text-2 text-sm">
          <b className="block text-text text-base font-semibold">{name}</b>
          {role}
          {written && (
            <>
              {role && " · "}
              <time dateTime={written.at}>{written.on}</time>
            </>
          )}
          {testimonial.isVerified && (
            <span className="flex items-center gap-2 mt-1.5 text-mint font-[560]" title={reviewsCopy.verifiedHint}>
              <Khatam className="size-3.5 fill-current" />
              {reviewsCopy.verified}
            </span>
          )}
        </figcaption>
      </figure>
      {written && testimonial.reply && (
        <div className="mt-6 ps-5 border-s-2 border-s-line-strong wrap-anywhere">
          <p className="text-text-3 text-sm">{reviewsCopy.reply}</p>
          <p className="mt-1 text-text-2 whitespace-pre-line" dir="auto">
            {testimonial.reply}
          </p>
        </div>
      )}
    </>
  );
}
