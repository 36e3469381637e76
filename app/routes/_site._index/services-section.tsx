import { ArrowRight } from "lucide-react";
import type { CategorySlug } from "~/content/categories";
import { categories } from "~/content/categories";
import { defaultServices } from "~/content/default-services";
import { servicesOverview } from "~/content/home";
import { AppLink } from "~/ui/app-link";
import { Wall } from "./wall";
import { tradeWalls } from "./walls";

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
        <ul className="trade-index">
          {categories.map(({ slug, name }) => (
            <li key={slug}>
              <AppLink className={`trade cat-${slug}`} to={`/services/${slug}`}>
                <h3 className="trade-name">{name}</h3>
                <span className="trade-count">
                  {servicesOverview.count(counts[slug] ?? defaultServices[slug].length)}
                </span>
                <span className="trade-text">{servicesOverview.sentences[slug]}</span>
                <span className="trade-more">
                  {servicesOverview.link}
                  <ArrowRight className="go-arrow" aria-hidden="true" />
                </span>
                <Wall className="trade-wall" svg={tradeWalls[slug]()} />
              </AppLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
