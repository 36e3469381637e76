import type { FieldMetadata } from "@conform-to/react";
import type { ReactNode } from "react";
import { PAYMENT_MODE_LABELS, PAYMENT_MODES } from "~/features/invoices/model/payment";
import { Button } from "~/ui/button";
import { CheckboxField } from "~/ui/checkbox-field";
import { Field } from "~/ui/field";
import { sentText } from "~/ui/form-state";
import { SelectField } from "~/ui/select-field";
import type { ServerFormState } from "~/ui/server-form";
import { ServerForm, useServerForm } from "~/ui/server-form";
import type { IssuedData } from "./view.server";

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
