import type { ReactNode } from "react";
import type { InvoiceCopy } from "~/content/invoice-page";
import { INVOICE_COPY } from "~/content/invoice-page";
import { CLAIM_INTENT, PROOF_TYPES } from "~/features/invoices/model/client-payment";
import type { ClientInvoice } from "~/features/invoices/model/document-view";
import { AppLink } from "~/ui/app-link";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { Form } from "~/ui/form";
import { fieldErrors, sentText, useIsSubmitting, useOwnResult } from "~/ui/form-state";
import { TallLink } from "~/ui/tall-link";
import { TextareaField } from "~/ui/textarea-field";
import { InvoiceDocument } from "./invoice-document";
import { TransferFactList } from "./quote-invoices";

/** Whether the rest can be paid by card, and whether that has just failed. */
type CardPayment = { isOffered: boolean; isRefused: boolean };

/**
 * An invoice for its client: the document, its PDF, the payments, and how to pay the rest.
 * @param notice the privacy notice of the form
 * @param mayPay whether the user may announce transfers
 */
export function ClientInvoiceParts({
  invoice,
  action,
  files,
  card,
  notice,
  mayPay = true,
}: {
  invoice: ClientInvoice;
  action: string;
  files: { pdf: string; receipt: (paymentId: string) => string };
  card: CardPayment;
  notice: ReactNode;
  mayPay?: boolean;
}) {
  const { state, document, due, payments, claims, transfer, overpaid, amount, language } = invoice;
  const words = INVOICE_COPY[language];
  return (
    <div className="grid gap-10 *:min-w-0 wide:grid-cols-[7fr_4fr] wide:items-start">
      <div className="grid gap-6">
        <p className="flex flex-wrap items-center gap-x-6">
          <Badge tone={state.tone}>{state.label}</Badge>
          {transfer && due && (
            <span className="text-text-2">
              {words.dueBefore} {due}
            </span>
          )}
          <TallLink to={files.pdf}>{words.download}</TallLink>
        </p>
        <InvoiceDocument document={document} />
      </div>
      <div className="grid gap-8">
        {overpaid && <p>{words.overpaid(overpaid)}</p>}
        <Claims claims={claims} words={words.claims} />
        <CardForm action={`${action}/carte`} card={card} words={words} />
        {transfer && (
          <section key={claims.length} aria-labelledby="transfer-title" className="grid gap-6">
            <h2 className="text-xl" id="transfer-title">
              {words.transfer.title}
            </h2>
            <TransferFactList transfer={transfer} words={words.transfer} />
            {mayPay && <ClaimForm action={action} amount={amount} currency={transfer.currency} words={words.claim} />}
            {mayPay && notice}
          </section>
        )}
        <Payments payments={payments} receipt={files.receipt} words={words.payments} />
      </div>
    </div>
  );
}

/** Leads to the page of the provider that charges the card. */
function CardForm({ action, card, words }: { action: string; card: CardPayment; words: InvoiceCopy }) {
  if (!card.isOffered && !card.isRefused) return null;
  return (
    <div className="grid gap-3 print:hidden">
      {card.isRefused && <p role="alert">{words.refused.provider}</p>}
      {card.isOffered && (
        <Form method="post" action={action} reloadDocument>
          <Button variant="primary">{words.card}</Button>
        </Form>
      )}
    </div>
  );
}

function Claims({ claims, words }: Pick<ClientInvoice, "claims"> & { words: InvoiceCopy["claims"] }) {
  if (claims.length === 0) return null;
  return (
    <ul aria-label={words.title}>
      {claims.map(({ id, isPending, on, amount }) => (
        <li key={id} className="py-2 border-t border-t-line tabular-nums">
          {words.announced} {on}, <bdi>{amount}</bdi>, {isPending ? words.pending : words.rejected}
        </li>
      ))}
    </ul>
  );
}

function Payments({
  payments,
  receipt,
  words,
}: Pick<ClientInvoice, "payments"> & { receipt: (paymentId: string) => string; words: InvoiceCopy["payments"] }) {
  if (payments.length === 0) return null;
  return (
    <section aria-labelledby="payments-title">
      <h2 className="text-xl mb-2" id="payments-title">
        {words.title}
      </h2>
      <ul>
        {payments.map((payment) => (
          <li
            key={payment.id}
            className="flex flex-wrap justify-between gap-x-6 py-2 border-t border-t-line tabular-nums"
          >
            <span>
              {payment.isRefund && `${words.refunded} `}
              {payment.on}, {payment.mode.toLowerCase()}
            </span>
            <strong>
              <bdi>{payment.amount}</bdi>
            </strong>
            <AppLink to={receipt(payment.id)}>
              {words.receipt} <bdi>{payment.receipt}</bdi>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** 'J’ai viré': how much, and a proof. @param amount proposed in its field */
function ClaimForm({
  action,
  amount,
  currency,
  words,
}: {
  action: string;
  amount: string;
  currency: string;
  words: InvoiceCopy["claim"];
}) {
  const lastResult = useOwnResult(CLAIM_INTENT);
  const isSending = useIsSubmitting(CLAIM_INTENT);
  const errorsOf = (name: string) => lastResult?.error?.[name] ?? undefined;
  const [amountErrors, noteErrors, proofErrors] = [errorsOf("amount"), errorsOf("note"), errorsOf("proof")];
  const errors = fieldErrors([
    { id: "claim-amount", errors: amountErrors },
    { id: "claim-note", errors: noteErrors },
    { id: "claim-proof", errors: proofErrors },
  ]);
  return (
    <Form method="post" action={action} encType="multipart/form-data" className="grid gap-4" preventScrollReset>
      <h3 className="text-lg">{words.title}</h3>
      <ErrorSummary
        title={words.summary}
        errors={errors}
        formErrors={proofErrors ? [] : errorsOf("")}
        focusKey={lastResult}
      />
      <input type="hidden" name="intent" value={CLAIM_INTENT} />
      <Field
        label={`${words.amount} (${currency})`}
        id="claim-amount"
        name="amount"
        inputMode="decimal"
        defaultValue={sentText(lastResult, "amount", amount)}
        error={amountErrors}
      />
      <Field
        label={words.proof}
        hint={words.hint}
        id="claim-proof"
        name="proof"
        type="file"
        accept={Object.values(PROOF_TYPES).join(",")}
        error={proofErrors}
      />
      <TextareaField
        label={words.message}
        rows={2}
        id="claim-note"
        name="note"
        defaultValue={sentText(lastResult, "note", "")}
        error={noteErrors}
      />
      <div>
        <Button variant="primary" isPending={isSending} pendingText={words.sending}>
          {words.send}
        </Button>
      </div>
    </Form>
  );
}
