import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data, redirect } from "@remix-run/node";
import { isRouteErrorResponse, useLoaderData, useRouteError } from "@remix-run/react";
import quoteUrl from "~/client/quote.ts?worker&url";
import sendOnceUrl from "~/client/send-once.ts?worker&url";
import siteUrl from "~/client/site.ts?worker&url";
import { quoteWords } from "~/content/quote-page";
import { wordsOf } from "~/features/billing/documents/model/words/words-of";
import { QuoteInvoices } from "~/features/invoices/components/quote-invoices";
import { toQuoteInvoice } from "~/features/invoices/model/document-view";
import { listInvoicesOfQuote } from "~/features/invoices/queries.server";
import { PrivacyNotice } from "~/features/personal-data/components/privacy-notice";
import { getClientQuote, getLanguageOfLink, getQuoteOfLink } from "~/features/quotes/client-quotes.server";
import { ClientQuotePage } from "~/features/quotes/components/client/client-quote-page";
import { decisionForms } from "~/features/quotes/decision-forms.server";
import { linkTokenSchema, versionParamSchema } from "~/features/quotes/schema/quote";
import { getSite } from "~/features/settings/queries.server";
import { formAction, openToAll } from "~/server/forms/form-action.server";
import { parseQuery } from "~/server/http/list-query.server";
import { SiteError } from "~/shell/site-error";
import { SitePage, useRootData } from "~/shell/site-page";
import { dayInCasablanca } from "~/site/calendar";
import type { Language } from "~/site/language";
import { isLanguage, languageMarks, pathIn } from "~/site/language";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { LostScreen } from "~/ui/lost-screen";

export const handle: RouteHandle = {
  isPrivate: true,
  enhance: [siteUrl, quoteUrl, sendOnceUrl],
  lang: (found) => (found as { quote?: { language: Language } } | undefined)?.quote?.language,
};

/** The address holds the key: no other site may learn it, and no cache keeps the page. */
export const headers: HeadersFunction = () => ({ "Cache-Control": "no-store" });

export const meta: MetaFunction<typeof loader> = ({ data: found }) => {
  const language = found?.quote.language ?? "fr";
  const title = found && `${wordsOf(language).kinds.quote} ${found.quote.document.number}`;
  return seo({ title: title ?? quoteWords[language].gone.title });
};

/** Reads alone: that the page was opened is noted by its dot. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const token = params.token ?? "";
  const rootId = await getQuoteOfLink(token);
  const { version } = parseQuery(request, versionParamSchema);
  const quote = rootId && (await getClientQuote(rootId, version));
  if (!quote) throw data({ language: await getLanguageOfLink(token) }, { status: 404 });
  const [{ siteName, phone, email }, issued] = await Promise.all([getSite(), listInvoicesOfQuote(rootId)]);
  const seen = { today: dayInCasablanca(new Date()), language: quote.language };
  const invoices = issued.map((invoice) => toQuoteInvoice(invoice, seen));
  return { quote, path: `/devis/${token}`, agency: { siteName, phone, email }, invoices };
}

/** Answers a form of the page for the holder of its link. */
export const action = formAction({
  guard: openToAll,
  params: linkTokenSchema,
  find: async ({ params: { token } }) => {
    const rootId = await getQuoteOfLink(token);
    const quote = rootId && (await getClientQuote(rootId));
    return quote ? { quote, path: `/devis/${token}` } : null;
  },
  ...decisionForms((path) => redirect(path, 303)),
});

export default function QuoteOfLink() {
  const { quote, path, agency, invoices } = useLoaderData<typeof loader>();
  const site = useRootData()?.site;
  const { language } = quote;
  return (
    <ClientQuotePage
      quote={quote}
      path={path}
      agency={agency}
      pdfPath={`${path}.pdf`}
      projectPath={null}
      dot={`${path}/vue.gif`}
      notice={<PrivacyNotice purpose="quote" site={site} language={language} ofPage={language} />}
      invoices={<QuoteInvoices invoices={invoices} language={language} pathOf={(id) => `${path}/factures/${id}`} />}
    />
  );
}

/** Of a link that is over, in the language of its document, around which the site speaks French. */
export function ErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404) return <SiteError />;
  const said = (error.data as { language?: unknown } | null)?.language;
  const language = isLanguage(said) ? said : "fr";
  return (
    <SitePage>
      <div {...languageMarks(language, "fr")}>
        <LostScreen {...quoteWords[language].gone} seed="devis-ferme" to={pathIn("/contact", language)} />
      </div>
    </SitePage>
  );
}
