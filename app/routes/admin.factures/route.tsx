import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ListedInvoice } from "~/features/invoices/list.server";
import { INVOICES_PER_PAGE, listInvoices } from "~/features/invoices/list.server";
import type { InvoiceView } from "~/features/invoices/model/invoice";
import {
  INVOICE_KIND_LABELS,
  INVOICE_STATE_LABELS,
  INVOICE_STATE_TONES,
  INVOICE_VIEW_LABELS,
  INVOICE_VIEWS,
  INVOICES_LOAD_FAILURE,
  stateOf,
} from "~/features/invoices/model/invoice";
import { invoiceListSchema } from "~/features/invoices/schema/list";
import { formatMoney } from "~/lib/money/format-money";
import { formatCount, formatNumber } from "~/lib/text/format-number";
import { loadList } from "~/server/http/list-query.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { dayInCasablanca } from "~/site/calendar";
import { formatShortDate } from "~/site/format";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { Badge } from "~/ui/badge";
import { defineList } from "~/ui/define-list";
import { PageHeader } from "~/ui/page-header";
import { RowNote } from "~/ui/row-note";
import { ScreenLink } from "~/ui/screen-link";
import { ROW_LINK } from "~/ui/table-row";

export const handle: RouteHandle = { loadFailure: INVOICES_LOAD_FAILURE };

export const meta = () => seo({ title: "Factures" });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { invoices, ...found } = await loadList(request, {
    schema: invoiceListSchema,
    perPage: INVOICES_PER_PAGE,
    find: listInvoices,
  });
  const today = dayInCasablanca(new Date());
  return { ...found, rows: invoices.map((invoice) => toRow(invoice, today)) };
}

const TONES = {
  brouillons: "neutral",
  "a-encaisser": "blue",
  "en-retard": "red",
  payees: "green",
  avoirs: "purple",
} as const satisfies Record<InvoiceView, string>;

const InvoiceList = defineList<typeof loader>({
  path: "/admin/factures",
  strip: {
    label: "Filtrer les factures",
    name: "vue",
    items: ({ counts }) => [
      { label: "Toutes", count: counts.toutes, tone: "neutral" },
      ...INVOICE_VIEWS.map((value) => ({
        value,
        label: INVOICE_VIEW_LABELS[value],
        count: counts[value],
        tone: TONES[value],
      })),
    ],
  },
  search: { label: "Rechercher une facture", placeholder: "Numéro, client, objet" },
  orders: [
    { value: "newest", label: "Ordre de l’onglet" },
    { value: "amount", label: "Par montant" },
    { value: "due", label: "Par échéance" },
  ],
  rows: {
    caption: "Factures",
    hasRowLink: true,
    columns: [
      {
        label: "Numéro",
        isHeader: true,
        cell: ({ id, number, kind }) => (
          <>
            <ScreenLink className={ROW_LINK} to={`/admin/factures/${id}`}>
              {number ?? "Sans numéro"}
            </ScreenLink>
            <RowNote>{INVOICE_KIND_LABELS[kind]}</RowNote>
          </>
        ),
      },
      {
        label: "Client",
        isName: true,
        cell: ({ client, title }) => (
          <>
            <bdi>{client}</bdi>
            <RowNote isLong>
              <bdi>{title}</bdi>
            </RowNote>
          </>
        ),
      },
      {
        label: "État",
        cell: ({ state }) => <Badge tone={INVOICE_STATE_TONES[state]}>{INVOICE_STATE_LABELS[state]}</Badge>,
      },
      { label: "Échéance", cell: ({ due }) => (due ? <time dateTime={due.day}>{due.text}</time> : "–") },
      { label: "Montant", isNumber: true, cell: ({ amount }) => amount },
      { label: "Reste dû", isNumber: true, cell: ({ remaining }) => remaining ?? "–" },
    ],
  },
  empty: {
    title: "Aucune facture pour le moment",
    text: "L’acompte d’un devis accepté arrive ici de lui-même.",
    link: { to: "/admin/factures/nouvelle", label: "Nouvelle facture" },
  },
  unmatched: { title: "Aucune facture ne correspond", all: "Voir toutes les factures" },
});

export default function Invoices() {
  const data = useLoaderData<typeof loader>();
  const { counts } = data;
  const issued = counts.toutes - counts.brouillons;
  const issuedText = `${formatNumber(issued)} ${issued > 1 ? "documents émis" : "document émis"}`;
  return (
    <>
      <PageHeader
        title="Factures"
        description={`${issuedText}, ${formatCount(counts["a-encaisser"], "facture")} à encaisser`}
        links={[{ to: "/admin/factures/nouvelle", label: "Nouvelle facture", isMain: true }]}
      />
      <InvoiceList data={data} />
    </>
  );
}

function toRow(invoice: ListedInvoice, today: string) {
  const { id, kind, number, title, currency, payable, due_on, billing_client, balance } = invoice;
  return {
    id,
    kind,
    number,
    title,
    client: billing_client.legal_name,
    state: stateOf(invoice, today),
    due: due_on && kind !== "credit" ? { day: due_on.toISOString().slice(0, 10), text: formatShortDate(due_on) } : null,
    amount: formatMoney(kind === "credit" ? -payable : payable, currency),
    remaining: balance && balance.remaining !== 0 ? formatMoney(balance.remaining, currency) : null,
  };
}
