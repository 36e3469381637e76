import { casesCopy } from "~/content/cases";
import { CaseCard } from "~/features/case-studies/components/case-card";
import { casesPath } from "~/features/case-studies/model/case-study";
import type { CaseLinkView } from "~/features/case-studies/queries/case-view.server";
import { MoreLink } from "~/ui/more-link";

interface CasesSectionProps {
  cases: CaseLinkView[];
  /** Slug of the service. */
  service: string;
}

/** Works for which the service was used. Left out while there is none. */
export function CasesSection({ cases, service }: CasesSectionProps) {
  if (cases.length === 0) return null;
  const sizes = cases.length === 1 ? "92vw" : "(min-width: 40rem) 46vw, 92vw";
  return (
    <section className="wrap pb-[clamp(4rem,8vw,8rem)] print:hidden" aria-labelledby="realisations">
      <div className="flex flex-wrap items-baseline justify-between gap-y-2 gap-x-8 mb-[clamp(1.5rem,3vw,3rem)]">
        <h2 className="text-3xl" id="realisations">
          {casesCopy.ofService}
        </h2>
        <MoreLink to={casesPath({ service, sector: null })}>{casesCopy.strip.more}</MoreLink>
      </div>
      <ul className={`grid gap-y-10 gap-x-(--gap) ${cases.length > 1 ? "sm:grid-cols-2" : ""}`}>
        {cases.map((each) => (
          <li key={each.slug}>
            <CaseCard link={each} heading="h3" pictureLook="aspect-[16/10]" sizes={sizes} />
          </li>
        ))}
      </ul>
    </section>
  );
}
