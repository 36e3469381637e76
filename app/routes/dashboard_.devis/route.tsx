import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import siteUrl from "~/client/site.ts?worker&url";
import { CLIENT_SPACE } from "~/content/client-space/client-space";
import { LOAD_FAILURES } from "~/content/load-failures";
import { listQuotesOfClient, QUOTES_PER_PAGE } from "~/features/quotes/queries/client-quotes.server";
import { askedPage } from "~/lib/forms/list-fields";
import { pageCountOf } from "~/server/http/list-query.server";
import { requireUser } from "~/server/sessions/guards.server";
import { ProjectsError } from "~/shell/projects-error";
import { SitePage } from "~/shell/site-page";
import { directionOf } from "~/site/language";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import sheet from "~/styles/sheets/office.css?url";
import { BackLink } from "~/ui/back-link";
import { EmptyState } from "~/ui/empty-state";
import { ListPagination } from "~/ui/list-pagination";
import { QuoteList } from "./quote-list";
import { toView } from "./view.server";

export const handle: RouteHandle = {
  sheet,
  hydrate: true,
  isPrivate: true,
  loadFailure: LOAD_FAILURES.quotes,
  enhance: [siteUrl],
  lang: (found) => (found as Awaited<ReturnType<typeof loader>> | undefined)?.language,
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

export function ErrorBoundary() {
  return <ProjectsError />;
}
