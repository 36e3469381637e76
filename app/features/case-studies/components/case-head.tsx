import { ArrowLeft, ArrowUpRight } from "lucide-react";
import type { ReactNode } from "react";
import { caseWords } from "~/content/cases";
import type { CaseView } from "~/features/case-studies/case-view.server";
import { CASE_LISTS, casePath } from "~/features/case-studies/model/case-study";
import { frenchTarget, OWN_LANGUAGE_NAMES } from "~/site/language";
import { BackLink } from "~/ui/back-link";
import { Picture } from "~/ui/picture";
import { TallLink } from "~/ui/tall-link";

export function CaseHead({ shown }: { shown: CaseView }) {
  const { title, summary, language, picture, pictureAlt } = shown;
  return (
    <header>
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-y-8 gap-x-(--gap) wrap-anywhere pt-[clamp(1rem,3vw,2.5rem)] pb-[clamp(2rem,4vw,3.5rem)] lg:grid-cols-12 lg:items-end">
        <div className="lg:col-[1_/_9]">
          <BackLink to={CASE_LISTS[language]}>
            <ArrowLeft className="flip" aria-hidden />
            {caseWords(language).back}
          </BackLink>
          <h1 className="mt-6 mb-6 max-w-[18ch] text-[length:clamp(2.75rem,1.5rem_+_5vw,6.25rem)] leading-[calc(var(--title-leading)_*_0.94)]">
            {title}
          </h1>
          <p className="lead max-w-[52ch]">{summary}</p>
        </div>
        <CaseFacts shown={shown} />
      </div>
      {picture && (
        <div className="case-cover mx-auto max-w-[120rem] bg-surface-3">
          <Picture className="w-full" src={picture} alt={pictureAlt} sizes="100vw" isFirst />
        </div>
      )}
    </header>
  );
}

function CaseFacts({ shown }: { shown: CaseView }) {
  const { clientName, sector, country, year, services, publicUrl, isFictitious, language } = shown;
  const others = shown.versions.filter((version) => version.language !== language);
  const { facts, fictitious, visit } = caseWords(language);
  return (
    <dl className="text-[0.9375rem] lg:col-[9_/_13]">
      <Fact name={facts.client}>
        <bdi>{clientName}</bdi>
        {isFictitious && <span className="block text-text-3 text-sm">{fictitious}</span>}
      </Fact>
      <Fact name={facts.sector}>{sector}</Fact>
      <Fact name={facts.country}>{country}</Fact>
      <Fact name={facts.year}>{year}</Fact>
      {services.length > 0 && (
        <Fact name={facts.services}>
          <ul>
            {services.map(({ title, path }) => (
              <li key={path}>
                <TallLink className="text-link lg:min-h-8" to={path} {...frenchTarget(language)}>
                  {title}
                </TallLink>
              </li>
            ))}
          </ul>
        </Fact>
      )}
      {others.length > 0 && (
        <Fact name={facts.versions}>
          <ul className="flex flex-wrap justify-end gap-x-4">
            {others.map((version) => (
              <li key={version.slug}>
                <TallLink
                  className="text-link lg:min-h-8"
                  to={casePath(version)}
                  hrefLang={version.language}
                  lang={version.language}
                >
                  {OWN_LANGUAGE_NAMES[version.language]}
                </TallLink>
              </li>
            ))}
          </ul>
        </Fact>
      )}
      {publicUrl && (
        <Fact name={facts.site}>
          <TallLink className="gap-1.5 text-link lg:min-h-8" to={publicUrl}>
            {visit}
            <ArrowUpRight className="flip" aria-hidden />
          </TallLink>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-2 border-t border-t-line">
      <dt className="text-text-3">{name}</dt>
      <dd className="min-w-0 text-end">{children}</dd>
    </div>
  );
}
