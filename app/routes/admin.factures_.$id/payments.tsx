import type { FieldMetadata } from "@conform-to/react";
import type { ReactNode } from "react";
import { useEffect, useRef } from "react";
import { PAYMENT_MODE_LABELS, PAYMENT_MODES } from "~/features/invoices/model/payment";
import { AppLink } from "~/ui/app-link";
import { Button } from "~/ui/button";
import { ButtonForm } from "~/ui/button-form";
import { CheckboxField } from "~/ui/checkbox-field";
import { Field } from "~/ui/field";
import { sentText } from "~/ui/form-state";
import { LinkButton } from "~/ui/link-button";
import { ScreenLink, ScreenLinkButton } from "~/ui/screen-link";
import { SelectField } from "~/ui/select-field";
import type { ServerFormState } from "~/ui/server-form";
import { ServerForm, useServerForm } from "~/ui/server-form";
import type { IssuedData } from "./view.server";

/** The transfers that the client has announced and the team has not confirmed yet. */
export function ClaimList({ id, claims }: { id: string; claims: IssuedData["claims"] }) {
  const waiting = claims.filter(({ state }) => state === "pending");
  if (waiting.length === 0) return null;
  return (
    <section aria-labelledby="claims-title">
      <h2 className="text-xl mb-2" id="claims-title">
        Virement annoncé
      </h2>
      <ul>
        {waiting.map((claim) => (
          <li key={claim.id} className="grid gap-2 py-3 border-t border-t-line">
            <p className="tabular-nums">
              Le client dit avoir viré <strong>{claim.amount}</strong>, le {claim.when}.
            </p>
            {claim.note && (
              <p className="whitespace-pre-line wrap-anywhere text-text-2" dir="auto">
                {claim.note}
              </p>
            )}
            <div className="flex flex-wrap gap-2">
              {claim.proof && (
                <LinkButton to={`/admin/preuves/${claim.id}`} size="sm">
                  Justificatif<span className="sr-only"> {claim.proof}</span>
                </LinkButton>
              )}
              <ScreenLinkButton to={`/admin/factures/${id}?annonce=${claim.id}#payment-title`}>
                Confirmer
              </ScreenLinkButton>
              <ButtonForm
                intent="reject-claim"
                values={{ claim_id: claim.id }}
                action={`/admin/factures/${id}`}
                preventScrollReset
                size="sm"
                variant="quiet"
              >
                Écarter
              </ButtonForm>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const MODES = PAYMENT_MODES.map((value) => ({ value, label: PAYMENT_MODE_LABELS[value] }));

type RefundValues = Record<"paid_on" | "mode" | "reference" | "amount", string>;

interface MoneyFormProps {
  invoiceId: string;
  title: string;
  /** The last day that may be chosen. */
  today: string;
  labels: { paidOn: string; mode: string; reference: string; submit: string };
  variant?: "primary";
  form: ServerFormState;
  fields: Record<"paid_on" | "mode" | "reference", FieldMetadata<string>>;
  /** Those of `children`, in their order. */
  amounts: FieldMetadata<string>[];
  children: ReactNode;
}

function MoneyForm({ invoiceId, title, today, labels, variant, form, fields, amounts, children }: MoneyFormProps) {
  const { paid_on, mode, reference } = fields;
  const titleId = `${form.id}-title`;
  return (
    <section aria-labelledby={titleId}>
      <h2 className="text-xl mb-3" id={titleId}>
        {title}
      </h2>
      <ServerForm
        form={form}
        fields={[paid_on, mode, ...amounts, reference]}
        action={`/admin/factures/${invoiceId}`}
        className="grid gap-4"
        preventScrollReset
      >
        <div className="grid gap-4 sm:grid-cols-2 sm:items-end">
          <Field label={labels.paidOn} field={paid_on} type="date" max={today} />
          <SelectField label={labels.mode} field={mode} options={MODES} />
        </div>
        {children}
        <Field label={labels.reference} isOptional field={reference} />
        <div>
          <Button variant={variant} isPending={form.isSending} pendingText="Enregistrement…">
            {labels.submit}
          </Button>
        </div>
      </ServerForm>
    </section>
  );
}

const REFUND_LABELS = {
  paidOn: "Remboursé le",
  mode: "Mode du remboursement",
  reference: "Référence du remboursement",
  submit: "Enregistrer le remboursement",
};

export function RefundForm({ id, refund }: { id: string; refund: NonNullable<IssuedData["refund"]> }) {
  const { values, currency, hint } = refund;
  const [form, fields] = useServerForm<RefundValues>("refund", { defaultValue: { ...values, mode: "transfer" } });
  const { amount } = fields;
  return (
    <MoneyForm
      invoiceId={id}
      title="Enregistrer un remboursement"
      today={values.paid_on}
      labels={REFUND_LABELS}
      form={form}
      fields={fields}
      amounts={[amount]}
    >
      <Field label={`Montant rendu (${currency})`} hint={hint} inputMode="decimal" field={amount} />
    </MoneyForm>
  );
}

type PaymentValues = RefundValues & Record<"vat_withheld" | "fee_withheld" | "confirm_excess" | "confirm_cash", string>;

const PAYMENT_LABELS = { paidOn: "Payé le", mode: "Mode", reference: "Référence", submit: "Enregistrer le paiement" };

export function PaymentForm({ id, payment }: { id: string; payment: NonNullable<IssuedData["payment"]> }) {
  const { values, currency, hasVat, withholding, duty } = payment;
  const [form, fields] = useServerForm<PaymentValues>("payment", { defaultValue: { ...values, mode: "transfer" } });
  const { amount, vat_withheld, fee_withheld, confirm_excess, confirm_cash } = fields;
  const claimId = sentText(form.lastResult, "claim_id", values.claim_id);
  return (
    <MoneyForm
      invoiceId={id}
      title="Enregistrer un paiement"
      today={values.paid_on}
      labels={PAYMENT_LABELS}
      form={form}
      fields={fields}
      amounts={[amount, vat_withheld, fee_withheld, confirm_excess, confirm_cash]}
      variant="primary"
    >
      <Field label={`Montant reçu (${currency})`} hint={duty ?? undefined} inputMode="decimal" field={amount} />
      {(hasVat || vat_withheld.errors) && (
        <Field
          label={`TVA retenue à la source (${currency})`}
          isOptional
          hint={withholding ?? undefined}
          inputMode="decimal"
          field={vat_withheld}
        />
      )}
      <Field label={`Retenue sur honoraires (${currency})`} isOptional inputMode="decimal" field={fee_withheld} />
      <Confirmation form={form} field={confirm_excess} label="Cette somme a été reçue, enregistrer quand même" />
      <Confirmation form={form} field={confirm_cash} label="Ces espèces ont été reçues, enregistrer quand même" />
      {claimId && <input type="hidden" name="claim_id" value={claimId} />}
    </MoneyForm>
  );
}

interface ConfirmationProps {
  form: ServerFormState;
  field: FieldMetadata<string>;
  label: string;
}

/** A warning that is to be read before the payment is recorded; once it was, it stays while the form asks for another. */
function Confirmation({ form: { lastResult }, field, label }: ConfirmationProps) {
  const error = lastResult?.error?.[field.name] ?? undefined;
  const wasRead = sentText(lastResult, field.name, "") === "on";
  if (!error && !wasRead) return null;
  return <CheckboxField id={field.id} name={field.name} label={label} error={error} defaultChecked={wasRead} />;
}

/** Payments and refunds; one that was recorded by mistake stays, struck out, with its reason. */
export function PaymentList({ id, payments }: { id: string; payments: IssuedData["payments"] }) {
  const heading = useFocusOnGrowth(payments.length);
  if (payments.length === 0) return null;
  return (
    <section aria-labelledby="paiements" className="scroll-mt-6">
      <h2 className="text-xl mb-2" id="paiements" tabIndex={-1} ref={heading}>
        Paiements
      </h2>
      <ul>
        {payments.map((payment) => (
          <li key={payment.id} className="grid gap-1 py-2.5 border-t border-t-line">
            <p className="flex justify-between gap-6 tabular-nums">
              <span>
                {payment.isRefund && "Remboursement du "}
                {payment.on}, {payment.mode.toLowerCase()}
              </span>
              {payment.cancelled ? <s>{payment.amount}</s> : <strong>{payment.amount}</strong>}
            </p>
            <p className="text-sm text-text-2 wrap-anywhere">
              <AppLink to={`/admin/factures/${id}/recus/${payment.id}`}>Reçu {payment.receipt}</AppLink>
              {payment.reference && (
                <>
                  , <bdi>{payment.reference}</bdi>
                </>
              )}
              {payment.parts && `, ${payment.parts}`}
              {payment.by && (
                <>
                  , par <bdi>{payment.by}</bdi>
                </>
              )}
            </p>
            {payment.cancelled ? (
              <p className="text-sm wrap-anywhere">{payment.cancelled}</p>
            ) : (
              <ScreenLink
                className="inline-flex items-center justify-self-start min-h-6 text-sm pointer-coarse:min-h-11"
                to={`/admin/factures/${id}/paiements/${payment.id}/annuler`}
                preventScrollReset
              >
                Annuler ce {payment.isRefund ? "remboursement" : "paiement"}
                <span className="sr-only">, reçu {payment.receipt}</span>
              </ScreenLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Takes the focus when the list has grown, since the form that was sent is gone. */
function useFocusOnGrowth(count: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count > before.current) heading.current?.focus();
    before.current = count;
  }, [count]);
  return heading;
}
