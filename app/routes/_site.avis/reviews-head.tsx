import { Khatam } from "~/brand/khatam";
import { meanOf, reviewsCopy } from "~/content/reviews";
import type { RatingFacts } from "~/site/json-ld/organization";
import { LinkButton } from "~/ui/link-button";

const MEAN = new Intl.NumberFormat("fr", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

interface ReviewsHeadProps {
  rating: RatingFacts | null;
  /** How many of them a project stands behind. */
  verifiedCount: number;
}

/** The name of the page, what all reviews come to, and the way to add one. */
export function ReviewsHead({ rating, verifiedCount }: ReviewsHeadProps) {
  return (
    <header className="wrap pt-[clamp(2.5rem,6vw,6.5rem)] pb-[clamp(2rem,4vw,4rem)] lg:grid lg:grid-cols-12 lg:gap-x-(--gap) lg:items-start">
      <h1 className="text-5xl leading-[calc(var(--title-leading)_*_0.88)] mb-6 lg:col-[1_/_9] lg:mb-0">
        {reviewsCopy.title}
      </h1>
      <div className="lg:col-[9_/_13]">
        <p className="lead max-w-[46ch]">{reviewsCopy.lead}</p>
        {rating && (
          <p className="flex flex-wrap items-baseline gap-y-1 gap-x-3 my-6 text-text-2">
            <Khatam className="self-center size-7 fill-star" />
            <b className="figures text-text font-display font-[560] text-[length:clamp(2.5rem,2rem_+_2vw,3.5rem)]/[1]">
              {MEAN.format(rating.average)}
            </b>
            <span>
              {reviewsCopy.outOf}, {meanOf(rating.count)}
              {verifiedCount > 0 && `, dont ${verifiedCount} ${verifiedCount > 1 ? "vérifiés" : "vérifié"}`}
            </span>
          </p>
        )}
        <LinkButton to="/contact#review-title">{reviewsCopy.ownReview}</LinkButton>
      </div>
    </header>
  );
}
