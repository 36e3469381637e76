import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { SERVICES_LOAD_FAILURE } from "~/features/services/model/messages";
import { CATEGORY_LABELS, CATEGORY_TONES } from "~/features/services/model/service";
import { countServices, listServices, SERVICES_PER_PAGE } from "~/features/services/queries/admin-services.server";
import { serviceListSchema } from "~/features/services/schema/service";
import { formatCount } from "~/lib/text/format-number";
import { loadList } from "~/server/http/list-query.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { defineList } from "~/ui/define-list";
import { EmptyState } from "~/ui/empty-state";
import { LinkButton } from "~/ui/link-button";
import { ListFilters } from "~/ui/list-filters";
import { PageHeader } from "~/ui/page-header";
import { useSearchHref } from "~/ui/use-address";
import { ServiceCards } from "./service-cards";
import { toCard } from "./view.server";

export const handle: RouteHandle = { loadFailure: SERVICES_LOAD_FAILURE };

export const meta: MetaFunction = () => seo({ title: "Gestion des Services" });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const [{ services, ...found }, counts] = await Promise.all([
    loadList(request, { schema: serviceListSchema, perPage: SERVICES_PER_PAGE, find: listServices }),
    countServices(),
  ]);
  return { ...found, counts, rows: services.map(toCard) };
}

export { action } from "./action.server";

const STATES = [
  { value: "", label: "Actifs et inactifs" },
  { value: "active", label: "Actifs" },
  { value: "inactive", label: "Inactifs" },
];

const SORTS = [
  { value: "category", label: "Par catégorie" },
  { value: "newest", label: "Les plus récents" },
  { value: "title", label: "Par titre" },
  { value: "price", label: "Par prix" },
];

const ServiceList = defineList<ReturnType<typeof useLoaderData<typeof loader>>>({
  path: "/admin/services",
  filters: ({ list, counts }) => (
    <ListFilters
      action="/admin/services"
      strip={{
        label: "Filtrer par catégorie",
        name: "category",
        current: list.category,
        items: [
          { label: "Tous", count: counts.total, tone: "neutral" },
          ...counts.byCategory.map(({ category, count }) => ({
            value: category,
            label: CATEGORY_LABELS[category],
            count,
            tone: CATEGORY_TONES[category],
          })),
        ],
      }}
      search={{
        label: "Rechercher un service",
        placeholder: "Titre, description",
        q: list.q,
        selects: [
          { name: "state", label: "État", value: list.state ?? "", options: STATES },
          { name: "sort", label: "Trier", value: list.sort, options: SORTS },
        ],
      }}
    />
  ),
  rows: (services) => <ServiceCards services={services} />,
  empty: (
    <EmptyState
      title="Aucun service pour le moment"
      action={
        <LinkButton to="/admin/services/new" hydrated preventScrollReset variant="primary" size="sm">
          Créer le premier service
        </LinkButton>
      }
    >
      Tant qu’aucun n’est actif, le site montre ses services par défaut.
    </EmptyState>
  ),
  unmatched: { title: "Aucun service ne correspond", all: "Voir tous les services" },
});

export default function Services() {
  const data = useLoaderData<typeof loader>();
  const { counts } = data;
  const newTo = useSearchHref("/admin/services/new")({});
  return (
    <>
      <PageHeader
        title="Gestion des Services"
        description={`${formatCount(counts.total, "service")}, dont ${formatCount(counts.active, "actif")}`}
        actions={
          <LinkButton to={newTo} hydrated preventScrollReset variant="primary" size="sm">
            Nouveau Service
          </LinkButton>
        }
      />
      <ServiceList data={data} />
      <Outlet />
    </>
  );
}
