import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { SERVICES_LOAD_FAILURE } from "~/features/services/model/messages";
import { countServices, listServices, SERVICES_PER_PAGE } from "~/features/services/queries/admin-services.server";
import { serviceListSchema } from "~/features/services/schema/service";
import { formatCount } from "~/lib/text/format-number";
import { pageCountOf, parseQuery } from "~/server/http/list-query.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { LinkButton } from "~/ui/link-button";
import { ListPagination } from "~/ui/list-pagination";
import { ListSummary } from "~/ui/list-summary";
import { PageHeader } from "~/ui/page-header";
import { useSearchHref } from "~/ui/use-address";
import { NoService, ServiceCards } from "./service-cards";
import { ServiceFilters } from "./service-filters";
import { toCard } from "./view.server";

export const handle: RouteHandle = { loadFailure: SERVICES_LOAD_FAILURE };

export const meta: MetaFunction = () => seo({ title: "Gestion des Services" });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const list = parseQuery(request, serviceListSchema);
  const [{ services, matchCount, hasMore }, counts] = await Promise.all([listServices(list), countServices()]);
  const pageCount = pageCountOf(request, { page: list.page, matchCount, perPage: SERVICES_PER_PAGE });
  return { list, services: services.map(toCard), counts, matchCount, hasMore, pageCount };
}

export { action } from "./action.server";

export default function Services() {
  const { list, services, counts, matchCount, hasMore, pageCount } = useLoaderData<typeof loader>();
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
      <ServiceFilters list={list} counts={counts} />
      <ListSummary action="/admin/services" matchCount={matchCount} hasMore={hasMore} />
      {services.length > 0 ? (
        <ServiceCards services={services} />
      ) : (
        <NoService isFiltered={Boolean(list.q || list.category || list.state)} />
      )}
      <ListPagination action="/admin/services" page={list.page} pageCount={pageCount} />
      <Outlet />
    </>
  );
}
