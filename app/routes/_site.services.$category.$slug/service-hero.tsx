import { ArrowLeft } from "lucide-react";
import { laidFromStart } from "~/brand/zellige/stages";
import { servicePage } from "~/content/service-pages";
import { ServiceCover } from "~/features/services/components/service-cover";
import { ServiceName } from "~/features/services/components/service-name";
import { AppLink } from "~/ui/app-link";
import { LinkButton } from "~/ui/link-button";
import type { ServiceView } from "./view.server";

/** Head of a service: the way back, its name, its category, its sentence, and its own patch of the wall. */
export function ServiceHero({ service }: { service: ServiceView }) {
  const { id, category, categoryLabel, title, description } = service;
  return (
    <header className="service-hero">
      <div className="service-hero-text">
        <AppLink className="back-link" to={`/services/${category}`}>
          <ArrowLeft aria-hidden />
          {servicePage.back}
        </AppLink>
        <h1>
          <ServiceName serviceId={id} title={title} />
        </h1>
        <p className="category-badge">{categoryLabel}</p>
        <p className="lead">{description}</p>
        <p className="service-hero-jump">
          <LinkButton to="#tarifs">{servicePage.toPrices}</LinkButton>
        </p>
      </div>
      <ServiceCover
        className="service-hero-art"
        category={category}
        title={title}
        serviceId={id}
        width={640}
        height={560}
        edge={190}
        state={laidFromStart({ line: 70, flat: 150, jitter: 60 })}
      />
    </header>
  );
}
