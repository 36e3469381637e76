import { caseWords } from "~/content/cases";
import type { CaseView } from "~/features/case-studies/queries/case-view.server";

const PART = "wrap grid grid-cols-[minmax(0,1fr)] gap-y-6 gap-x-(--gap) wrap-anywhere lg:grid-cols-12";
const HEADING = "text-2xl lg:col-[1_/_5] lg:sticky lg:top-6 lg:self-start";

/** What was wrong, and what was done. */
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

/** What changed: where each figure is, where it was, who measured it and when. */
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
