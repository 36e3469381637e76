import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { BillingClient } from "~/features/billing/clients/model";
import { BUYER_KINDS, kindOf, missingFields } from "~/features/billing/clients/model";
import { BILLING_CLIENTS_PER_PAGE, listBillingClients } from "~/features/billing/clients/queries.server";
import { billingClientListSchema } from "~/features/billing/clients/schema.server";
import { countryName } from "~/lib/text/countries";
import { loadList } from "~/server/http/list-query.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { Badge } from "~/ui/badge";
import { defineList } from "~/ui/define-list";
import { PageHeader } from "~/ui/page-header";
import { RowNote } from "~/ui/row-note";
import { ScreenLink } from "~/ui/screen-link";
import { ROW_LINK } from "~/ui/table-row";

const TITLE = "Identités de facturation";
const LIST = "/admin/clients-facturation";

export const handle: RouteHandle = { loadFailure: "Impossible de charger les identités de facturation" };

export const meta = () => seo({ title: TITLE });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { clients, ...found } = await loadList(request, {
    schema: billingClientListSchema,
    perPage: BILLING_CLIENTS_PER_PAGE,
    find: listBillingClients,
  });
  return { ...found, rows: clients.map(toRow) };
}

const ORIGINS = "Elles naissent d’un client, d’une demande, ou d’ici.";

const BillingClientList = defineList<typeof loader>({
  path: LIST,
  search: { label: "Rechercher une identité de facturation", placeholder: "Nom, e-mail, ICE" },
  orders: [
    { value: "name", label: "Par nom" },
    { value: "newest", label: "Les plus récentes" },
  ],
  summary: { noun: "identité", hasExport: false },
  rows: {
    caption: TITLE,
    hasRowLink: true,
    columns: [
      {
        label: "Nom",
        isHeader: true,
        cell: ({ id, legal_name, contact_name, email }) => (
          <>
            <ScreenLink className={ROW_LINK} to={`${LIST}/${id}`}>
              <bdi>{legal_name}</bdi>
            </ScreenLink>
            <RowNote isLong>{[contact_name, email].filter(Boolean).join(", ") || "Sans interlocuteur"}</RowNote>
          </>
        ),
      },
      { label: "Nature", cell: ({ kind, country }) => `${kind}, ${country}` },
      { label: "ICE", cell: ({ ice }) => ice ?? "—" },
      { label: "Monnaie", cell: ({ currency }) => currency },
      {
        label: "État",
        cell: ({ isComplete }) => (
          <Badge tone={isComplete ? "green" : "yellow"}>{isComplete ? "Complète" : "À compléter"}</Badge>
        ),
      },
    ],
  },
  empty: { title: "Aucune identité de facturation pour le moment", text: ORIGINS },
  unmatched: { title: "Aucune identité ne correspond", text: ORIGINS },
});

export default function BillingClients() {
  const data = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title={TITLE}
        description="À qui les devis et les factures sont établis."
        links={[{ to: `${LIST}/new`, label: "Nouvelle identité", isMain: true }]}
      />
      <BillingClientList data={data} />
    </>
  );
}

/** Formatted on the server: a browser's tables of dates and names may be older or newer than ours. */
function toRow(client: BillingClient) {
  const { id, legal_name, contact_name, email, ice, country, currency } = client;
  return {
    id,
    legal_name,
    contact_name,
    email,
    ice,
    currency,
    kind: BUYER_KINDS[kindOf(client)],
    country: countryName(country),
    isComplete: missingFields(client).length === 0,
  };
}
