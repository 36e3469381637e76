import { OTHERS_REVIEW, REVIEWS_GO } from "~/features/clients/model";
import { reviewerRole } from "~/features/testimonials/model";
import { formatDate } from "~/site/format";
import { CheckboxField } from "~/ui/checkbox-field";

/** Enough of a review to be known again. */
const SHOWN_LENGTH = 90;

interface Review {
  id: string;
  name: string;
  company: string | null;
  position: string | null;
  content: string;
  created_at: Date;
  is_published: boolean;
}

/** A review as it is told from those of others of the same name. */
export function toLine({ id, name, content, created_at, is_published, ...job }: Review) {
  const letters = [...content];
  const text = letters.length > SHOWN_LENGTH ? `${letters.slice(0, SHOWN_LENGTH).join("").trimEnd()}…` : content;
  const place = is_published ? "publié" : "non publié";
  return {
    id,
    signature: [name, reviewerRole(job)].filter(Boolean).join(", "),
    hint: `«\u202f${text}\u202f» (${formatDate(created_at)}, ${place})`,
  };
}

/** The reviews that pass for the client's, for the team to say which are a namesake's. */
export function SignedReviews({ reviews }: { reviews: ReturnType<typeof toLine>[] }) {
  return (
    <fieldset className="grid gap-3 min-w-0 mx-0 mt-3 mb-5 p-0 border-0">
      <legend className="note mb-4 p-0">{REVIEWS_GO}</legend>
      {reviews.map(({ id, signature, hint }) => (
        <CheckboxField key={id} name={OTHERS_REVIEW} value={id} label={signature} hint={hint} />
      ))}
    </fieldset>
  );
}
