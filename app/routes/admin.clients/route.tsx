import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { CLIENTS_LOAD_FAILURE } from "~/features/clients/model";
import { CLIENTS_PER_PAGE, countClientStates, listClients } from "~/features/clients/queries/clients.server";
import { clientListSchema } from "~/features/clients/schema";
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
import { ClientFilters } from "./client-filters";
import { ClientTable } from "./client-table";
import { toRow } from "./view.server";

export const handle: RouteHandle = { loadFailure: CLIENTS_LOAD_FAILURE };

export const meta: MetaFunction = () => seo({ title: "Gestion des Clients" });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const list = parseQuery(request, clientListSchema);
  const [{ clients, matchCount }, counts] = await Promise.all([listClients(list), countClientStates()]);
  const pageCount = pageCountOf(request, { page: list.page, matchCount, perPage: CLIENTS_PER_PAGE });
  return { list, clients: clients.map(toRow), counts, matchCount, pageCount };
}

export default function Clients() {
  const { list, clients, counts, matchCount, pageCount } = useLoaderData<typeof loader>();
  const { total, invited } = counts;
  const inviteHref = useSearchHref("/admin/clients/new")({});
  return (
    <>
      <PageHeader
        title="Gestion des Clients"
        description={formatCount(total, "client") + (invited > 0 ? `, dont ${formatCount(invited, "invité")}` : "")}
        actions={
          <>
            <LinkButton to="/admin/clients/import" hydrated size="sm">
              Importer (CSV)
            </LinkButton>
            <LinkButton to={inviteHref} hydrated preventScrollReset variant="primary" size="sm">
              Inviter un client
            </LinkButton>
          </>
        }
      />
      <ClientFilters list={list} counts={counts} />
      <ListSummary action="/admin/clients" matchCount={matchCount} />
      <ClientTable clients={clients} isFiltered={Boolean(list.q || list.state)} />
      <ListPagination action="/admin/clients" page={list.page} pageCount={pageCount} />
      <Outlet />
    </>
  );
}
