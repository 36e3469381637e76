import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { serviceIcon } from "~/features/services/model/icons";
import { CATEGORY_LABELS, CATEGORY_TONES, SERVICES_LOAD_FAILURE } from "~/features/services/model/service";
import { countServices, listServices, SERVICES_PER_PAGE } from "~/features/services/queries.server";
import { activationSchema, serviceListSchema } from "~/features/services/schema";
import { setServiceActive } from "~/features/services/write.server";
import { formatCount } from "~/lib/text/format-number";
import { formAction } from "~/server/forms/form-action.server";
import { loadList } from "~/server/http/list-query.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { formatMad } from "~/site/format";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { Badge } from "~/ui/badge";
import { defineList } from "~/ui/define-list";
import { RowLinks } from "~/ui/edit-links";
import { PageHeader } from "~/ui/page-header";
import { RowButton } from "~/ui/row-forms";
import { ScreenLinkButton } from "~/ui/screen-link";

export const handle: RouteHandle = { loadFailure: SERVICES_LOAD_FAILURE };

export const meta = () => seo({ title: "Gestion des Services" });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const [{ services, ...found }, counts] = await Promise.all([
    loadList(request, { schema: serviceListSchema, perPage: SERVICES_PER_PAGE, find: listServices }),
    countServices(),
  ]);
  return { ...found, counts, rows: services.map(toCard) };
}

export const action = formAction({
  guard: requireAdmin,
  buttons: {
    activation: {
      schema: activationSchema,
      run: async ({ id, is_active }, { actor }) => {
        await setServiceActive(actor, id, is_active);
        return is_active ? "Service activé" : "Service désactivé";
      },
    },
  },
});

const STATES = [
  { value: "", label: "Actifs et inactifs" },
  { value: "active", label: "Actifs" },
  { value: "inactive", label: "Inactifs" },
];

const ServiceList = defineList<typeof loader>({
  path: "/admin/services",
  strip: {
    label: "Filtrer par catégorie",
    name: "category",
    items: ({ counts }) => [
      { label: "Tous", count: counts.total, tone: "neutral" },
      ...counts.byCategory.map(({ category, count }) => ({
        value: category,
        label: CATEGORY_LABELS[category],
        count,
        tone: CATEGORY_TONES[category],
      })),
    ],
  },
  search: {
    label: "Rechercher un service",
    placeholder: "Titre, description",
    selects: [{ name: "state", label: "État", options: STATES }],
  },
  orders: [
    { value: "category", label: "Par catégorie" },
    { value: "newest", label: "Les plus récents" },
    { value: "title", label: "Par titre" },
    { value: "price", label: "Par prix" },
  ],
  rows: (services) => (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,21rem),1fr))] gap-3">
      {services.map((service) => (
        <ServiceCard key={service.id} service={service} />
      ))}
    </ul>
  ),
  empty: {
    title: "Aucun service pour le moment",
    text: "Tant qu’aucun n’est actif, le site montre ses services par défaut.",
    link: { to: "/admin/services/new", label: "Créer le premier service", isMain: true, opensDialog: true },
  },
  unmatched: { title: "Aucun service ne correspond", all: "Voir tous les services" },
});

export default function Services() {
  const data = useLoaderData<typeof loader>();
  const { counts } = data;
  return (
    <>
      <PageHeader
        title="Gestion des Services"
        description={`${formatCount(counts.total, "service")}, dont ${formatCount(counts.active, "actif")}`}
        links={[{ to: "/admin/services/new", label: "Nouveau Service", isMain: true, opensDialog: true }]}
      />
      <ServiceList data={data} />
      <Outlet />
    </>
  );
}

function ServiceCard({ service }: { service: ServiceCardData }) {
  const { id, title, description, category, icon, is_active, startingPrice } = service;
  const here = `/admin/services/${id}`;
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
      <div className="card-actions flex flex-wrap items-center gap-1 mt-auto pt-2.5 border-t border-t-line">
        <ScreenLinkButton to={here}>
          Ouvrir<span className="sr-only">&#8239;: {title}</span>
        </ScreenLinkButton>
        <RowButton
          list="/admin/services"
          intent="activation"
          values={{ id, is_active: String(!is_active) }}
          variant="quiet"
          name={title}
        >
          {is_active ? "Désactiver" : "Activer"}
        </RowButton>
        <RowLinks className="ms-auto" name={title} to={here} editTo={`${here}/edit`} />
      </div>
    </li>
  );
}

type Service = Awaited<ReturnType<typeof listServices>>["services"][number];

type ServiceCardData = ReturnType<typeof toCard>;

function toCard({ id, title, description, category, icon, is_active, priceFromMad }: Service) {
  const startingPrice = priceFromMad === null ? null : `À partir de ${formatMad(priceFromMad)}`;
  return { id, title, description, category, icon, is_active, startingPrice };
}
