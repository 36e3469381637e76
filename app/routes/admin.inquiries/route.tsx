import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { listTeam } from "~/features/accounts/queries/accounts.server";
import { bulkOptions } from "~/features/inquiries/model/bulk";
import { ownerOptions } from "~/features/inquiries/model/follow-up";
import { NO_INQUIRY, serviceLabel } from "~/features/inquiries/model/inquiry";
import { ownerFilterOptions } from "~/features/inquiries/model/owners";
import { INQUIRIES_PER_PAGE, listInquiries } from "~/features/inquiries/queries/inquiries.server";
import { listEarlierIds } from "~/features/inquiries/queries/returning.server";
import { inquiryListSchema } from "~/features/inquiries/schema/inquiry";
import { TEMPLATES_PATH } from "~/features/replies/model/reply-template";
import { formatCount } from "~/lib/text/format-number";
import { loadList } from "~/server/http/list-query.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { defineList } from "~/ui/define-list";
import { EmptyState } from "~/ui/empty-state";
import { LinkButton } from "~/ui/link-button";
import { PageHeader } from "~/ui/page-header";
import { useSearchHref } from "~/ui/use-address";
import { BulkForm } from "./bulk-form";
import { MessageCell, SenderCell, StatusCell } from "./inquiry-cells";
import { InquiryFilters } from "./inquiry-filters";
import { toRow } from "./view.server";

export const handle: RouteHandle = { loadFailure: "Impossible de charger les demandes" };

export const meta: MetaFunction = () => seo({ title: "Demandes de Contact" });

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireAdmin(request);
  const [{ inquiries, ...found }, team] = await Promise.all([
    loadList(request, {
      schema: inquiryListSchema,
      perPage: INQUIRIES_PER_PAGE,
      find: (list) => listInquiries(list, user.id),
    }),
    listTeam(),
  ]);
  const now = new Date();
  const earlier = await listEarlierIds(inquiries.map(({ id }) => id));
  const { responsable = "" } = found.list;
  return {
    ...found,
    rows: inquiries.map((inquiry) => toRow(inquiry, { now, earlierId: earlier.get(inquiry.id) ?? null })),
    bulkOptions: bulkOptions(ownerOptions(team)),
    owners: ownerFilterOptions(team, user.id),
    owner: responsable === user.id ? "moi" : responsable,
  };
}

export { action } from "./action.server";

const InquiryList = defineList<ReturnType<typeof useLoaderData<typeof loader>>>({
  path: "/admin/inquiries",
  filters: ({ list, counts, waiting, owners, owner }) => (
    <InquiryFilters list={list} counts={counts} waiting={waiting} owners={owners} owner={owner} />
  ),
  rows: {
    caption: "Demandes de contact",
    hasRowLink: true,
    columns: [
      { label: "Nom", isHeader: true, cell: (inquiry) => <SenderCell inquiry={inquiry} /> },
      { label: "Message", isLong: true, stackedLabel: false, cell: (inquiry) => <MessageCell inquiry={inquiry} /> },
      { label: "Service", isName: true, cell: serviceLabel },
      { label: "Statut", cell: (inquiry) => <StatusCell inquiry={inquiry} /> },
      {
        label: "Reçue",
        stackedLabel: "Reçue le",
        isNumber: true,
        cell: ({ receivedAt, received }) => <time dateTime={receivedAt}>{received}</time>,
      },
    ],
  },
  empty: <EmptyState title={NO_INQUIRY}>Les messages du site arrivent ici.</EmptyState>,
  unmatched: { title: "Aucune demande ne correspond", all: "Voir toutes les demandes" },
});

export default function Inquiries() {
  const data = useLoaderData<typeof loader>();
  const { counts, bulkOptions } = data;
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
      <InquiryList data={data}>
        <BulkForm options={bulkOptions} />
      </InquiryList>
      <Outlet />
    </>
  );
}
