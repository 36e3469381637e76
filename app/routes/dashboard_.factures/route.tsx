import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import siteUrl from "~/client/site.ts?worker&url";
import { CLIENT_SPACE } from "~/content/client-space/client-space";
import { INVOICE_COPY } from "~/content/invoice-page";
import { LOAD_FAILURES } from "~/content/load-failures";
import { INVOICE_STATE_TONES, stateOf } from "~/features/invoices/model/invoice";
import { listInvoicesOf, OWN_INVOICES_PER_PAGE } from "~/features/invoices/queries.server";
import { askedPage } from "~/lib/forms/list-fields";
import { formatMoney } from "~/lib/money/format-money";
import { pageCountOf } from "~/server/http/list-query.server";
import { requireUser } from "~/server/sessions/guards.server";
import { ProjectsError, SpacePage } from "~/shell/space-page";
import { dayInCasablanca } from "~/site/calendar";
import { formatDate } from "~/site/format";
import type { RouteHandle } from "~/site/route-handle";
import { loadedLanguage } from "~/site/route-handle";
import { seo } from "~/site/seo";
import sheet from "~/styles/sheets/office.css?url";
import { AppLink } from "~/ui/app-link";
import { Badge } from "~/ui/badge";
import { EmptyState } from "~/ui/empty-state";
import { ListPagination } from "~/ui/list-pagination";

export const handle: RouteHandle = {
  sheet,
  hydrate: true,
  isPrivate: true,
  loadFailure: LOAD_FAILURES.invoices,
  enhance: [siteUrl],
  lang: loadedLanguage,
};

export const meta: MetaFunction<typeof loader> = ({ data }) => seo({ title: data?.words.title ?? "Mes factures" });

export async function loader({ request }: LoaderFunctionArgs) {
  const { id: userId, language } = await requireUser(request);
  const page = askedPage(request);
  const { invoices, matchCount } = await listInvoicesOf(userId, page);
  const pageCount = pageCountOf(request, { page, matchCount, perPage: OWN_INVOICES_PER_PAGE });
  const today = dayInCasablanca(new Date());
  const { home, back, pages, invoices: ofInvoices } = CLIENT_SPACE[language];
  const words = { ...ofInvoices, title: home.invoices, back, pages };
  const shown = invoices.map((invoice) => {
    const { id, number, kind, title, currency, payable, issued_on, balance } = invoice;
    const state = stateOf(invoice, today);
    return {
      id,
      number,
      kind,
      title,
      tone: INVOICE_STATE_TONES[state],
      label: state === "draft" ? "" : INVOICE_COPY[language].states[state],
      issued: issued_on ? formatDate(issued_on, language) : "",
      amount: formatMoney(kind === "credit" ? -payable : payable, currency, language),
      remaining: balance && balance.remaining > 0 ? formatMoney(balance.remaining, currency, language) : null,
    };
  });
  return { invoices: shown, language, words, page, pageCount };
}

export default function Invoices() {
  const { invoices, words, page, pageCount } = useLoaderData<typeof loader>();
  return (
    <SpacePage back={{ to: "/dashboard", label: words.back }}>
      <h1 className="mt-2 mb-6 text-[length:clamp(2rem,1.6rem_+_2vw,3rem)]">{words.title}</h1>
      {invoices.length === 0 && <EmptyState title={words.empty}>{words.emptyHint}</EmptyState>}
      <ul>
        {invoices.map(({ id, number, kind, title, issued, amount, remaining, tone, label }) => (
          <li key={id} className="grid gap-x-6 gap-y-1 py-4 border-t border-t-line md:grid-cols-[2fr_1fr_1fr]">
            <p className="min-w-0 wrap-anywhere">
              <AppLink to={`/dashboard/factures/${id}`} hydrated>
                {words.kinds[kind]} <bdi>{number}</bdi>
              </AppLink>
              <span className="block text-text-2">
                <bdi>{title}</bdi>, {issued}
              </span>
            </p>
            <p>
              <Badge tone={tone}>{label}</Badge>
            </p>
            <p className="tabular-nums md:text-end">
              <bdi>{amount}</bdi>
              {remaining && (
                <span className="block text-sm text-text-2">
                  {words.remaining} <bdi>{remaining}</bdi>
                </span>
              )}
            </p>
          </li>
        ))}
      </ul>
      <ListPagination action="/dashboard/factures" page={page} pageCount={pageCount} words={words.pages} />
    </SpacePage>
  );
}

export const ErrorBoundary = ProjectsError;
