import { Khatam } from "~/brand/khatam";
import { about } from "~/content/about";
import { useFigures } from "~/shell/figure-notes";
import { withFigures } from "~/site/agency-figures";

export function AboutHero() {
  const figures = useFigures();
  return (
    <header className="wrap pt-[clamp(2.5rem,6vw,6.5rem)] pb-[clamp(2rem,4vw,4rem)] lg:grid lg:grid-cols-12 lg:gap-x-(--gap) lg:items-end">
      <h1 className="text-5xl leading-[calc(var(--title-leading)_*_0.88)] mb-6 lg:col-[1_/_9] lg:mb-0">
        {about.title}
      </h1>
      <p className="lead max-w-[46ch] lg:col-[9_/_13]">{withFigures(about.lead, figures)}</p>
    </header>
  );
}

export function Statements() {
  return (
    <div className="grid border-y border-y-line lg:grid-cols-[1fr_1fr]">
      {[about.mission, about.vision].map(({ title, text }) => (
        <section
          className="py-[clamp(2.5rem,5vw,5rem)] px-(--gutter) not-first:bg-surface-2 max-lg:not-first:border-t max-lg:not-first:border-t-line lg:not-first:border-s lg:not-first:border-s-line"
          key={title}
        >
          <h2 className="text-xl">{title}</h2>
          <p className="max-w-[30ch] mt-5 font-display font-[560] text-[length:clamp(1.5rem,1.2rem_+_1.5vw,2.5rem)]/[1.12] tracking-[-0.018em] text-pretty">
            {text}
          </p>
        </section>
      ))}
    </div>
  );
}

export function Values() {
  return (
    <section className="values py-(--section) border-t border-t-line bg-surface-2" aria-labelledby="valeurs">
      <div className="wrap">
        <h2 className="text-xl" id="valeurs">
          {about.values.title}
        </h2>
        <dl className="mt-[clamp(1.5rem,3vw,3rem)]">
          {about.values.items.map(({ title, text }) => (
            <div
              className="grid gap-y-2 gap-x-(--gap) items-baseline pt-4 pb-5 border-t border-t-line lg:grid-cols-[7fr_5fr]"
              key={title}
            >
              <dt className="font-display font-[620] text-4xl/[0.96] tracking-[-0.028em]">{title}</dt>
              <dd className="max-w-[40ch] text-text-2 text-lg">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

export function Reasons() {
  return (
    <section className="section wrap grid grid-cols-12 gap-x-(--gap) gap-y-10" aria-labelledby="raisons">
      <h2 id="raisons" className="title-4xl col-span-full lg:col-[1_/_6]">
        {about.reasons.title}
      </h2>
      <ul className="col-span-full grid gap-y-9 gap-x-(--gap) lg:col-[7_/_13] lg:grid-cols-[1fr_1fr]">
        {about.reasons.items.map(({ title, text }) => (
          <li key={title}>
            <Khatam className="size-4.5 mb-3.5 fill-star" />
            <h3 className="text-xl leading-[1.1] mb-2">{title}</h3>
            <p className="max-w-[44ch] text-text-2">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
