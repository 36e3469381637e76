import type { LoaderFunctionArgs } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { Fragment } from "react";
import lightUrl from "~/client/light.ts?worker&url";
import sceneUrl from "~/client/scene.ts?worker&url";
import { casesCopy } from "~/content/cases";
import { homePage, sceneSection, stack, testimonialsSection } from "~/content/home";
import { reviewsCopy } from "~/content/reviews";
import { CaseStrip } from "~/features/case-studies/components/case-strip";
import { pageCards } from "~/features/seo/model/share-cards";
import type { ShownTestimonial } from "~/features/testimonials/components/testimonial-figure";
import { TestimonialFigure } from "~/features/testimonials/components/testimonial-figure";
import { opinionsOf } from "~/features/testimonials/model";
import { PLAIN_PARAMETERS } from "~/lib/web/old-path";
import type { Theme } from "~/lib/web/theme";
import { findNewPath } from "~/server/http/old-address.server";
import { useFigures } from "~/shell/figure-notes";
import { PageJsonLd } from "~/shell/page-json-ld";
import { useRootData } from "~/shell/site-page";
import { withFigures } from "~/site/agency-figures";
import type { HomeSection } from "~/site/appearance";
import { localBusinessNode } from "~/site/json-ld/organization";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { MoreLink } from "~/ui/more-link";
import { BlogSection } from "./blog-section";
import { FounderSection } from "./founder-section";
import { HeroNotes, HeroSection } from "./hero-section";
import { MarqueeSection } from "./marquee-section";
import { ScenePoster } from "./scene-poster";
import { toView } from "./view.server";
import { FriezeSection, ServicesSection, SharedBevels, TechnologySection } from "./wall-sections";

export const meta = () =>
  seo({ title: homePage.metaTitle, description: homePage.metaDescription, card: pageCards.home });

export const handle: RouteHandle = { enhance: [lightUrl, sceneUrl], cache: { unless: PLAIN_PARAMETERS } };

/** Of an earlier site, an article's address may be this page's with its number. */
export async function loader({ request }: LoaderFunctionArgs) {
  const path = await findNewPath(request.url);
  if (path) throw redirect(path, 301);
  return toView();
}

export default function Home() {
  const { serviceCounts, cases, testimonials, posts, rating, founder } = useLoaderData<typeof loader>();
  const { site, theme, hour } = useRootData()!;
  const sections: Record<HomeSection, ReactNode> = {
    services: <ServicesSection counts={serviceCounts} />,
    cases: <CaseStrip cases={cases} title={casesCopy.strip.title} id="cases-title" />,
    testimonials: <TestimonialsSection testimonials={testimonials} />,
    marquee: <MarqueeSection />,
    technology: <TechnologySection />,
    scene: <SceneSection theme={theme} hour={hour} />,
    stack: <StackSection />,
    blog: <BlogSection posts={posts} />,
    founder: founder && <FounderSection founder={founder} siteName={site.siteName} />,
    frieze: <FriezeSection />,
  };
  return (
    <>
      <PageJsonLd nodes={(site) => [localBusinessNode(site, opinionsOf(testimonials, rating))]} />
      <HeroSection />
      <HeroNotes />
      {site.appearance.sections.map((name) => (
        <Fragment key={name}>{sections[name]}</Fragment>
      ))}
      <SharedBevels />
    </>
  );
}

/** The tiling in depth: a still, which `client/scene.ts` brings to life where that is welcome. */
function SceneSection({ theme, hour }: { theme: Theme; hour: number | null }) {
  return (
    <section className="scene overflow-clip pt-(--section)" aria-labelledby="scene-title">
      <div className="wrap section-head scene-head">
        <h2 id="scene-title">{withFigures(sceneSection.title, useFigures())}</h2>
        <p className="lead">{sceneSection.lead}</p>
      </div>
      <div className="scene-stage group" data-scene="still">
        <ScenePoster theme={theme} alt={sceneSection.posterAlt} />
      </div>
      <div className="wrap">
        <p className="note flex flex-wrap justify-between gap-y-1 gap-x-6 pt-4 pb-5 border-t border-t-line">
          <span>
            {sceneSection.lightNote} {hour === null ? sceneSection.atNight : `${sceneSection.atHour} ${hour}\u00a0h.`}
          </span>
          <span>{sceneSection.caption}</span>
        </p>
      </div>
    </section>
  );
}

/** With a mark before it, which is clipped away where the name begins a line. */
const TOOL =
  "whitespace-nowrap before:inline-block before:size-[0.3em] before:[margin:0_0.4em_0.16em] before:bg-(--dot) before:rotate-45";

/** The tools of the house, as a text one reads. */
function StackSection() {
  return (
    <section
      className="section wrap stack grid gap-y-8 gap-x-(--gap) lg:grid-cols-[4fr_8fr] lg:items-start"
      aria-labelledby="stack-title"
    >
      <div className="lg:sticky lg:top-8">
        <h2 className="title-4xl" id="stack-title">
          {stack.title}
        </h2>
        <p className="lead mt-5">{stack.lead}</p>
      </div>
      <dl className="[--dot:var(--t5)]">
        {stack.groups.map(({ name, tools }) => (
          <div
            key={name}
            className="py-4.5 border-t border-t-line overflow-x-clip last:pb-0 nth-2:[--dot:var(--t7)] nth-3:[--dot:var(--t6)] nth-4:[--dot:var(--t8)]"
          >
            <dt className="text-text-2 text-sm">{name}</dt>
            <dd className="ms-[-1.1em] font-display font-[560] text-[length:clamp(1.5rem,1.1rem_+_1.3vw,2.25rem)]/[1.2] tracking-[-0.022em]">
              {tools.map((tool) => (
                <Fragment key={tool}>
                  <span className={TOOL}>{tool}</span>{" "}
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What customers wrote: one large, the others beside it. Left out while they cannot be read. */
function TestimonialsSection({ testimonials }: { testimonials: ShownTestimonial[] | null }) {
  if (!testimonials) return null;
  const [first, ...others] = testimonials;
  return (
    <section
      className="testimonials wrap grid gap-y-12 gap-x-(--gap) pb-(--section) lg:grid-cols-[8fr_4fr] lg:items-start"
      aria-labelledby="testimonials-title"
    >
      <h2 className="sr-only" id="testimonials-title">
        {testimonialsSection.title}
      </h2>
      {first ? (
        <TestimonialFigure testimonial={first} isFirst />
      ) : (
        <div>
          <p className="testimonial-words wrap-anywhere font-display font-[480] text-[length:clamp(1.75rem,1.2rem_+_2.3vw,3.15rem)]/[1.12] tracking-[-0.018em]">
            {testimonialsSection.empty}
          </p>
          <MoreLink to="/contact#review-title">{testimonialsSection.emptyLink}</MoreLink>
        </div>
      )}
      <div className="sm:max-lg:grid sm:max-lg:grid-cols-[1fr_1fr] sm:max-lg:gap-x-(--gap)">
        {others.map((testimonial) => (
          <TestimonialFigure
            key={testimonial.id}
            testimonial={testimonial}
            className="pt-6 pb-8 border-t border-t-line"
          />
        ))}
        {first && <MoreLink to="/avis">{reviewsCopy.all}</MoreLink>}
      </div>
    </section>
  );
}
