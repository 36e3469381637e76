import { ArrowLeft } from "lucide-react";
import { laidFromStart } from "~/brand/zellige/stages";
import { servicePage } from "~/content/service-pages";
import { ServiceCover } from "~/features/services/components/service-cover";
import { ServiceName } from "~/features/services/components/service-name";
import { BackLink } from "~/ui/back-link";
import { LinkButton } from "~/ui/link-button";
import type { ServiceView } from "./view.server";

/** Head of a service: the way back, its name, its category, its sentence, and its own patch of the wall. */
export function ServiceHero({ service }: { service: ServiceView }) {
  const { id, category, categoryLabel, title, description } = service;
  return (
    <header className="service-hero [--outside:max(var(--gutter),calc((100vw_-_var(--page))_/_2_+_var(--gutter)))] grid px-(--outside) overflow-clip border-b border-b-line lg:grid-cols-[7fr_5fr] print:block">
      <div className="pt-[clamp(1rem,3vw,2.5rem)] pb-[clamp(2.25rem,5vw,5rem)]">
        <BackLink to={`/services/${category}`}>
          <ArrowLeft aria-hidden />
          {servicePage.back}
        </BackLink>
        <h1 className="text-[length:clamp(2.75rem,1.6rem_+_5.4vw,6.25rem)] leading-[calc(var(--title-leading)_*_0.9)] mt-5.5 mb-6.5 wrap-break-word hyphens-auto">
          <ServiceName serviceId={id} title={title} />
        </h1>
        <p className="inline-flex gap-3 items-center text-category-text font-[560] before:w-11 before:h-2 before:bg-category mb-5">
          {categoryLabel}
        </p>
        <p className="lead">{description}</p>
        <p className="mt-7 lg:hidden print:hidden">
          <LinkButton to="#tarifs">{servicePage.toPrices}</LinkButton>
        </p>
      </div>
      <ServiceCover
        className="relative min-h-56 mx-[calc(-1_*_var(--outside))] overflow-clip [view-transition-class:cover] lg:ms-0 lg:[mask-image:linear-gradient(to_right,#0000,#000_24%)] print:hidden"
        isFilling
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
