import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BILLING_CLIENTS_PER_PAGE, listBillingClients } from "~/features/billing-clients/queries.server";
import { billingClientListSchema } from "~/features/billing-clients/schema.server";
import { formatCount } from "~/lib/text/format-number";
import { pageCountOf, parseQuery } from "~/server/http/list-query.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { LinkButton } from "~/ui/link-button";
import { ListPagination } from "~/ui/list-pagination";
import { PageHeader } from "~/ui/page-header";
import { SearchToolbar } from "~/ui/search-toolbar";
import { BillingClientTable } from "./billing-client-table";
import { toRow } from "./view.server";

const TITLE = "Identités de facturation";
const LIST = "/admin/clients-facturation";

const SORTS = [
  { value: "name", label: "Par nom" },
  { value: "newest", label: "Les plus récentes" },
];

export const handle: RouteHandle = { loadFailure: "Impossible de charger les identités de facturation" };

export const meta: MetaFunction = () => seo({ title: TITLE });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const list = parseQuery(request, billingClientListSchema);
  const { clients, matchCount, hasMore } = await listBillingClients(list);
  const pageCount = pageCountOf(request, { page: list.page, matchCount, perPage: BILLING_CLIENTS_PER_PAGE });
  return { list, clients: clients.map(toRow), matchCount, hasMore, pageCount };
}

export default function BillingClients() {
  const { list, clients, matchCount, hasMore, pageCount } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title={TITLE}
        description="À qui les devis et les factures sont établis."
        actions={
          <LinkButton to={`${LIST}/new`} hydrated variant="primary" size="sm">
            Nouvelle identité
          </LinkButton>
        }
      />
      <SearchToolbar
        action={LIST}
        label="Rechercher une identité de facturation"
        placeholder="Nom, e-mail, ICE"
        q={list.q}
        selects={[{ name: "sort", label: "Trier", value: list.sort, options: SORTS }]}
      />
      {matchCount > 0 && (
        <p className="figures mb-2 text-text-2 text-sm">
          {hasMore && "Plus de "}
          {formatCount(matchCount, "identité")}
        </p>
      )}
      <BillingClientTable clients={clients} isFiltered={Boolean(list.q)} />
      <ListPagination action={LIST} page={list.page} pageCount={pageCount} />
    </>
  );
}
