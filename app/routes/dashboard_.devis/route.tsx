import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import siteUrl from "~/client/site.ts?worker&url";
import { CLIENT_SPACE } from "~/content/client-space/client-space";
import type { ClientSpaceCopy } from "~/content/client-space/client-space-copy";
import { LOAD_FAILURES } from "~/content/load-failures";
import { CLIENT_QUOTE_TONES } from "~/features/quotes/model/client-quote";
import { listQuotesOfClient, QUOTES_PER_PAGE } from "~/features/quotes/queries/client-quotes.server";
import { askedPage } from "~/lib/forms/list-fields";
import { formatMoney } from "~/lib/money/format-money";
import { pageCountOf } from "~/server/http/list-query.server";
import { requireUser } from "~/server/sessions/guards.server";
import { ProjectsError } from "~/shell/site-error";
import { SitePage } from "~/shell/site-page";
import { formatDate } from "~/site/format";
import type { Language } from "~/site/language";
import { directionOf } from "~/site/language";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import sheet from "~/styles/sheets/office.css?url";
import { AppLink } from "~/ui/app-link";
import { BackLink } from "~/ui/back-link";
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
  lang: "loaded",
};

export const meta: MetaFunction<typeof loader> = ({ data }) => seo({ title: data?.words.title ?? "Mes devis" });

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  const page = askedPage(request);
  const { quotes, matchCount } = await listQuotesOfClient(user.id, page);
  const pageCount = pageCountOf(request, { page, matchCount, perPage: QUOTES_PER_PAGE });
  const { language } = user;
  const { home, back, pages, quotes: ofQuotes } = CLIENT_SPACE[language];
  const words = { ...ofQuotes, title: home.quotes, back, pages };
  return { quotes: quotes.map((quote) => toView(quote, language)), language, words, page, pageCount };
}

export default function OwnQuotes() {
  const { quotes, language, words, page, pageCount } = useLoaderData<typeof loader>();
  return (
    <SitePage>
      <div className="*:max-w-240 w-full max-w-(--page) mx-auto [padding:clamp(1.5rem,3vw,3rem)_var(--gutter)_clamp(4rem,8vw,8rem)]">
        <BackLink to="/dashboard" hydrated>
          {directionOf(language) === "rtl" ? "→" : "←"} {words.back}
        </BackLink>
        <h1 className="mt-2 mb-8 text-[length:clamp(2.25rem,1.6rem_+_2.6vw,3.75rem)]">{words.title}</h1>
        {quotes.length === 0 ? (
          <EmptyState title={words.empty}>{words.emptyHint}</EmptyState>
        ) : (
          <QuoteList quotes={quotes} words={words} />
        )}
        <ListPagination action="/dashboard/devis" page={page} pageCount={pageCount} words={words.pages} />
      </div>
    </SitePage>
  );
}

export const ErrorBoundary = ProjectsError;

/** A client's quotes: what each is about, what it costs and where it stands. */
function QuoteList({ quotes, words }: { quotes: QuoteItem[]; words: ClientSpaceCopy["quotes"] }) {
  return (
    <ul>
      {quotes.map((quote) => (
        <li className="pt-6 pb-7 border-t border-t-line wrap-anywhere" key={quote.id}>
          <div className="flex flex-wrap items-baseline justify-between gap-y-2 gap-x-6">
            <h2 className="text-xl leading-[1.15]">
              <AppLink to={`/dashboard/devis/${quote.id}`}>
                <bdi>{quote.title}</bdi>
              </AppLink>
            </h2>
            <Badge tone={quote.tone}>{quote.label}</Badge>
          </div>
          <FactList
            facts={[
              { term: words.number, value: quote.number },
              { term: words.total, value: quote.total },
              { term: words.sentOn, value: quote.sentOn },
              { term: words.validUntil, value: quote.validUntil },
            ]}
          />
        </li>
      ))}
    </ul>
  );
}

type Quote = Awaited<ReturnType<typeof listQuotesOfClient>>["quotes"][number];

/** A quote as the list of its client shows it. */
type QuoteItem = ReturnType<typeof toView>;

/** The total is the accepted one, options included, once there is one. */
function toView(
  { root_id, number, revision, title, currency, gross, acceptance, ...quote }: Quote,
  language: Language,
) {
  const { state, sent_at, validUntil } = quote;
  const words = CLIENT_SPACE[language].quotes;
  return {
    id: root_id,
    title,
    number: revision > 1 ? `${number}, ${words.version} ${revision}` : (number ?? ""),
    label: words.states[state],
    tone: CLIENT_QUOTE_TONES[state],
    total: formatMoney(acceptance?.gross ?? gross, currency, language),
    sentOn: sent_at ? formatDate(sent_at, language) : "",
    validUntil: formatDate(new Date(validUntil), language),
  };
}
