import type { CountryCopy } from "~/content/landing-pages/landing-copy";

interface ReasonListProps {
  reasons: CountryCopy["reasons"];
  /** Beside the title, two by two, or four abreast, the last with large figures. */
  look: "beside" | "pairs" | "abreast";
}

/** Four reasons to choose the agency. */
export function ReasonList({ reasons, look }: ReasonListProps) {
  return (
    <section className={`section [&.with-abreast]:pb-0 with-${look}`} aria-labelledby="reasons">
      <div className="wrap lg:[.with-beside_&]:grid-cols-12 lg:[.with-beside_&]:items-start grid gap-y-[clamp(2rem,5vw,4.5rem)] gap-x-(--gap)">
        <h2
          id="reasons"
          className="title-4xl lg:[.with-beside_&]:col-[1_/_6] lg:[.with-beside_&]:sticky lg:[.with-beside_&]:top-8"
        >
          {reasons.title}
        </h2>
        <ol className="lg:[.with-beside_&]:col-[7_/_13] lg:[.with-pairs_&]:grid-cols-2 lg:[.with-abreast_&]:grid-cols-4 lg:[.with-abreast_&]:gap-x-(--gap) lg:grid lg:gap-x-[clamp(2rem,6vw,6rem)]">
          {reasons.items.map(({ title, text }, index) => (
            <li key={title} className="country-reason pt-5 pb-6 border-t border-t-line">
              <span
                className="[.with-abreast_&]:block [.with-abreast_&]:mb-2 [.with-abreast_&]:text-mint [.with-abreast_&]:font-display [.with-abreast_&]:font-semibold [.with-abreast_&]:text-[length:clamp(2.5rem,2rem_+_2vw,4rem)]/[1.2] hidden"
                aria-hidden="true"
              >
                {index + 1}
              </span>
              <h3 className="mb-2 text-[length:clamp(1.375rem,1.15rem_+_0.8vw,1.875rem)] leading-[calc(var(--title-leading)_*_1.06)]">
                {title}
              </h3>
              <p className="max-w-[52ch] text-text-2">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
