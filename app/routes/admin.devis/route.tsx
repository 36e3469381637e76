import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import {
  QUOTE_STATUS_LABELS,
  QUOTE_STATUS_TONES,
  QUOTE_TAB_LABELS,
  QUOTE_TABS,
  QUOTES_LOAD_FAILURE,
  QUOTES_PATH,
  quoteName,
} from "~/features/quotes/model/quote";
import { listQuotes, QUOTES_PER_PAGE, toQuoteRow } from "~/features/quotes/queries.server";
import { quoteListSchema } from "~/features/quotes/schema/quote";
import { formatNumber } from "~/lib/text/format-number";
import { loadList } from "~/server/http/list-query.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { Badge } from "~/ui/badge";
import { defineList } from "~/ui/define-list";
import { PageHeader } from "~/ui/page-header";
import { RowNote } from "~/ui/row-note";
import { ScreenLink } from "~/ui/screen-link";
import { SearchToolbar } from "~/ui/search-toolbar";
import { ROW_LINK } from "~/ui/table-row";
import { Tabs } from "~/ui/tabs";

export const handle: RouteHandle = { loadFailure: QUOTES_LOAD_FAILURE };

export const meta = () => seo({ title: "Devis" });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { quotes, ...found } = await loadList(request, {
    schema: quoteListSchema,
    perPage: QUOTES_PER_PAGE,
    find: listQuotes,
  });
  const now = new Date();
  return { ...found, rows: quotes.map((quote) => toQuoteRow(quote, now)) };
}

const SORTS = [
  { value: "newest", label: "Les plus récents" },
  { value: "oldest", label: "Les plus anciens" },
  { value: "amount", label: "Par montant" },
];

const QuoteList = defineList<typeof loader>({
  path: QUOTES_PATH,
  filters: ({ list, counts }) => (
    <>
      <Tabs
        label="Devis par état"
        items={[
          { to: QUOTES_PATH, label: "Tous", isCurrent: !list.status, count: counts.total },
          ...QUOTE_TABS.map((status) => ({
            to: `${QUOTES_PATH}?status=${status}`,
            label: QUOTE_TAB_LABELS[status],
            isCurrent: list.status === status,
            count: counts[status],
          })),
        ]}
      />
      <div className="mt-4">
        <SearchToolbar
          action={QUOTES_PATH}
          label="Rechercher un devis"
          placeholder="Numéro, objet, client"
          q={list.q}
          selects={[{ name: "sort", label: "Trier", value: list.sort, options: SORTS }]}
          kept={{ status: list.status }}
        />
      </div>
    </>
  ),
  rows: {
    caption: "Devis",
    hasRowLink: true,
    columns: [
      {
        label: "Devis",
        isHeader: true,
        isLong: true,
        cell: (quote) => (
          <>
            <ScreenLink className={ROW_LINK} to={`${QUOTES_PATH}/${quote.id}`}>
              <bdi>{quote.title || "Sans objet"}</bdi>
            </ScreenLink>
            <RowNote hasFigures>{quoteName(quote)}</RowNote>
          </>
        ),
      },
      { label: "Client", isName: true, cell: ({ client }) => <bdi>{client ?? "À choisir"}</bdi> },
      {
        label: "État",
        cell: ({ status, isChangeAsked, validUntil }) => (
          <>
            <Badge tone={QUOTE_STATUS_TONES[status]}>{QUOTE_STATUS_LABELS[status]}</Badge>
            {status === "sent" && isChangeAsked && <RowNote>modification demandée</RowNote>}
            {status === "sent" && validUntil && <RowNote hasFigures>jusqu’au {validUntil}</RowNote>}
          </>
        ),
      },
      { label: "Total TTC", isNumber: true, cell: ({ gross }) => gross },
      { label: "Date", isNumber: true, cell: ({ at, on }) => <time dateTime={at}>{on}</time> },
    ],
  },
  empty: { title: "Aucun devis pour le moment", text: "Le premier commence ici." },
  unmatched: { title: "Aucun devis ne correspond", all: "Voir tous les devis" },
});

export default function Quotes() {
  const data = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title="Devis"
        description={`${formatNumber(data.counts.sent)} devis en attente d’une réponse`}
        links={[
          { to: `${QUOTES_PATH}/new`, label: "Nouveau devis", isMain: true },
          { to: `${QUOTES_PATH}/modeles`, label: "Modèles de devis" },
        ]}
      />
      <QuoteList data={data} />
    </>
  );
}
