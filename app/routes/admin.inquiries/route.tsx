import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { listTeam } from "~/features/accounts/queries/accounts.server";
import { bulkOptions } from "~/features/inquiries/model/bulk";
import { ownerOptions } from "~/features/inquiries/model/follow-up";
import { ownerFilterOptions } from "~/features/inquiries/model/owners";
import { INQUIRIES_PER_PAGE, listInquiries } from "~/features/inquiries/queries/inquiries.server";
import { listEarlierIds } from "~/features/inquiries/queries/returning.server";
import { inquiryListSchema } from "~/features/inquiries/schema/inquiry";
import { TEMPLATES_PATH } from "~/features/replies/model/reply-template";
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
import { BulkForm } from "./bulk-form";
import { InquiryFilters } from "./inquiry-filters";
import { InquiryTable } from "./inquiry-table";
import { toRow } from "./view.server";

export const handle: RouteHandle = { loadFailure: "Impossible de charger les demandes" };

export const meta: MetaFunction = () => seo({ title: "Demandes de Contact" });

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireAdmin(request);
  const list = parseQuery(request, inquiryListSchema);
  const now = new Date();
  const [{ inquiries, matchCount, hasMore, counts, waiting }, team] = await Promise.all([
    listInquiries(list, user.id),
    listTeam(),
  ]);
  const earlier = await listEarlierIds(inquiries.map(({ id }) => id));
  return {
    list,
    inquiries: inquiries.map((inquiry) => toRow(inquiry, { now, earlierId: earlier.get(inquiry.id) ?? null })),
    counts,
    waiting,
    bulkOptions: bulkOptions(ownerOptions(team)),
    owners: ownerFilterOptions(team, user.id),
    owner: list.responsable === user.id ? "moi" : (list.responsable ?? ""),
    matchCount,
    hasMore,
    pageCount: pageCountOf(request, { page: list.page, matchCount, perPage: INQUIRIES_PER_PAGE }),
  };
}

export { action } from "./action.server";

export default function Inquiries() {
  const { list, inquiries, counts, waiting, bulkOptions, owners, owner, matchCount, hasMore, pageCount } =
    useLoaderData<typeof loader>();
  const newTo = useSearchHref("/admin/inquiries/new")({});
  return (
    <>
      <PageHeader
        title="Demandes de Contact"
        description={`${formatCount(counts.total, "demande")}, dont ${formatCount(counts.byStatus.new, "nouvelle")}`}
        actions={
          <>
            <LinkButton to={newTo} hydrated preventScrollReset variant="primary" size="sm">
              Nouvelle piste
            </LinkButton>
            <LinkButton to="/admin/inquiries/import" hydrated size="sm">
              Importer (CSV)
            </LinkButton>
            <LinkButton to={TEMPLATES_PATH} hydrated size="sm">
              Modèles de réponse
            </LinkButton>
          </>
        }
      />
      <InquiryFilters list={list} counts={counts} waiting={waiting} owners={owners} owner={owner} />
      <ListSummary action="/admin/inquiries" matchCount={matchCount} hasMore={hasMore} />
      {inquiries.length > 0 && <BulkForm options={bulkOptions} />}
      <InquiryTable inquiries={inquiries} isFiltered={Boolean(list.q || list.status || list.vue || list.responsable)} />
      <ListPagination action="/admin/inquiries" page={list.page} pageCount={pageCount} />
      <Outlet />
    </>
  );
}
