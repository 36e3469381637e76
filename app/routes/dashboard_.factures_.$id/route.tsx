import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import siteUrl from "~/client/site.ts?worker&url";
import { PEOPLE_COPY } from "~/content/client-people";
import { CLIENT_SPACE } from "~/content/client-space/client-space";
import { LOAD_FAILURES } from "~/content/load-failures";
import { mayDecideFor } from "~/features/clients/people/queries.server";
import { claimForm } from "~/features/invoices/claim-transfer.server";
import { ClientInvoiceParts } from "~/features/invoices/components/client-invoice";
import { CARD_PAGE_ORIGINS, PROOF_MAX_BYTES } from "~/features/invoices/model/client-payment";
import { toClientInvoice } from "~/features/invoices/model/document-view";
import { getCardOffer } from "~/features/invoices/pay-by-card.server";
import { getInvoiceOf } from "~/features/invoices/queries.server";
import { invoiceIdSchema } from "~/features/invoices/schema/list";
import { PrivacyNotice } from "~/features/personal-data/components/privacy-notice";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithFlash, redirectWithSuccess } from "~/server/http/flash.server";
import { foundOr404, paramsOr404 } from "~/server/http/not-found.server";
import { requireUser } from "~/server/sessions/guards.server";
import { SiteError } from "~/shell/site-error";
import { useRootData } from "~/shell/site-page";
import { SpacePage } from "~/shell/space-page";
import { dayInCasablanca } from "~/site/calendar";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import sheet from "~/styles/sheets/office.css?url";

export const handle: RouteHandle = {
  sheet,
  hydrate: true,
  isPrivate: true,
  loadFailure: LOAD_FAILURES.invoices,
  enhance: [siteUrl],
  lang: (found) => (found as Awaited<ReturnType<typeof loader>> | undefined)?.invoice.language,
  formOrigins: CARD_PAGE_ORIGINS,
  // A file that is far too large is still refused in words, beside what was typed.
  maxBodyBytes: 6 * PROOF_MAX_BYTES,
};

export const meta: MetaFunction<typeof loader> = ({ data }) => seo({ title: data ? data.invoice.number : "Facture" });

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  const { id } = paramsOr404(invoiceIdSchema, params);
  const invoice = foundOr404(await getInvoiceOf(user.id, id));
  const mayPay = await mayDecideFor(user.id, invoice.billing_client.profile_id);
  const card = mayPay ? await getCardOffer(invoice, request) : { isOffered: false, isRefused: false };
  return {
    card,
    mayPay,
    invoice: toClientInvoice(invoice, { today: dayInCasablanca(new Date()), language: user.language }),
    back: CLIENT_SPACE[user.language].invoices.back,
  };
}

/** Takes 'J’ai viré' with its proof, for an invoice of a client for whom the user decides. */
export const action = formAction({
  guard: requireUser,
  params: invoiceIdSchema,
  find: async ({ actor, params }) => {
    const invoice = await getInvoiceOf(actor.id, params.id);
    if (!invoice) return null;
    const page = `/dashboard/factures/${params.id}`;
    if (!(await mayDecideFor(actor.id, invoice.billing_client.profile_id)))
      throw await redirectWithFlash(page, { tone: "error", title: PEOPLE_COPY[actor.language].readsOnly });
    return { account: actor.id, language: actor.language, page };
  },
  ...claimForm(async ({ language, page }) => {
    const { claimed } = CLIENT_SPACE[language].invoices;
    if (language === "fr") return redirectWithSuccess(page, claimed);
    return redirectWithFlash(page, { tone: "success", title: claimed });
  }),
});

export default function Invoice() {
  const { invoice, card, mayPay, back } = useLoaderData<typeof loader>();
  const { language } = invoice;
  const site = useRootData()?.site;
  const here = `/dashboard/factures/${invoice.id}`;
  return (
    <SpacePage as="article" back={{ to: "/dashboard/factures", label: back }}>
      <h1 className="mt-2 mb-8 text-[length:clamp(2rem,1.6rem_+_2vw,3rem)] wrap-anywhere">
        {invoice.document.heading} {invoice.number}
      </h1>
      <ClientInvoiceParts
        invoice={invoice}
        action={here}
        card={card}
        notice={<PrivacyNotice purpose="transfer" site={site} language={language} ofPage={language} />}
        mayPay={mayPay}
        files={{ pdf: `${here}.pdf`, receipt: (paymentId) => `${here}/recus/${paymentId}` }}
      />
    </SpacePage>
  );
}

export function ErrorBoundary() {
  return <SiteError homeTo="/dashboard/factures" homeLabel="Retour à mes factures" />;
}
