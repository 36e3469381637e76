import { Form } from "@remix-run/react";
import { Pencil, Trash2 } from "lucide-react";
import { serviceIcon } from "~/features/services/model/icons";
import { CATEGORY_LABELS, CATEGORY_TONES } from "~/features/services/model/service";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { IconLink } from "~/ui/icon-link";
import { LinkButton } from "~/ui/link-button";
import { useSearchHref } from "~/ui/use-address";
import type { ServiceCardData } from "./view.server";

/** The services of one page, a card each. */
export function ServiceCards({ services }: { services: readonly ServiceCardData[] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,21rem),1fr))] gap-3">
      {services.map((service) => (
        <ServiceCard key={service.id} service={service} />
      ))}
    </ul>
  );
}

function ServiceCard({ service }: { service: ServiceCardData }) {
  const { title, description, category, icon, is_active, startingPrice } = service;
  const Icon = serviceIcon(category, icon);
  return (
    <li
      className={`card cat-${category} data-inactive:[background:none] data-inactive:[border-style:dashed]`}
      data-inactive={!is_active || undefined}
    >
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-3">
        <Icon className="self-start size-5.5 mt-0.75 text-category-text" aria-hidden="true" />
        <h2 className={`text-[1.375rem] leading-[1.2] ${is_active ? "" : "text-text-2"}`}>{title}</h2>
      </div>
      <div className="flex flex-wrap gap-y-0.5 gap-x-5 text-sm">
        <Badge tone={CATEGORY_TONES[category]}>{CATEGORY_LABELS[category]}</Badge>
        <Badge tone={is_active ? "green" : "neutral"}>{is_active ? "Actif" : "Inactif"}</Badge>
      </div>
      {description && <p className="text-text-2 line-clamp-3">{description}</p>}
      {startingPrice && <p className="figures font-[560]">{startingPrice}</p>}
      <ServiceActions service={service} />
    </li>
  );
}

/** What one does with a service; each control says of which to those who hear it alone. */
function ServiceActions({ service: { id, title, is_active } }: { service: ServiceCardData }) {
  const here = useSearchHref("/admin/services")({});
  const editTo = useSearchHref(`/admin/services/${id}/edit`)({});
  const deleteTo = useSearchHref(`/admin/services/${id}/delete`)({});
  return (
    <div className="card-actions flex flex-wrap items-center gap-1 mt-auto pt-2.5 border-t border-t-line">
      <LinkButton to={`/admin/services/${id}`} hydrated size="sm">
        Ouvrir<span className="sr-only">&#8239;: {title}</span>
      </LinkButton>
      <Form method="post" action={here} preventScrollReset>
        <input type="hidden" name="intent" value="activation" />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="is_active" value={String(!is_active)} />
        <Button variant="quiet" size="sm">
          {is_active ? "Désactiver" : "Activer"}
          <span className="sr-only">&#8239;: {title}</span>
        </Button>
      </Form>
      <IconLink
        className="ms-auto"
        to={editTo}
        verb="Modifier"
        name={title}
        icon={Pencil}
        hydrated
        preventScrollReset
      />
      <IconLink to={deleteTo} verb="Supprimer" name={title} icon={Trash2} hydrated preventScrollReset />
    </div>
  );
}
