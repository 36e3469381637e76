import { Khatam } from "~/brand/khatam";
import { meanOf, reviewsCopy } from "~/content/reviews";
import type { RatingFacts } from "~/site/json-ld/organization";
import { LinkButton } from "~/ui/link-button";

const MEAN = new Intl.NumberFormat("fr", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** The name of the page, what all reviews come to, and the way to add one. */
export function ReviewsHead({ rating }: { rating: RatingFacts | null }) {
  return (
    <header className="about-hero wrap reviews-head">
      <h1>{reviewsCopy.title}</h1>
      <div>
        <p className="lead">{reviewsCopy.lead}</p>
        {rating && (
          <p className="reviews-mean">
            <Khatam />
            <b className="figures">{MEAN.format(rating.average)}</b>
            <span>
              {reviewsCopy.outOf}, {meanOf(rating.count)}
            </span>
          </p>
        )}
        <LinkButton to="/contact#review-title">{reviewsCopy.ownReview}</LinkButton>
      </div>
    </header>
  );
}
