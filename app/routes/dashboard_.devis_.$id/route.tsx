import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import quoteUrl from "~/client/quote.ts?worker&url";
import sendOnceUrl from "~/client/send-once.ts?worker&url";
import siteUrl from "~/client/site.ts?worker&url";
import { PEOPLE_COPY } from "~/content/client-people";
import { LOAD_FAILURES } from "~/content/load-failures";
import { quoteWords } from "~/content/quote-page";
import { wordsOf } from "~/features/billing/documents/model/words/words-of";
import { mayDecideFor } from "~/features/clients/people/queries.server";
import { QuoteInvoices } from "~/features/invoices/components/quote-invoices";
import { toQuoteInvoice } from "~/features/invoices/model/document-view";
import { listInvoicesOfQuote } from "~/features/invoices/queries.server";
import { PrivacyNotice } from "~/features/personal-data/components/privacy-notice";
import { getClientQuote, getQuoteOfClient } from "~/features/quotes/client-quotes.server";
import { ClientQuotePage } from "~/features/quotes/components/client/client-quote-page";
import { decisionForms } from "~/features/quotes/decision-forms.server";
import { quoteIdSchema, versionParamSchema } from "~/features/quotes/schema/quote";
import { getSite } from "~/features/settings/queries.server";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithFlash } from "~/server/http/flash.server";
import { parseQuery } from "~/server/http/list-query.server";
import { foundOr404, paramsOr404 } from "~/server/http/not-found.server";
import { requireUser } from "~/server/sessions/guards.server";
import { SiteError } from "~/shell/site-error";
import { useRootData } from "~/shell/site-page";
import { dayInCasablanca } from "~/site/calendar";
import type { Language } from "~/site/language";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";

export const handle: RouteHandle = {
  isPrivate: true,
  loadFailure: LOAD_FAILURES.quotes,
  enhance: [siteUrl, quoteUrl, sendOnceUrl],
  lang: (found) => (found as { quote?: { language: Language } } | undefined)?.quote?.language,
};

export const headers: HeadersFunction = () => ({ "Cache-Control": "no-store" });

export const meta: MetaFunction<typeof loader> = ({ data: found }) => {
  const language = found?.quote.language ?? "fr";
  const title = found && `${wordsOf(language).kinds.quote} ${found.quote.document.number}`;
  return seo({ title: title ?? quoteWords[language].gone.title });
};

/** A quote that the user sees, to read and answer as by its link. @throws a 404 for another client's. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  const { id } = paramsOr404(quoteIdSchema, params);
  const { version } = parseQuery(request, versionParamSchema);
  const found = foundOr404(await getQuoteOfClient(user.id, id));
  const quote = foundOr404(await getClientQuote(found.rootId, version));
  const [{ siteName, phone, email }, issued] = await Promise.all([getSite(), listInvoicesOfQuote(found.rootId)]);
  const mayDecide = await mayDecideFor(user.id, found.clientId);
  const readsOnly = mayDecide ? null : PEOPLE_COPY[quote.language].readsOnly;
  const seen = { today: dayInCasablanca(new Date()), language: quote.language };
  const invoices = issued.map((invoice) => toQuoteInvoice(invoice, seen));
  const projectPath = quote.dossier && quote.projectId ? `/dashboard/projects/${quote.projectId}` : null;
  return {
    quote,
    path: `/dashboard/devis/${id}`,
    agency: { siteName, phone, email },
    projectPath,
    invoices,
    readsOnly,
  };
}

/** Answers a form of a quote, for a user who decides for its client. */
export const action = formAction({
  guard: requireUser,
  params: quoteIdSchema,
  find: async ({ actor, params: { id } }) => {
    const found = await getQuoteOfClient(actor.id, id);
    if (!found) return null;
    const path = `/dashboard/devis/${id}`;
    if (!(await mayDecideFor(actor.id, found.clientId)))
      throw await redirectWithFlash(path, { tone: "error", title: PEOPLE_COPY[actor.language].readsOnly });
    const quote = await getClientQuote(found.rootId);
    return quote && { quote, path };
  },
  ...decisionForms((path) => redirect(path, 303)),
});

export default function OwnQuote() {
  const { quote, path, agency, projectPath, invoices, readsOnly } = useLoaderData<typeof loader>();
  const site = useRootData()?.site;
  const { language } = quote;
  const notice = <PrivacyNotice purpose="quote" site={site} language={language} ofPage={language} />;
  return (
    <ClientQuotePage
      quote={quote}
      path={path}
      agency={agency}
      projectPath={projectPath}
      notice={notice}
      readsOnly={readsOnly}
      pdfPath={`${path}.pdf`}
      dot={null}
      invoices={<QuoteInvoices invoices={invoices} language={language} pathOf={(id) => `/dashboard/factures/${id}`} />}
    />
  );
}

export function ErrorBoundary() {
  return <SiteError homeTo="/dashboard/devis" homeLabel="Retour à mes devis" />;
}
