import { casesCopy, countryCases } from "~/content/cases";
import type { CaseLinkView } from "~/features/case-studies/case-view.server";
import type { Language } from "~/site/language";
import { MoreLink } from "~/ui/more-link";
import { CaseCard } from "./case-card";

/** Said narrower than they stand, so that a phone fetches the smallest files: the page keeps within its weight. */
const PHONE_WIDTH = "60vw";

/** Three works: a large one, and two beside it. Left out while there is none. */
export function CaseStrip({ cases, title, id }: { cases: CaseLinkView[]; title: string; id: string }) {
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

/** Said narrower than they stand, so that a phone fetches the smallest files. */
const SIZES = "(min-width: 56rem) 44vw, 60vw";

/** The works that are told in the language of a country's page. Left out while there is none. */
export function CountryCases({ cases, language }: { cases: CaseLinkView[]; language: Language }) {
  const { id, title, lead } = countryCases[language];
  if (cases.length === 0) return null;
  return (
    <section className="section wrap" id={id} aria-labelledby={`${id}-title`}>
      <div className="section-head">
        <h2 className="title-4xl" id={`${id}-title`}>
          {title}
        </h2>
        <p className="lead max-w-[46ch]">{lead}</p>
      </div>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-y-[clamp(2.5rem,5vw,4rem)] gap-x-(--gap) md:grid-cols-2">
        {cases.map((link) => (
          <li key={link.slug}>
            <CaseCard
              link={link}
              ofPage={language}
              heading="h3"
              titleLook="text-xl leading-[calc(var(--title-leading)_*_1.1)]"
              pictureLook="aspect-[16/10]"
              sizes={SIZES}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
