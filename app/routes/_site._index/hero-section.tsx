import { ArrowRight } from "lucide-react";
import { Khatam } from "~/brand/khatam";
import { hero } from "~/content/home";
import { FigureNotes, useFigures } from "~/shell/figure-notes";
import { figureText } from "~/site/agency-figures";
import { LinkButton } from "~/ui/link-button";
import { heroWall } from "./walls";

const LABELS = {
  ...Object.fromEntries(hero.statistics.map(({ figure, label }) => [figure, label])),
  companies: hero.companies,
};

/** What the figures of the page count, below the first screen. */
export function HeroNotes() {
  return (
    <div className="wrap">
      <FigureNotes labels={LABELS} className="py-4" />
    </div>
  );
}

/** Faint where small text stands on it. */
const BEHIND_THE_WORDS =
  "tablet:absolute tablet:inset-0 tablet:-z-1 tablet:h-auto tablet:m-0 tablet:[mask-image:radial-gradient(ellipse_min(60vw,54rem)_36rem_at_0_100%,rgb(0_0_0_/_0.24)_62%,#000)]";

/** The promise, and the wall that performs it: drawing on the left, laid and lit tiles on the right. */
export function HeroSection() {
  const figures = useFigures();
  return (
    <section className="border-b border-b-line overflow-clip [--hero-delay-drawing:0.2s] [--hero-delay-tiles:0.4s] [--hero-delay-relief:0.6s] [--stroke:color-mix(in_oklab,var(--line)_82%,var(--line-strong))] tablet:relative">
      <div className="wrap flex flex-col pt-[clamp(2.25rem,3.6vw,3.5rem)] tablet:min-h-[min(44rem,calc(100vh_-_4.8125rem))] lg:min-h-[min(51.25rem,calc(100vh_-_4.8125rem))]">
        <p className="home-hero-badge w-fit bg-surface [box-shadow:0_0_0_0.5rem_var(--surface)] flex items-center gap-2.5 text-text-2 text-sm">
          <Khatam className="size-3.5 fill-accent" />
          {hero.badge}
        </p>
        <h1 className="mt-[clamp(1.125rem,1.9vw,1.875rem)] mb-[clamp(1.25rem,2vw,2rem)] ms-[-0.04em] text-[length:clamp(3rem,17.4vw,6rem)] font-[660] leading-[0.87] tracking-[-0.029em] tablet:text-hero">
          {hero.headline.map((line) => (
            <span key={line} className="block">
              {line}{" "}
            </span>
          ))}
        </h1>
        <p className="lead max-w-[44ch] tablet:max-w-[min(44ch,48%)]">{hero.lead}</p>
        <div className="btn-row mt-8 mb-9 tablet:mb-[clamp(2rem,3.4vw,3.5rem)]">
          <LinkButton variant="primary" to="/contact">
            {hero.primaryButton}
            <ArrowRight aria-hidden="true" />
          </LinkButton>
          <LinkButton className="not-hover:bg-surface" to={hero.secondaryHref}>
            {hero.secondaryButton}
          </LinkButton>
        </div>
        <div
          className={`pattern home-hero-wall relative h-85 mx-[calc(-1_*_var(--gutter))] sm:max-tablet:h-104 ${BEHIND_THE_WORDS}`}
          aria-hidden="true"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our own generator from numbers alone
          dangerouslySetInnerHTML={{ __html: heroWall() }}
        />
        <dl className="grid grid-cols-3 gap-x-(--gap) mt-auto tablet:max-w-[56%] lg:max-w-none lg:grid-cols-12">
          {hero.statistics.map(({ figure, label }) => (
            <div
              className="flex flex-col-reverse justify-end pt-3 pb-5 border-t border-t-line-strong tablet:pt-3.5 tablet:pb-6 lg:col-span-2"
              key={label}
            >
              <dt className="text-text-2 text-sm leading-[1.25]">{label}</dt>
              <dd className="font-display font-semibold text-[length:clamp(2.125rem,1.5rem_+_2.3vw,3.5rem)]/[1] figures tracking-[-0.03em]">
                {figureText("fr", figures, figure)}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
