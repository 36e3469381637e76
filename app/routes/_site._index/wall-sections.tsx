import { ArrowRight } from "lucide-react";
import { LinkedWall } from "~/brand/linked-wall";
import sheetUrl from "~/brand/walls/home.svg?url";
import type { CategorySlug } from "~/content/categories";
import { categories } from "~/content/categories";
import { servicesOverview, technology } from "~/content/home";
import { Promises } from "~/shell/call-to-action-band";
import { useWayOut } from "~/shell/use-way-out";
import { AppLink } from "~/ui/app-link";
import { LinkButton } from "~/ui/link-button";
import { MoreArrow } from "~/ui/more-link";
import { linkedWalls, pageSheet } from "./walls";

/** A picture of the page's file of walls; decoration. */
function HomeWall({ name, className }: { name: keyof typeof linkedWalls; className: string }) {
  return <LinkedWall href={`${sheetUrl}#${name}`} wall={linkedWalls[name]} className={className} />;
}

/** The four trades as an index; a whole row is one link. @param counts how many services each category offers */
export function ServicesSection({ counts }: { counts: Record<CategorySlug, number> }) {
  return (
    <section className="section" id="services" aria-labelledby="services-title">
      <div className="wrap">
        <div className="section-head">
          <h2 id="services-title">{servicesOverview.title}</h2>
          <p className="lead">{servicesOverview.lead}</p>
        </div>
        <ul>
          {categories.map(({ slug, name }) => (
            <li className="lg:border-t lg:border-t-line lg:last:border-b lg:last:border-b-line" key={slug}>
              <AppLink className={`trade group cat-${slug}`} to={`/services/${slug}`}>
                <h3 className="group-hover:underline-title pt-6 text-3xl tracking-[-0.028em] leading-[0.96] text-wrap sm:max-lg:text-balance lg:[grid-area:1_/_1_/_2_/_6] lg:pt-7 lg:pb-4">
                  {name}
                </h3>
                <span className="flex items-center gap-2.5 pt-3.5 text-text-2 text-sm before:w-7 before:h-1.5 before:bg-category lg:[grid-area:2_/_1_/_3_/_6] lg:min-h-11 lg:mb-4.5 lg:p-0">
                  {servicesOverview.count(counts[slug])}
                </span>
                <span className="pt-3 text-text-2 lg:[grid-area:1_/_6_/_2_/_9] lg:pt-8.5 lg:pb-5">
                  {servicesOverview.sentences[slug]}
                </span>
                <span className="inline-flex items-center gap-2.5 min-h-11 mt-1 mb-4 lg:[grid-area:2_/_6_/_3_/_9] lg:mt-0 lg:mb-4.5">
                  {servicesOverview.link}
                  <MoreArrow />
                </span>
                <HomeWall className="trade-wall" name={slug} />
              </AppLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The question, on a field of Majorelle blue. */
export function TechnologySection() {
  const wayOut = useWayOut();
  return (
    <section className="technology field-of-blue relative overflow-clip" aria-labelledby="technology-title">
      <HomeWall
        className="h-60 lg:absolute lg:inset-y-0 lg:end-0 lg:w-[54%] lg:h-auto lg:[mask-image:linear-gradient(to_right,transparent,#000_34%)]"
        name="technology"
      />
      <div className="wrap pt-12 pb-10 lg:relative lg:py-[clamp(4.5rem,8vw,8rem)]">
        <h2 className="max-w-[15ch] text-[length:clamp(2.75rem,1.5rem_+_5vw,6rem)] leading-[0.9]" id="technology-title">
          {technology.title}
        </h2>
        <p className="max-w-[46ch] my-8 text-lg">{technology.text}</p>
        <div className="btn-row">
          <LinkButton variant="primary" {...wayOut("whatsapp", "consultation")}>
            {technology.primaryButton}
            <ArrowRight aria-hidden="true" />
          </LinkButton>
          <LinkButton to={technology.secondaryHref}>{technology.secondaryButton}</LinkButton>
        </div>
        <Promises promises={technology.promises} />
      </div>
    </section>
  );
}

/** The bevels that the walls above share. Stands after them, so that it knows all their shapes. */
export function SharedBevels() {
  const html = `<defs>${pageSheet.defs}</defs>`;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our own generator from numbers alone
  return <svg className="z-defs" aria-hidden="true" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Where browsers cannot, it shows through on the right alone. */
const LAID_BY_SCROLLING =
  "[mask-image:linear-gradient(to_right,transparent_18%,#000_46%)] supports-[animation-timeline:view()]:[mask-image:none] supports-[animation-timeline:view()]:[animation:lay-wall_linear_both] supports-[animation-timeline:view()]:[animation-timeline:view()] supports-[animation-timeline:view()]:[animation-range:entry_0%_cover_55%]";

/** The drawing becomes a wall once more towards the end of the page. */
export function FriezeSection() {
  return (
    <div className="frieze relative h-[clamp(7.5rem,15vw,13.75rem)] overflow-clip" aria-hidden="true">
      <HomeWall className="absolute inset-0" name="frieze-drawing" />
      <HomeWall className={`absolute inset-0 ${LAID_BY_SCROLLING}`} name="frieze" />
    </div>
  );
}
