import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Pattern } from "~/brand/pattern";
import type { PatternOptions } from "~/brand/zellige/pattern-svg";
import { laidFromStart } from "~/brand/zellige/stages";
import type { Tone } from "~/brand/zellige/tone";
import { quietTone } from "~/brand/zellige/tone";
import { casesCopy } from "~/content/cases";
import type { CategoryCopy } from "~/content/categories";
import { categories } from "~/content/categories";
import { getCategoryCases } from "~/features/case-studies/case-view.server";
import { CaseStrip } from "~/features/case-studies/components/case-strip";
import { categoryCard } from "~/features/seo/model/share-cards";
import type { ServiceCategory } from "~/features/services/model/service";
import { CATEGORY_MOTIFS, isServiceCategory } from "~/features/services/model/service";
import { logger } from "~/server/logger.server";
import { CallToActionBand } from "~/shell/call-to-action-band";
import { PageJsonLd } from "~/shell/page-json-ld";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { ServiceIndex } from "./service-index";
import { toView } from "./view.server";

export const handle: RouteHandle = { cache: {} };

export const meta: MetaFunction<typeof loader> = ({ params }) => {
  const copy = copyOf(params.category);
  return copy ? seo({ title: copy.metaTitle, description: copy.metaDescription, card: categoryCard(copy) }) : [];
};

export async function loader({ request, params }: LoaderFunctionArgs) {
  if (!isServiceCategory(params.category)) {
    logger.info({ event: "not-found", path: new URL(request.url).pathname });
    throw data(null, { status: 404 });
  }
  const { category } = params;
  const [services, cases] = await Promise.all([toView(category), getCategoryCases(category)]);
  return { category, services, cases };
}

function copyOf(category: string | undefined) {
  return categories.find(({ slug }) => slug === category);
}

export default function CategoryPage() {
  const { category, services, cases } = useLoaderData<typeof loader>();
  const copy = copyOf(category);
  if (!copy) return null;
  return (
    <>
      <PageJsonLd crumbs={[{ name: copy.name, path: `/services/${category}` }]} />
      <div className={`cat-${category}`}>
        <CategoryHero copy={copy} />
        <ServiceIndex category={category} services={services} />
        <CaseStrip cases={cases} title={casesCopy.ofCategory} id="realisations" />
        <ProcessSteps copy={copy} />
      </div>
      <CallToActionBand />
    </>
  );
}

/** Head of a category: its promise, and its motif on the way from drawing to wall. */
function CategoryHero({ copy }: { copy: CategoryCopy }) {
  return (
    <header className="[--outside:max(var(--gutter),calc((100vw_-_var(--page))_/_2_+_var(--gutter)))] grid px-(--outside) overflow-clip border-b border-b-line lg:grid-cols-[7fr_5fr] print:block">
      <div className="py-[clamp(2.5rem,6vw,6.5rem)]">
        <p className="inline-flex gap-3 items-center text-category-text font-[560] before:w-11 before:h-2 before:bg-category">
          {copy.name}
        </p>
        <h1 className="text-5xl leading-[calc(var(--title-leading)_*_0.88)] mt-5 mb-7 text-balance">
          {copy.heroTitle}
        </h1>
        <p className="lead">{copy.lead}</p>
      </div>
      <div className="category-hero-art relative mx-[calc(-1_*_var(--outside))] overflow-clip min-h-68 lg:ms-0 lg:[mask-image:linear-gradient(to_right,#0000,#000_24%)] print:hidden">
        <Pattern
          className="absolute inset-0"
          seed={copy.slug}
          motif={CATEGORY_MOTIFS[copy.slug]}
          width={760}
          height={620}
          edge={200}
          centre={[470, 300]}
          isSymmetric
          state={laidFromStart({ line: 150, flat: 260, jitter: 90 })}
        />
      </div>
    </header>
  );
}

/** How a project goes, in five steps; beside each the same tile, one stage further: drawn, cut, laid, lit. */
function ProcessSteps({ copy: { slug, processTitle, process } }: { copy: CategoryCopy }) {
  return (
    <section className="section process border-t border-t-line bg-surface-2" aria-labelledby="etapes">
      <div className="wrap">
        <h2 id="etapes" className="title-4xl max-w-[16ch] mb-[clamp(2.5rem,5vw,5rem)]">
          {processTitle}
        </h2>
        <ol className="grid lg:grid-cols-5 lg:gap-x-(--gap) print:block">
          {process.map(({ title, text }, index) => (
            <li
              className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-5 items-start sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-8 lg:block print:block"
              key={title}
            >
              <ProcessTile category={slug} step={index} />
              <div className="last:pt-1 last:pb-6 lg:last:pt-6 lg:last:pb-0">
                <h3 className="text-xl mb-2">
                  <span className="figures text-category-text">{index + 1}</span> {title}
                </h3>
                <p className="text-text-2">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

const SIZE = 240;
const MIDDLE = SIZE / 2;
const EDGE = 124;

/** The compass work under every khatam: two circles and eight rays. */
const CONSTRUCTION = `<g class="zg"><circle cx="${MIDDLE}" cy="${MIDDLE}" r="${EDGE * 0.41}"/><circle cx="${MIDDLE}" cy="${MIDDLE}" r="${EDGE}"/>${raysPath()}</g>`;

/** Ink alone, and from the last step on the star in the middle in the category's colour. */
const inkWithStar = (star: Tone): PatternOptions["tone"] => {
  const ink = quietTone(2);
  return (piece, random) => {
    const tone = ink(piece, random);
    const [x, y] = piece.centre;
    return Math.hypot(x - MIDDLE, y - MIDDLE) < 2 ? star : tone;
  };
};

const STAGES: readonly Pick<PatternOptions, "state" | "tone" | "hasGrid" | "under">[] = [
  { state: () => "hidden", hasGrid: true, under: CONSTRUCTION },
  { state: () => "line", under: CONSTRUCTION },
  { state: () => "flat", tone: inkWithStar(2) },
  { state: () => "relief", tone: inkWithStar(2) },
  { state: () => "relief", tone: inkWithStar(9) },
];

/** The same star at one of five stages (0 to 4): grid, outline, cut, laid, glazed. */
function ProcessTile({ category, step }: { category: ServiceCategory; step: number }) {
  return (
    <Pattern
      className={`${step > 1 ? "bg-(--stroke-2)" : "bg-surface"} aspect-[1] [--stroke:var(--line-strong)] [--stroke-2:color-mix(in_oklab,var(--line-strong),var(--surface)_45%)] print:hidden`}
      seed="etapes"
      motif={CATEGORY_MOTIFS[category]}
      width={SIZE}
      height={SIZE}
      edge={EDGE}
      isSymmetric
      {...STAGES[step]}
    />
  );
}

function raysPath(): string {
  const rays = Array.from({ length: 8 }, (_, i) => {
    const angle = (i * Math.PI) / 8;
    const [x, y] = [Math.cos(angle) * SIZE, Math.sin(angle) * SIZE].map(Math.round) as [number, number];
    return `M${MIDDLE - x} ${MIDDLE - y}L${MIDDLE + x} ${MIDDLE + y}`;
  });
  return `<path d="${rays.join("")}"/>`;
}
