import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import siteUrl from "~/client/site.ts?worker&url";
import { CLIENT_SPACE } from "~/content/client-space/client-space";
import { LOAD_FAILURES } from "~/content/load-failures";
import { listQuotesOfClient, QUOTES_PER_PAGE } from "~/features/quotes/client-quotes.server";
import { CLIENT_QUOTE_TONES } from "~/features/quotes/model/client-quote";
import { askedPage } from "~/lib/forms/list-fields";
import { formatMoney } from "~/lib/money/format-money";
import { pageCountOf } from "~/server/http/list-query.server";
import { requireUser } from "~/server/sessions/guards.server";
import { ProjectsError, SpacePage } from "~/shell/space-page";
import { formatDate } from "~/site/format";
import type { RouteHandle } from "~/site/route-handle";
import { loadedLanguage } from "~/site/route-handle";
import { seo } from "~/site/seo";
import sheet from "~/styles/sheets/office.css?url";
import { AppLink } from "~/ui/app-link";
import { Badge } from "~/ui/badge";
import { EmptyState } from "~/ui/empty-state";
import { FactList } from "~/ui/fact-list";
import { ListPagination } from "~/ui/list-pagination";

export const handle: RouteHandle = {
  sheet,
  hydrate: true,
  isPrivate: true,
  loadFailure: LOAD_FAILURES.quotes,
  enhance: [siteUrl],
  lang: loadedLanguage,
};

export const meta: MetaFunction<typeof loader> = ({ data }) => seo({ title: data?.words.title ?? "Mes devis" });

export async function loader({ request }: LoaderFunctionArgs) {
  const { id, language } = await requireUser(request);
  const page = askedPage(request);
  const { quotes, matchCount } = await listQuotesOfClient(id, page);
  const pageCount = pageCountOf(request, { page, matchCount, perPage: QUOTES_PER_PAGE });
  const { home, back, pages, quotes: ofQuotes } = CLIENT_SPACE[language];
  const words = { ...ofQuotes, title: home.quotes, back, pages };
  const shown = quotes.map(({ root_id, title, number, revision, state, acceptance, gross, currency, ...quote }) => ({
    id: root_id,
    title,
    number: revision > 1 ? `${number}, ${words.version} ${revision}` : (number ?? ""),
    label: words.states[state],
    tone: CLIENT_QUOTE_TONES[state],
    // The accepted total, options included, once there is one.
    total: formatMoney(acceptance?.gross ?? gross, currency, language),
    sentOn: quote.sent_at ? formatDate(quote.sent_at, language) : "",
    validUntil: formatDate(new Date(quote.validUntil), language),
  }));
  return { quotes: shown, language, words, page, pageCount };
}

export default function OwnQuotes() {
  const { quotes, words, page, pageCount } = useLoaderData<typeof loader>();
  return (
    <SpacePage parts="*:max-w-240" back={{ to: "/dashboard", label: words.back }}>
      <h1 className="mt-2 mb-8 text-[length:clamp(2.25rem,1.6rem_+_2.6vw,3.75rem)]">{words.title}</h1>
      {quotes.length === 0 ? (
        <EmptyState title={words.empty}>{words.emptyHint}</EmptyState>
      ) : (
        <ul>
          {quotes.map(({ id, title, tone, label, number, total, sentOn, validUntil }) => (
            <li className="pt-6 pb-7 border-t border-t-line wrap-anywhere" key={id}>
              <div className="flex flex-wrap items-baseline justify-between gap-y-2 gap-x-6">
                <h2 className="text-xl leading-[1.15]">
                  <AppLink to={`/dashboard/devis/${id}`}>
                    <bdi>{title}</bdi>
                  </AppLink>
                </h2>
                <Badge tone={tone}>{label}</Badge>
              </div>
              <FactList
                facts={[
                  { term: words.number, value: number },
                  { term: words.total, value: total },
                  { term: words.sentOn, value: sentOn },
                  { term: words.validUntil, value: validUntil },
                ]}
              />
            </li>
          ))}
        </ul>
      )}
      <ListPagination action="/dashboard/devis" page={page} pageCount={pageCount} words={words.pages} />
    </SpacePage>
  );
}

export const ErrorBoundary = ProjectsError;
