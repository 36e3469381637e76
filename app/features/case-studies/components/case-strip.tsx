import { casesCopy } from "~/content/cases";
import type { CaseLinkView } from "~/features/case-studies/queries/case-view.server";
import { MoreLink } from "~/ui/more-link";
import { CaseCard } from "./case-card";

interface CaseStripProps {
  cases: CaseLinkView[];
  title: string;
  /** Of its heading, to which links lead. */
  id: string;
}

/** Said narrower than they stand, so that a phone fetches the smallest files: the page keeps within its weight. */
const PHONE_WIDTH = "60vw";

/** Three works: a large one, and two beside it. Left out while there is none. */
export function CaseStrip({ cases, title, id }: CaseStripProps) {
  const [first, ...others] = cases;
  if (!first) return null;
  return (
    <section className="wrap pb-(--section) print:hidden" aria-labelledby={id}>
      <div className="flex flex-wrap items-baseline justify-between gap-y-2 gap-x-8 mb-[clamp(1.5rem,3vw,3rem)]">
        <h2 className="title-4xl" id={id}>
          {title}
        </h2>
        <MoreLink to="/realisations">{casesCopy.strip.more}</MoreLink>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-y-10 gap-x-(--gap) lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]">
        <CaseCard
          link={first}
          heading="h3"
          titleLook="text-3xl leading-[1.02]"
          pictureLook="aspect-[16/10]"
          sizes={`(min-width: 56rem) 60vw, ${PHONE_WIDTH}`}
        />
        <div className="grid gap-y-10 gap-x-(--gap) content-start sm:max-lg:grid-cols-2">
          {others.map((each) => (
            <CaseCard
              key={each.slug}
              link={each}
              heading="h3"
              titleLook="text-xl leading-[1.1]"
              pictureLook="aspect-[16/10]"
              sizes={`(min-width: 56rem) 30vw, ${PHONE_WIDTH}`}
            />
          ))}
        </div>
      </div>
    </section>
  );
}
