import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import sendOnceUrl from "~/client/send-once.ts?worker&url";
import siteUrl from "~/client/site.ts?worker&url";
import { INVOICE_COPY } from "~/content/invoice-page";
import { quoteWords } from "~/content/quote-page";
import { claimForm } from "~/features/invoices/claim-transfer.server";
import { ClientInvoiceParts } from "~/features/invoices/components/client-invoice";
import { CARD_PAGE_ORIGINS, PROOF_MAX_BYTES } from "~/features/invoices/model/client-payment";
import { toClientInvoice } from "~/features/invoices/model/document-view";
import { getCardOffer } from "~/features/invoices/pay-by-card.server";
import { getInvoiceOfQuote } from "~/features/invoices/queries.server";
import { invoiceIdSchema } from "~/features/invoices/schema/list";
import { PrivacyNotice } from "~/features/personal-data/components/privacy-notice";
import { getQuoteOfLink } from "~/features/quotes/client-quotes.server";
import { Letterhead } from "~/features/quotes/components/client/letterhead";
import { linkTokenSchema } from "~/features/quotes/schema/quote";
import { getSite } from "~/features/settings/queries.server";
import { formAction, openToAll } from "~/server/forms/form-action.server";
import { foundOr404, paramsOr404 } from "~/server/http/not-found.server";
import { SiteError } from "~/shell/site-error";
import { useRootData } from "~/shell/site-page";
import { dayInCasablanca } from "~/site/calendar";
import type { Language } from "~/site/language";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import sheet from "~/styles/sheets/office.css?url";
import { BackLink } from "~/ui/back-link";

export const handle: RouteHandle = {
  sheet,
  isPrivate: true,
  enhance: [siteUrl, sendOnceUrl],
  lang: (found) => (found as { invoice?: { language: Language } } | undefined)?.invoice?.language,
  formOrigins: CARD_PAGE_ORIGINS,
  // A file that is far too large is still refused in words, beside what was typed.
  maxBodyBytes: 6 * PROOF_MAX_BYTES,
};

/** The address holds the key: no other site may learn it, and no cache keeps the page. */
export const headers: HeadersFunction = () => ({ "Cache-Control": "no-store" });

export const meta: MetaFunction<typeof loader> = ({ data: found }) =>
  seo({ title: found ? `${found.invoice.document.heading} ${found.invoice.number}` : "Facture" });

/** An invoice of a quote, for the holder of the quote's link. @throws a 404 for another quote's */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { id } = paramsOr404(invoiceIdSchema, params);
  const token = params.token ?? "";
  const rootId = await getQuoteOfLink(token);
  const found = foundOr404(rootId && (await getInvoiceOfQuote(rootId, id)));
  const { siteName, phone, email } = await getSite();
  const invoice = toClientInvoice(found, { today: dayInCasablanca(new Date()), language: found.language });
  const card = await getCardOffer(found, request);
  return { invoice, card, quotePath: `/devis/${token}`, agency: { siteName, phone, email } };
}

/** Takes 'J’ai viré' with its proof from the holder of the quote's link; the page then shows it among the transfers. */
export const action = formAction({
  guard: openToAll,
  params: linkTokenSchema.extend(invoiceIdSchema.shape),
  find: async ({ params: { token, id } }) => {
    const rootId = await getQuoteOfLink(token);
    const invoice = rootId && (await getInvoiceOfQuote(rootId, id));
    return invoice ? { account: rootId, language: invoice.language, page: `/devis/${token}/factures/${id}` } : null;
  },
  ...claimForm(async ({ page }) => redirect(page, 303)),
});

export default function InvoiceOfLink() {
  const { invoice, card, quotePath, agency } = useLoaderData<typeof loader>();
  const { language, document, number } = invoice;
  const site = useRootData()?.site;
  const here = `${quotePath}/factures/${invoice.id}`;
  return (
    <>
      <Letterhead agency={agency} logo={document.logo} words={quoteWords[language]} pdfPath={`${here}.pdf`} />
      <main className="w-full max-w-(--page) mx-auto px-(--gutter) pt-8 pb-20 print:p-0" id="main" tabIndex={-1}>
        <BackLink to={quotePath}>{INVOICE_COPY[language].back}</BackLink>
        <h1 className="mt-2 mb-8 text-[length:clamp(2rem,1.6rem_+_2vw,3rem)] wrap-anywhere">
          {document.heading} <bdi dir="ltr">{number}</bdi>
        </h1>
        <ClientInvoiceParts
          invoice={invoice}
          action={here}
          card={card}
          notice={<PrivacyNotice purpose="transfer" site={site} language={language} ofPage={language} />}
          files={{ pdf: `${here}.pdf`, receipt: (paymentId) => `${here}/recus/${paymentId}` }}
        />
      </main>
    </>
  );
}

export const ErrorBoundary = SiteError;
