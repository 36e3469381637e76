import { reviewerRole } from "~/features/testimonials/model";
import { formatDate } from "~/site/format";

interface Testimonial {
  id: string;
  name: string;
  company: string | null;
  position: string | null;
  content: string;
  rating: number;
  is_published: boolean;
  is_featured: boolean;
  is_spam: boolean;
  decided_at: Date | null;
  created_at: Date;
}

/** A review as the moderation list shows it. */
export type TestimonialItemData = ReturnType<typeof toItem>;

/** Dates are written on the server: a browser's time zone tables may be older or newer than ours. */
export function toItem({ created_at, decided_at, company, position, ...testimonial }: Testimonial) {
  const { is_spam, is_published } = testimonial;
  return {
    ...testimonial,
    isNew: !is_spam && !is_published && decided_at === null,
    role: reviewerRole({ company, position }),
    submittedOn: formatDate(created_at),
  };
}
