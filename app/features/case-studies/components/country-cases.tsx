import { countryCases } from "~/content/cases";
import type { CaseLinkView } from "~/features/case-studies/queries/case-view.server";
import type { Language } from "~/site/language";
import { CaseCard } from "./case-card";

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
