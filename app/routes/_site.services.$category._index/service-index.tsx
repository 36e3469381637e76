import { ArrowRight } from "lucide-react";
import { categoryPage } from "~/content/service-pages";
import { ServiceName } from "~/features/services/components/service-name";
import { serviceIcon } from "~/features/services/model/icons";
import type { ServiceCategory } from "~/features/services/model/service";
import { CardLink } from "~/ui/card-link";
import type { ListedService } from "./view.server";

/** The services of a category, one a row, the whole row a link where there is a page behind it. */
export function ServiceIndex({ category, services }: { category: ServiceCategory; services: ListedService[] }) {
  const hasPrices = services.some(({ price }) => price);
  return (
    <section className="section wrap" aria-labelledby="prestations">
      <div className="section-head">
        <h2 id="prestations">{categoryPage.listTitle}</h2>
        <p className="lead">{hasPrices ? categoryPage.listRemark : categoryPage.listRemarkWithoutPrices}</p>
      </div>
      <ul className="border-b border-b-line">
        {services.map((service) => (
          <ServiceRow key={service.path ?? service.title} category={category} service={service} />
        ))}
      </ul>
    </section>
  );
}

const LINKED =
  "hover:bg-surface-2 [transition:background-color_0.18s] has-[a:focus-visible]:[outline:2px_solid_var(--accent)] has-[a:focus-visible]:outline-offset-3";

function ServiceRow({ category, service }: { category: ServiceCategory; service: ListedService }) {
  const { id, title, description, icon, path, price } = service;
  const Icon = serviceIcon(category, icon);
  return (
    <li
      className={`service-row group relative grid gap-y-2.5 gap-x-(--gap) py-6 border-t border-t-line lg:grid-cols-12 lg:items-baseline lg:py-8 ${path ? LINKED : ""}`}
    >
      <div className="service-row-name flex items-baseline gap-3 lg:col-[1_/_6]">
        <Icon className="flex-none size-5.5 text-category-text [transform:translateY(0.1875rem)]" aria-hidden />
        <h3 className="text-[length:clamp(1.5rem,1.2rem_+_1.4vw,2.5rem)] wrap-anywhere">
          {path ? (
            <CardLink to={path}>
              <ServiceName serviceId={id} title={title} />
            </CardLink>
          ) : (
            title
          )}
        </h3>
      </div>
      <p className="max-w-[58ch] text-text-2 lg:col-[6_/_11]">{description}</p>
      {path && (
        <p className="figures flex items-center gap-2.5 mt-0.5 font-[560] lg:col-[11_/_13] lg:mt-0 lg:justify-end lg:text-end">
          {price ? (
            // On a wide screen the amount stands below its label, so that amounts can be compared.
            <span>
              <span className="lg:block lg:text-text-3 lg:text-sm lg:font-normal">{categoryPage.priceLabel}</span>{" "}
              <span className="whitespace-nowrap">{price}</span>
            </span>
          ) : (
            categoryPage.withoutPrice
          )}
          <ArrowRight
            className="text-category-text [transition:transform_0.18s] group-hover:[transform:translateX(0.25rem)]"
            aria-hidden
          />
        </p>
      )}
    </li>
  );
}
