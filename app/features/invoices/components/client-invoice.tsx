import type { ClientInvoice } from "~/features/invoices/model/client-view";
import { INVOICE_STATE_LABELS, INVOICE_STATE_TONES } from "~/features/invoices/model/invoice";
import { AppLink } from "~/ui/app-link";
import { Badge } from "~/ui/badge";
import { InvoiceDocument } from "./invoice-document";
import { TransferBox } from "./transfer-box";

interface ClientInvoiceProps {
  invoice: ClientInvoice;
  /** Where 'J’ai viré' is posted. */
  action: string;
  /** Where its files are: the PDF, and below it the receipts. */
  files: { pdf: string; receipt: (paymentId: string) => string };
}

/** An invoice for its client: the document, its file, what was paid, and how to pay the rest. */
export function ClientInvoiceParts({ invoice, action, files }: ClientInvoiceProps) {
  const { state, document, due, payments, claims, transfer, overpaid, amount } = invoice;
  return (
    <div className="grid gap-10 *:min-w-0 wide:grid-cols-[7fr_4fr] wide:items-start">
      <div className="grid gap-6">
        <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <Badge tone={INVOICE_STATE_TONES[state]}>{INVOICE_STATE_LABELS[state]}</Badge>
          {transfer && due && <span className="text-text-2">À régler avant le {due}</span>}
          <AppLink to={files.pdf}>Télécharger le PDF</AppLink>
        </p>
        <InvoiceDocument document={document} />
      </div>
      <div className="grid gap-8">
        {overpaid && (
          <p>
            Vous avez payé {overpaid} de trop{"\u202f"}: cette somme est gardée à votre crédit.
          </p>
        )}
        <Claims claims={claims} />
        {transfer && <TransferBox key={claims.length} transfer={transfer} action={action} amount={amount} />}
        <Payments payments={payments} receipt={files.receipt} />
      </div>
    </div>
  );
}

function Claims({ claims }: Pick<ClientInvoice, "claims">) {
  if (claims.length === 0) return null;
  return (
    <ul aria-label="Virements annoncés">
      {claims.map(({ id, state, on, amount }) => (
        <li key={id} className="py-2 border-t border-t-line tabular-nums">
          Virement de {amount} annoncé le {on},{" "}
          {state === "pending" ? "en attente de confirmation" : "que l’agence n’a pas retrouvé"}
        </li>
      ))}
    </ul>
  );
}

interface PaymentsProps extends Pick<ClientInvoice, "payments"> {
  receipt: (paymentId: string) => string;
}

function Payments({ payments, receipt }: PaymentsProps) {
  if (payments.length === 0) return null;
  return (
    <section aria-labelledby="payments-title">
      <h2 className="text-xl mb-2" id="payments-title">
        Paiements reçus
      </h2>
      <ul>
        {payments.map((payment) => (
          <li
            key={payment.id}
            className="flex flex-wrap justify-between gap-x-6 py-2 border-t border-t-line tabular-nums"
          >
            <span>
              {payment.on}, {payment.mode.toLowerCase()}
            </span>
            <strong>{payment.amount}</strong>
            <AppLink to={receipt(payment.id)}>Reçu {payment.receipt}</AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
