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
      <ul className="service-index">
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
    <li className="service-row">
      <div className="service-row-name">
        <Icon aria-hidden />
        <h3>
          {path ? (
            <AppLink to={path}>
              <ServiceName serviceId={id} title={title} />
            </AppLink>
          ) : (
            title
          )}
        </h3>
      </div>
      <div className="service-row-text">
        <p>{description}</p>
        {path && (
          <p className="service-row-price figures">
            {price ? `${categoryPage.priceLabel} ${price}` : categoryPage.withoutPrice}
            <ArrowRight aria-hidden />
          </p>
        )}
      </div>
      <ServiceCover
        className="service-row-art"
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
