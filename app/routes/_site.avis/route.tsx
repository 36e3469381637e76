import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Khatam } from "~/brand/khatam";
import { meanOf, reviewsCopy } from "~/content/reviews";
import { pageCards } from "~/features/seo/model/share-cards";
import { TestimonialFigure } from "~/features/testimonials/components/testimonial-figure";
import { opinionsOf, reportPath, reviewAnchor, reviewsPath } from "~/features/testimonials/model";
import { CallToActionBand } from "~/shell/call-to-action-band";
import { PageJsonLd } from "~/shell/page-json-ld";
import type { RatingFacts } from "~/site/json-ld/organization";
import { localBusinessNode } from "~/site/json-ld/organization";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { EmptyState } from "~/ui/empty-state";
import { FilterLink } from "~/ui/filter-link";
import { LinkButton } from "~/ui/link-button";
import { Pagination } from "~/ui/pagination";
import { TallLink } from "~/ui/tall-link";
import { toView } from "./view.server";

export const handle: RouteHandle = { cache: { query: ["page", "service"], unless: ["avis"] } };

export const meta: MetaFunction<typeof loader> = ({ data }) => {
  const { page = 1, pageCount = 1, service = null, services = [] } = data ?? {};
  const about = services.find(({ slug }) => slug === service)?.title;
  const { metaTitle, metaDescription } = reviewsCopy;
  return [
    ...seo({
      title: [metaTitle, about, page > 1 && `page ${page}`].filter(Boolean).join(", "),
      description: [about, page > 1 && `Page ${page}`, metaDescription].filter(Boolean).join(". "),
      card: pageCards.reviews,
    }),
    ...(page > 1 ? [{ tagName: "link", rel: "prev", href: reviewsPath(page - 1, service) }] : []),
    ...(page < pageCount ? [{ tagName: "link", rel: "next", href: reviewsPath(page + 1, service) }] : []),
  ];
};

export async function loader({ request }: LoaderFunctionArgs) {
  return toView(request);
}

export default function ReviewsPage() {
  const { isDown, page, pageCount, rating, service, services, reviews } = useLoaderData<typeof loader>();
  const hasLarge = page === 1;
  const last = reviews.length - 1;
  /** Whether a review takes both columns: the large one, and a last one that would stand alone. */
  const isAcross = (index: number) => (hasLarge && index === 0) || (index === last && index % 2 === (hasLarge ? 1 : 0));
  return (
    <>
      <PageJsonLd
        crumbs={[{ name: reviewsCopy.title, path: "/avis" }]}
        nodes={(site) => [localBusinessNode(site, opinionsOf(reviews, rating.verified))]}
      />
      <ReviewsHead rating={rating.all} verifiedCount={rating.verified?.count ?? 0} />
      <ServiceFilter services={services} chosen={service} />
      <section className="wrap reviews pb-(--section)" aria-label="Avis">
        {reviews.length === 0 && <NoReview isDown={isDown} />}
        <ul className="lg:grid lg:grid-cols-2 lg:[column-gap:calc(2_*_var(--gap))]">
          {reviews.map(({ written, workPath, ...review }, index) => (
            <li
              className={`pt-8 pb-9 border-t border-t-line scroll-mt-24 target:[border-block-start-color:var(--saffron)] target:[box-shadow:inset_0_2px_var(--saffron)] ${isAcross(index) ? "lg:col-span-full" : ""}`}
              key={review.id}
              id={reviewAnchor(review.id)}
            >
              <TestimonialFigure testimonial={review} written={written} isFirst={hasLarge && index === 0} />
              {workPath && (
                <TallLink className="mt-2 me-6 text-link text-sm" to={workPath}>
                  {reviewsCopy.work}
                  <span className="sr-only">
                    {" "}
                    {reviewsCopy.workOf} {review.name}
                  </span>
                </TallLink>
              )}
              <TallLink className="mt-2 text-text-3 text-sm" to={reportPath(review.id)} rel="nofollow">
                {reviewsCopy.report}
                <span className="sr-only">
                  {" "}
                  {reviewsCopy.reportOf} {review.name}
                </span>
              </TallLink>
            </li>
          ))}
        </ul>
        <Pagination page={page} pageCount={pageCount} hrefFor={(each) => reviewsPath(each, service)} />
      </section>
      <CallToActionBand />
    </>
  );
}

function NoReview({ isDown }: { isDown: boolean }) {
  const { none, unavailable, ownReview } = reviewsCopy;
  const action = isDown ? (
    <LinkButton to="/avis">{unavailable.action}</LinkButton>
  ) : (
    <LinkButton to="/contact#review-title">{ownReview}</LinkButton>
  );
  const { title, text } = isDown ? unavailable : none;
  return (
    <EmptyState title={title} action={action}>
      <p>{text}</p>
    </EmptyState>
  );
}

interface ServiceFilterProps {
  services: { slug: string; title: string; count: number }[];
  /** Slug of the chosen service. */
  chosen: string | null;
}

function ServiceFilter({ services, chosen }: ServiceFilterProps) {
  if (services.length === 0) return null;
  const all = { slug: null, title: reviewsCopy.everything, count: null };
  return (
    <nav className="wrap mb-8" aria-label={reviewsCopy.servicesLabel}>
      <ul className="flex flex-wrap gap-y-0 gap-x-[clamp(1.1rem,2vw,1.9rem)] border-y border-y-line py-1.5">
        {[all, ...services].map(({ slug, title, count }) => (
          <li key={slug ?? ""}>
            <FilterLink to={reviewsPath(1, slug)} aria-current={slug === chosen ? "page" : undefined}>
              {title}
              {count !== null && <span className="figures text-text-3 text-xs">{count}</span>}
            </FilterLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const MEAN = new Intl.NumberFormat("fr", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

interface ReviewsHeadProps {
  rating: RatingFacts | null;
  /** Of these, the reviews that a project stands behind. */
  verifiedCount: number;
}

function ReviewsHead({ rating, verifiedCount }: ReviewsHeadProps) {
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
