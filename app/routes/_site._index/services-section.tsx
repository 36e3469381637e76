import type { CategorySlug } from "~/content/categories";
import { categories } from "~/content/categories";
import { defaultServices } from "~/content/default-services";
import { servicesOverview } from "~/content/home";
import { AppLink } from "~/ui/app-link";
import { MoreArrow } from "~/ui/more-link";
import { HomeWall } from "./wall";

type ServicesSectionProps = {
  /** How many services each category offers; one without any shows the built-in ones. */
  counts: Partial<Record<CategorySlug, number>>;
};

/** The four trades as an index; a whole row is one link. */
export function ServicesSection({ counts }: ServicesSectionProps) {
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
                  {servicesOverview.count(counts[slug] ?? defaultServices[slug].length)}
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
