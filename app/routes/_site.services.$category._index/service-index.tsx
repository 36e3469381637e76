import { ArrowRight } from "lucide-react";
import { categoryPage } from "~/content/service-pages";
import { ServiceCover } from "~/features/services/components/service-cover";
import { ServiceName } from "~/features/services/components/service-name";
import { serviceIcon } from "~/features/services/model/icons";
import type { ServiceCategory } from "~/features/services/model/service";
import { AppLink } from "~/ui/app-link";
import type { ListedService } from "./view.server";

interface ServiceIndexProps {
  category: ServiceCategory;
  services: ListedService[];
}

/** The services of a category, one a row, the whole row a link where there is a page behind it. */
export function ServiceIndex({ category, services }: ServiceIndexProps) {
  const hasPrices = services.some(({ price }) => price);
  return (
    <section className="section wrap" aria-labelledby="prestations">
      <div className="section-head">
        <h2 id="prestations">{categoryPage.listTitle}</h2>
        <p className="lead">{hasPrices ? categoryPage.listRemark : categoryPage.listRemarkWithoutPrices}</p>
      </div>
      <ul className="[--outside:max(var(--gutter),calc((100vw_-_var(--page))_/_2_+_var(--gutter)))] border-b border-b-line">
        {services.map((service) => (
          <ServiceRow key={service.path ?? service.title} category={category} service={service} />
        ))}
      </ul>
    </section>
  );
}

function ServiceRow({ category, service }: { category: ServiceCategory; service: ListedService }) {
  const { id, title, description, icon, path, price } = service;
  const Icon = serviceIcon(category, icon);
  return (
    <li className="service-row [&_h3_a]:no-underline [&_h3_a::after]:content-[''] [&_h3_a::after]:absolute [&_h3_a::after]:inset-0 [&_h3_a::after]:z-1 [&:has(a:focus-visible)]:[outline:2px_solid_var(--accent)] [&:has(a:focus-visible)]:outline-offset-3 [&_h3_a:focus-visible]:[outline:none] [&:nth-child(3n+1)_.service-row-art]:[--cat:var(--glaze)] [&:nth-child(3n+1)_.service-row-art]:[--ghi:var(--glaze-hi)] [&:nth-child(3n+1)_.service-row-art]:[--glo:var(--glaze-lo)] [&:has(a):hover]:bg-surface-2 [&:has(a):is(:hover,_:focus-within)_.service-row-art]:[--light:-28deg] [&:has(a):is(:hover,_:focus-within)_.service-row-art]:[--cat:var(--glaze)] [&:has(a):is(:hover,_:focus-within)_.service-row-art]:[--ghi:var(--glaze-hi)] [&:has(a):is(:hover,_:focus-within)_.service-row-art]:[--glo:var(--glaze-lo)] [&:has(a):hover_.service-row-price_svg]:[transform:translateX(0.25rem)] relative grid grid-cols-[minmax(0,1fr)_6.5rem] gap-y-2.5 gap-x-5 py-6 border-t border-t-line [transition:background-color_0.18s] [--glaze:var(--cat)] [--glaze-hi:var(--ghi)] [--glaze-lo:var(--glo)] sm:grid-cols-[minmax(0,1fr)_9rem] lg:grid-cols-12 lg:gap-y-0 lg:gap-x-(--gap) lg:min-h-44 lg:py-0">
      <div className="service-row-name [&_svg]:flex-none [&_svg]:w-5.5 [&_svg]:h-5.5 [&_svg]:text-category-text [&_svg]:[transform:translateY(0.1875rem)] flex items-baseline gap-3 lg:col-[1_/_6] lg:py-7">
        <Icon aria-hidden />
        <h3 className="text-[length:clamp(1.5rem,1.2rem_+_1.4vw,2.5rem)] wrap-anywhere">
          {path ? (
            <AppLink to={path}>
              <ServiceName serviceId={id} title={title} />
            </AppLink>
          ) : (
            title
          )}
        </h3>
      </div>
      <div className="col-[1] text-text-2 lg:col-[6_/_10] lg:flex lg:flex-col lg:justify-between lg:gap-5 lg:pt-7.5 lg:pb-7">
        <p>{description}</p>
        {path && (
          <p className="service-row-price figures [&_svg]:text-category-text [&_svg]:[transition:transform_0.18s] flex items-center gap-2.5 mt-3 text-text font-[560] lg:mt-0">
            {price ? `${categoryPage.priceLabel} ${price}` : categoryPage.withoutPrice}
            <ArrowRight aria-hidden />
          </p>
        )}
      </div>
      <ServiceCover
        className="service-row-art [&>.pattern]:absolute [&>.pattern]:inset-0 [&_:is(.z9,_.g9)]:[transition:fill_0.18s] [view-transition-class:cover] [grid-area:1_/_2_/_span_2] relative self-start aspect-[1] overflow-clip [transition:--light_0.3s] [--cat:var(--t3)] [--ghi:var(--hi)] [--glo:var(--lo)] lg:[grid-area:1_/_10_/_2_/_13] lg:self-stretch lg:aspect-[auto] lg:me-[calc(-1_*_var(--outside))] print:hidden"
        category={category}
        title={title}
        serviceId={id}
        width={360}
        height={176}
        edge={190}
      />
    </li>
  );
}
