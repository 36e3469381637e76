import type { z } from "zod";
import { claimIdSchema, rejectClaim } from "~/features/invoices/claim-transfer.server";
import { DRAFT_SAVED } from "~/features/invoices/model/invoice";
import { paymentSchema, recordPayment, refundSchema } from "~/features/invoices/record-payment.server";
import { recordRefund } from "~/features/invoices/refund.server";
import { draftHeadSchema, draftLinesSchema } from "~/features/invoices/schema/draft";
import { invoiceIdSchema } from "~/features/invoices/schema/list";
import { createCreditDraft, updateInvoiceDraft } from "~/features/invoices/write.server";
import { formatMoney } from "~/lib/money/format-money";
import { formAction, noFields } from "~/server/forms/form-action.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import type { User } from "~/server/sessions/user";

const REFUND_RECORDED = "Remboursement enregistré";

const PAYMENT_RECORDED = "Paiement enregistré";

interface Sent {
  actor: User;
  params: { id: string };
}

const pathOf = ({ params }: Sent) => `/admin/factures/${params.id}`;

export const action = formAction({
  guard: requireAdmin,
  params: invoiceIdSchema,
  intents: {
    draft: { schema: draftHeadSchema, run: saveDraft },
    lines: { schema: draftLinesSchema, run: saveDraft },
    payment: {
      schema: paymentSchema,
      run: async (payment, sent) =>
        redirectWithSuccess(`${pathOf(sent)}#paiements`, await addPayment(sent.actor, sent.params.id, payment)),
    },
    refund: {
      schema: refundSchema,
      run: async ({ paid_on: paidOn, ...refund }, sent) => {
        const { number } = await recordRefund(sent.actor, { invoiceId: sent.params.id, paidOn, ...refund });
        const said = number ? `${REFUND_RECORDED}, reçu ${number}` : REFUND_RECORDED;
        return redirectWithSuccess(`${pathOf(sent)}#paiements`, said);
      },
    },
  },
  buttons: {
    credit: {
      schema: noFields,
      to: pathOf,
      run: async (_, { actor, params }) => {
        const { id } = await createCreditDraft(actor, params.id);
        return redirectWithSuccess(`/admin/factures/${id}`, "Avoir préparé\u202f: réduisez-le ou émettez-le");
      },
    },
    "reject-claim": {
      schema: claimIdSchema,
      to: pathOf,
      run: ({ claim_id }, { actor, params }) => rejectClaim(actor, params.id, claim_id),
      done: "Annonce écartée",
    },
  },
});

type Draft = z.output<typeof draftHeadSchema> & Partial<z.output<typeof draftLinesSchema>>;

async function saveDraft(draft: Draft, sent: Sent): Promise<Response> {
  await updateInvoiceDraft(sent.actor, sent.params.id, draft);
  return redirectWithSuccess(pathOf(sent), DRAFT_SAVED);
}

async function addPayment(actor: User, invoiceId: string, payment: z.output<typeof paymentSchema>): Promise<string> {
  const outcome = await recordPayment(actor, {
    invoiceId,
    claimId: payment.claim_id,
    paidOn: payment.paid_on,
    mode: payment.mode,
    reference: payment.reference,
    received: payment.amount,
    vatWithheld: payment.vat_withheld,
    feeWithheld: payment.fee_withheld,
    isCashConfirmed: payment.confirm_cash,
    isExcessConfirmed: payment.confirm_excess,
  });
  if (outcome.kind === "repeated") return PAYMENT_RECORDED;
  const { receiptNumber, remaining, currency } = outcome;
  const more = remaining < 0 ? `. Trop-perçu de ${formatMoney(-remaining, currency)}, gardé au crédit du client` : "";
  return `${PAYMENT_RECORDED}, reçu ${receiptNumber}${more}`;
}
