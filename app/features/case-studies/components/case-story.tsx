import { ArrowRight } from "lucide-react";
import { caseWords } from "~/content/cases";
import type { CaseLinkView, CaseView } from "~/features/case-studies/case-view.server";
import { reviewerRole } from "~/features/testimonials/model";
import { frenchTarget } from "~/site/language";
import { AppLink } from "~/ui/app-link";
import { Picture } from "~/ui/picture";
import { Portrait } from "~/ui/portrait";
import { TallLink } from "~/ui/tall-link";

const PART = "wrap grid grid-cols-[minmax(0,1fr)] gap-y-6 gap-x-(--gap) wrap-anywhere lg:grid-cols-12";
const HEADING = "text-2xl lg:col-[1_/_5] lg:sticky lg:top-6 lg:self-start";

export function CaseStory({ shown: { problem, workHtml, language } }: { shown: CaseView }) {
  const words = caseWords(language);
  return (
    <div className="grid gap-[clamp(3rem,6vw,6rem)] py-[clamp(3.5rem,7vw,7rem)]">
      {problem.length > 0 && (
        <section className={PART} aria-labelledby="probleme">
          <h2 className={HEADING} id="probleme">
            {words.problem}
          </h2>
          <div className="grid gap-5 max-w-[40ch] font-display font-[480] text-[length:clamp(1.375rem,1.1rem_+_1.3vw,2.125rem)]/[max(1.24,var(--title-leading)_*_1.14)] tracking-[-0.014em] arabic:tracking-[0] lg:col-[5_/_13]">
            {problem.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
      )}
      {workHtml && (
        <section className={PART} aria-labelledby="travail">
          <h2 className={HEADING} id="travail">
            {words.work}
          </h2>
          <div
            className="prose lg:col-[5_/_12] [&>:first-child]:mt-0 [&_h4]:text-xl"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server by lib/html/sanitize-html
            dangerouslySetInnerHTML={{ __html: workHtml }}
          />
        </section>
      )}
    </div>
  );
}

export function CaseFigures({ shown: { figures, language } }: { shown: CaseView }) {
  if (figures.length === 0) return null;
  const words = caseWords(language);
  return (
    <section className="border-y border-y-line bg-surface-2" aria-labelledby="chiffres">
      <div className="wrap py-[clamp(3rem,6vw,6rem)]">
        <h2 className="mb-[clamp(1.5rem,3vw,3rem)] text-2xl" id="chiffres">
          {words.figures}
        </h2>
        <dl>
          {figures.map(({ id, label, before, after, source, measured }) => (
            <div
              className="grid gap-y-2 gap-x-(--gap) py-6 border-t border-t-line-strong lg:grid-cols-12 lg:items-baseline"
              key={id}
            >
              <dt className="text-lg lg:col-[1_/_5]">{label}</dt>
              <dd className="figures lg:col-[5_/_9]">
                <b className="block font-display font-[560] text-[length:clamp(2.5rem,1.6rem_+_4vw,5.5rem)]/[max(0.95,var(--title-leading))] tracking-[-0.03em] arabic:tracking-[0]">
                  {after}
                </b>
                {before && (
                  <span className="block mt-2 text-lg text-text-2">
                    {words.before} {before}
                  </span>
                )}
              </dd>
              <dd className="text-text-2 text-base lg:col-[9_/_13]">
                {source}, {words.measured} <time dateTime={measured.at}>{measured.on}</time>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

export function CaseQuote({ shown: { quote, language } }: { shown: CaseView }) {
  if (!quote) return null;
  const { id, name, content } = quote;
  return (
    <figure className="wrap w-full py-[clamp(3.5rem,7vw,7rem)] lg:px-[max(var(--gutter),8vw)]">
      <blockquote
        className="font-display font-[480] text-[length:clamp(1.75rem,1.2rem_+_2.3vw,3.15rem)]/[1.14] tracking-[-0.018em] wrap-anywhere"
        dir="auto"
      >
        <p>«&#8239;{content}&#8239;»</p>
      </blockquote>
      <figcaption className="mt-6 flex flex-wrap items-baseline gap-y-1 gap-x-6 text-text-2 text-sm">
        <span>
          <b className="text-text text-base font-semibold">
            <bdi>{name}</bdi>
          </b>{" "}
          {reviewerRole(quote)}
        </span>
        <TallLink className="text-link" to={`/avis?avis=${id}`} {...frenchTarget(language)}>
          {caseWords(language).quote}
        </TallLink>
      </figcaption>
    </figure>
  );
}

export function CasePeople({ shown: { people, language } }: { shown: CaseView }) {
  if (people.length === 0) return null;
  return (
    <section
      className="wrap w-full grid grid-cols-[minmax(0,1fr)] gap-y-6 gap-x-(--gap) pb-[clamp(3.5rem,7vw,7rem)] lg:grid-cols-12"
      aria-labelledby="equipe"
    >
      <h2 className="text-2xl lg:col-[1_/_5]" id="equipe">
        {caseWords(language).people}
      </h2>
      <dl className="lg:col-[5_/_13]">
        {people.map(({ name, role, portrait }) => (
          <div
            className={`grid gap-y-0.5 gap-x-(--gap) py-4 border-t border-t-line sm:grid-cols-2 sm:items-center ${portrait ? "max-sm:grid-cols-[3.5rem_minmax(0,1fr)]" : ""}`}
            key={`${name} ${role}`}
          >
            <dt
              className={`flex items-center gap-4 font-display font-semibold text-xl/[1.15] ${portrait ? "max-sm:contents" : ""}`}
            >
              {portrait && (
                <Portrait
                  name={name}
                  src={portrait}
                  alt=""
                  sizes="3.5rem"
                  className="size-14 flex-none max-sm:row-span-2"
                />
              )}
              <bdi className="max-sm:self-end">{name}</bdi>
            </dt>
            <dd className="text-text-2">{role}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function NextCase({ link }: { link: CaseLinkView | null }) {
  if (!link) return null;
  const { path, title, clientName, picture, language } = link;
  return (
    <nav className="border-t border-t-line bg-surface-2 print:hidden" aria-label={caseWords(language).next}>
      <AppLink
        className="group wrap grid gap-6 items-center py-[clamp(2rem,4vw,4rem)] no-underline md:grid-cols-[7fr_5fr]"
        to={path}
        rel="next"
      >
        <span className="grid gap-2 wrap-anywhere">
          <span className="flex items-center gap-2.5 text-text-3 text-sm">
            {caseWords(language).next}
            <ArrowRight className="flip" aria-hidden />
          </span>
          <b className="font-display font-[620] text-3xl/[calc(var(--title-leading)_*_1.02)] tracking-[var(--title-tracking)] text-balance group-hover:underline-title">
            {title}
          </b>
          <span className="text-text-2">
            <bdi>{clientName}</bdi>
          </span>
        </span>
        {picture && (
          <span className="relative block aspect-[16/10] overflow-clip bg-surface-3">
            <Picture isFilling src={picture} alt="" sizes="(min-width: 48rem) 38vw, 60vw" />
          </span>
        )}
      </AppLink>
    </nav>
  );
}
