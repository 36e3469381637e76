import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { INVOICES_LOAD_FAILURE } from "~/features/invoices/model/invoice";
import { INVOICES_PER_PAGE, listInvoices } from "~/features/invoices/queries/list.server";
import { invoiceListSchema } from "~/features/invoices/schema/list";
import { formatCount, formatNumber } from "~/lib/text/format-number";
import { pageCountOf, parseQuery } from "~/server/http/list-query.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { dayInCasablanca } from "~/site/calendar";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { LinkButton } from "~/ui/link-button";
import { ListPagination } from "~/ui/list-pagination";
import { ListSummary } from "~/ui/list-summary";
import { PageHeader } from "~/ui/page-header";
import { InvoiceFilters } from "./invoice-filters";
import { InvoiceTable } from "./invoice-table";
import { toRow } from "./view.server";

export const handle: RouteHandle = { loadFailure: INVOICES_LOAD_FAILURE };

export const meta: MetaFunction = () => seo({ title: "Factures" });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const list = parseQuery(request, invoiceListSchema);
  const { invoices, matchCount, hasMore, counts } = await listInvoices(list);
  const pageCount = pageCountOf(request, { page: list.page, matchCount, perPage: INVOICES_PER_PAGE });
  const today = dayInCasablanca(new Date());
  return { list, invoices: invoices.map((invoice) => toRow(invoice, today)), matchCount, hasMore, counts, pageCount };
}

function issuedText(count: number): string {
  return `${formatNumber(count)} ${count > 1 ? "documents émis" : "document émis"}`;
}

export default function Invoices() {
  const { list, invoices, matchCount, hasMore, counts, pageCount } = useLoaderData<typeof loader>();
  const issued = counts.toutes - counts.brouillons;
  return (
    <>
      <PageHeader
        title="Factures"
        description={`${issuedText(issued)}, ${formatCount(counts["a-encaisser"], "facture")} à encaisser`}
        actions={
          <LinkButton to="/admin/factures/nouvelle" hydrated variant="primary" size="sm">
            Nouvelle facture
          </LinkButton>
        }
      />
      <InvoiceFilters list={list} counts={counts} />
      <ListSummary action="/admin/factures" matchCount={matchCount} hasMore={hasMore} />
      <InvoiceTable invoices={invoices} isFiltered={Boolean(list.q || list.vue)} />
      <ListPagination action="/admin/factures" page={list.page} pageCount={pageCount} />
    </>
  );
}
