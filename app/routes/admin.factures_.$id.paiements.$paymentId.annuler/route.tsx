import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { cancelPayment, cancelPaymentSchema } from "~/features/invoices/cancel-payment.server";
import { PAYMENT_CANCELLED_BEFORE } from "~/features/invoices/model/payment";
import { isRefund, REFUND_CANCELLED_BEFORE } from "~/features/invoices/model/refund";
import { getInvoice } from "~/features/invoices/queries.server";
import { paymentIdSchema } from "~/features/invoices/schema/list";
import { formatMoney } from "~/lib/money/format-money";
import { formAction } from "~/server/forms/form-action.server";
import { redirectWithSuccess } from "~/server/http/flash.server";
import { foundOr404, paramsOr404 } from "~/server/http/not-found.server";
import { requireAdmin } from "~/server/sessions/guards.server";
import { formatShortDate } from "~/site/format";
import { seo } from "~/site/seo";
import { RefusalDialog } from "~/ui/confirm-dialog";
import { FormDialog } from "~/ui/form-dialog";
import { useServerForm } from "~/ui/server-form";
import { TextareaField } from "~/ui/textarea-field";

const WORDS = {
  payment: {
    title: "Annuler le paiement",
    effect: "Ce qu’il réglait redevient dû.",
    submit: "Annuler ce paiement",
    done: "Paiement annulé",
    before: PAYMENT_CANCELLED_BEFORE,
  },
  refund: {
    title: "Annuler le remboursement",
    effect: "Ce qui avait été rendu revient au crédit du client.",
    submit: "Annuler ce remboursement",
    done: "Remboursement annulé",
    before: REFUND_CANCELLED_BEFORE,
  },
};

export const meta: MetaFunction<typeof loader> = ({ data: shown }) =>
  seo({ title: shown?.words.title ?? WORDS.payment.title });

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request);
  const { id, paymentId } = paramsOr404(paymentIdSchema, params);
  const invoice = foundOr404(await getInvoice(id));
  const payment = foundOr404(invoice.payments.find((each) => each.id === paymentId));
  const words = WORDS[isRefund(payment) ? "refund" : "payment"];
  const amount = formatMoney(Math.abs(payment.received), invoice.currency);
  const label = `Reçu ${payment.receipt_number}, ${amount}, du ${formatShortDate(payment.paid_on)}`;
  return { id, label, words, refusal: payment.cancelled_at ? `${words.before}.` : null };
}

export const action = formAction({
  guard: requireAdmin,
  params: paymentIdSchema,
  intents: {
    "cancel-payment": {
      schema: cancelPaymentSchema,
      run: async ({ reason }, { actor, params: { id: invoiceId, paymentId } }) => {
        const cancelled = await cancelPayment(actor, { invoiceId, paymentId }, reason);
        return redirectWithSuccess(`/admin/factures/${invoiceId}#paiements`, WORDS[cancelled].done);
      },
    },
  },
});

export default function CancelPayment() {
  const { id, label, words, refusal } = useLoaderData<typeof loader>();
  const [form, { reason }] = useServerForm<{ reason: string }>("cancel-payment");
  const closeTo = `/admin/factures/${id}`;
  if (refusal) return <RefusalDialog title={words.title} refusal={refusal} closeTo={closeTo} />;
  return (
    <FormDialog
      title={words.title}
      closeTo={closeTo}
      form={form}
      fields={[reason]}
      submitLabel={words.submit}
      pendingText="Annulation…"
      variant="danger"
      cancelLabel="Revenir"
      className="grid gap-4"
    >
      <p className="note">{label}</p>
      <p>{words.effect} La ligne reste dans la liste, avec la raison.</p>
      <TextareaField label="Raison" rows={2} field={reason} />
    </FormDialog>
  );
}
