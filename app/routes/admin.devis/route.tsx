import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { QUOTE_TAB_LABELS, QUOTE_TABS, QUOTES_LOAD_FAILURE, QUOTES_PATH } from "~/features/quotes/model/quote";
import { toQuoteRow } from "~/features/quotes/queries/quote-rows.server";
import { listQuotes, QUOTES_PER_PAGE } from "~/features/quotes/queries/quotes.server";
import { quoteListSchema } from "~/features/quotes/schema/quote";
import { formatNumber } from "~/lib/text/format-number";
import { pageCountOf, parseQuery } from "~/server/http/list-query.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { LinkButton } from "~/ui/link-button";
import { ListPagination } from "~/ui/list-pagination";
import { ListSummary } from "~/ui/list-summary";
import { PageHeader } from "~/ui/page-header";
import { SearchToolbar } from "~/ui/search-toolbar";
import { Tabs } from "~/ui/tabs";
import { QuoteTable } from "./quote-table";

const SORTS = [
  { value: "newest", label: "Les plus récents" },
  { value: "oldest", label: "Les plus anciens" },
  { value: "amount", label: "Par montant" },
];

export const handle: RouteHandle = { loadFailure: QUOTES_LOAD_FAILURE };

export const meta: MetaFunction = () => seo({ title: "Devis" });

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const list = parseQuery(request, quoteListSchema);
  const { quotes, matchCount, hasMore, counts } = await listQuotes(list);
  const pageCount = pageCountOf(request, { page: list.page, matchCount, perPage: QUOTES_PER_PAGE });
  const now = new Date();
  return { list, quotes: quotes.map((quote) => toQuoteRow(quote, now)), counts, matchCount, hasMore, pageCount };
}

export default function Quotes() {
  const { list, quotes, counts, matchCount, hasMore, pageCount } = useLoaderData<typeof loader>();
  const tabs = QUOTE_TABS.map((status) => ({
    ...{ to: `${QUOTES_PATH}?status=${status}`, label: QUOTE_TAB_LABELS[status], count: counts[status] },
    isCurrent: list.status === status,
  }));
  return (
    <>
      <PageHeader
        title="Devis"
        description={`${formatNumber(counts.sent)} devis en attente d’une réponse`}
        actions={
          <>
            <LinkButton to={`${QUOTES_PATH}/new`} hydrated variant="primary" size="sm">
              Nouveau devis
            </LinkButton>
            <LinkButton to={`${QUOTES_PATH}/modeles`} hydrated size="sm">
              Modèles de devis
            </LinkButton>
          </>
        }
      />
      <Tabs
        label="Devis par état"
        items={[{ to: QUOTES_PATH, label: "Tous", isCurrent: !list.status, count: counts.total }, ...tabs]}
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
      <ListSummary action={QUOTES_PATH} matchCount={matchCount} hasMore={hasMore} />
      <QuoteTable quotes={quotes} isFiltered={Boolean(list.q || list.status)} />
      <ListPagination action={QUOTES_PATH} page={list.page} pageCount={pageCount} />
    </>
  );
}
