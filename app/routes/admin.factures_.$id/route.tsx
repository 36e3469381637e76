import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { getLegalIdentity, listVatRates } from "~/features/billing/identity/queries.server";
import { getRulesOfDay } from "~/features/billing/rules/queries.server";
import { InvoiceDocument } from "~/features/invoices/components/invoice-document";
import { INVOICE_STATE_LABELS, INVOICE_STATE_TONES, INVOICES_LOAD_FAILURE } from "~/features/invoices/model/invoice";
import { previewDraft } from "~/features/invoices/preview-draft.server";
import { getInvoice, listLettersAbout } from "~/features/invoices/queries.server";
import { getRefundable } from "~/features/invoices/refund.server";
import { invoiceIdSchema } from "~/features/invoices/schema/list";
import { getDefaultVat } from "~/features/quotes/beginnings.server";
import { foundOr404, paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { dayInCasablanca } from "~/site/calendar";
import type { RouteHandle } from "~/site/route-handle";
import { seo } from "~/site/seo";
import { Badge } from "~/ui/badge";
import { PageHeader } from "~/ui/page-header";
import { ScreenBackLink, ScreenLink, ScreenLinkButton } from "~/ui/screen-link";
import { DraftForm } from "./draft-form";
import { IssuedScreen } from "./issued-screen";
import type { DraftData } from "./view.server";
import { toDraft, toHead, toIssued } from "./view.server";

export const handle: RouteHandle = { loadFailure: INVOICES_LOAD_FAILURE, maxBodyBytes: 256 * 1024 };

export const meta: MetaFunction<typeof loader> = ({ data }) => seo({ title: data?.head.title ?? "Facture" });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { id } = paramsOr404(invoiceIdSchema, params);
  const invoice = foundOr404(await getInvoice(id));
  const today = dayInCasablanca(new Date());
  const head = toHead(invoice, today);
  if (!invoice.number) {
    const [preview, rates, defaultVat] = await Promise.all([
      previewDraft(invoice),
      listVatRates(),
      getDefaultVat(invoice.billing_client.country),
    ]);
    return { head, draft: toDraft(invoice, { preview, defaultVat, rates, today }), issued: null };
  }
  const claimId = new URL(request.url).searchParams.get("annonce") ?? undefined;
  const [rules, { legal_form: legalForm }, letters, refundable] = await Promise.all([
    getRulesOfDay(today),
    getLegalIdentity(),
    listLettersAbout(id),
    getRefundable(id, invoice.balance?.remaining ?? 0),
  ]);
  return { head, draft: null, issued: toIssued(invoice, { rules, legalForm, refundable, letters, today, claimId }) };
}

export { action } from "./action.server";

export default function Invoice() {
  const { head, draft, issued } = useLoaderData<typeof loader>();
  return (
    <>
      <ScreenBackLink to="/admin/factures">← Factures</ScreenBackLink>
      <PageHeader
        title={head.title}
        description={
          <>
            <Badge tone={INVOICE_STATE_TONES[head.state]}>{INVOICE_STATE_LABELS[head.state]}</Badge>{" "}
            <bdi>{head.client}</bdi>, {head.amount}
          </>
        }
      />
      {draft && <DraftScreen key={draft.values.version} id={head.id} draft={draft} />}
      {issued && <IssuedScreen id={head.id} issued={issued} />}
      <Outlet />
    </>
  );
}

function DraftScreen({ id, draft }: { id: string; draft: DraftData }) {
  const { corrects, quote, obstacles, notice, document } = draft;
  return (
    <div className="grid gap-8">
      <div className="grid gap-3">
        {corrects && (
          <p>
            Avoir sur la facture <ScreenLink to={`/admin/factures/${corrects.id}`}>{corrects.number}</ScreenLink>
          </p>
        )}
        {quote && (
          <p>
            Devis <ScreenLink to={`/admin/devis/${quote.id}`}>{quote.number}</ScreenLink>, <bdi>{quote.title}</bdi>
          </p>
        )}
        <Obstacles obstacles={obstacles} />
        {notice && <p className="note">{notice}.</p>}
        <p className="flex flex-wrap gap-2">
          {obstacles.length === 0 && (
            <ScreenLinkButton to={`/admin/factures/${id}/emettre`} preventScrollReset variant="primary">
              Émettre
            </ScreenLinkButton>
          )}
          <ScreenLinkButton to={`/admin/factures/${id}/supprimer`} preventScrollReset variant="quiet">
            Supprimer le brouillon
          </ScreenLinkButton>
        </p>
      </div>
      <DraftForm id={id} draft={draft} />
      {document && (
        <div className="pt-6 border-t border-t-line">
          <p className="note mb-4">Aperçu du brouillon enregistré. Le numéro lui est donné à l’émission.</p>
          <InvoiceDocument document={document} />
        </div>
      )}
    </div>
  );
}

function Obstacles({ obstacles }: Pick<DraftData, "obstacles">) {
  if (obstacles.length === 0) return null;
  return (
    <ul
      className="grid gap-2 py-3 px-4 border border-line-strong [border-inline-start-width:6px]"
      aria-label="À compléter avant l’émission"
    >
      {obstacles.map(({ sentence, to }) => (
        <li key={sentence}>
          {sentence}. {to && <ScreenLink to={to}>Compléter</ScreenLink>}
        </li>
      ))}
    </ul>
  );
}
