import { getInputProps, useForm } from "@conform-to/react";
import { CheckboxField } from "~/ui/checkbox-field";
import { Field } from "~/ui/field";
import { sentText, useOwnResult, withoutKey } from "~/ui/form-state";
import { PAYMENT_INTENT } from "./intents";
import { MoneyForm } from "./money-form";
import type { IssuedData } from "./view.server";

interface PaymentFormProps {
  id: string;
  payment: NonNullable<IssuedData["payment"]>;
}

type Values = {
  paid_on: string;
  mode: string;
  reference: string;
  amount: string;
  vat_withheld: string;
  fee_withheld: string;
  confirm_cash: string;
};

const LABELS = { paidOn: "Payé le", mode: "Mode", reference: "Référence", submit: "Enregistrer le paiement" };

/** What came in, with the parts that the client keeps for the State. */
export function PaymentForm({ id, payment: { values, currency, hasVat, withholding, duty } }: PaymentFormProps) {
  const lastResult = useOwnResult(PAYMENT_INTENT);
  const [form, fields] = useForm<Values>({ id: "payment", lastResult, defaultValue: { ...values, mode: "transfer" } });
  const { amount, vat_withheld, fee_withheld, confirm_cash } = fields;
  const claimId = sentText(lastResult, "claim_id", values.claim_id);
  const cashErrors = lastResult?.error?.confirm_cash ?? undefined;
  return (
    <MoneyForm
      {...{ invoiceId: id, title: "Enregistrer un paiement", intent: PAYMENT_INTENT, today: values.paid_on }}
      {...{ labels: LABELS, form, fields, amounts: [amount, vat_withheld, fee_withheld, confirm_cash] }}
      variant="primary"
    >
      <Field
        label={`Montant reçu (${currency})`}
        hint={duty ?? undefined}
        inputMode="decimal"
        {...withoutKey(getInputProps(amount, { type: "text" }))}
        error={amount.errors}
      />
      {(hasVat || vat_withheld.errors) && (
        <Field
          label={`TVA retenue à la source (${currency})`}
          isOptional
          hint={withholding ?? undefined}
          inputMode="decimal"
          {...withoutKey(getInputProps(vat_withheld, { type: "text" }))}
          error={vat_withheld.errors}
        />
      )}
      <Field
        label={`Retenue sur honoraires (${currency})`}
        isOptional
        inputMode="decimal"
        {...withoutKey(getInputProps(fee_withheld, { type: "text" }))}
        error={fee_withheld.errors}
      />
      {cashErrors && (
        <CheckboxField
          id={confirm_cash.id}
          name={confirm_cash.name}
          label="Ces espèces ont été reçues, enregistrer quand même"
          error={cashErrors}
        />
      )}
      {claimId && <input type="hidden" name="claim_id" value={claimId} />}
    </MoneyForm>
  );
}
