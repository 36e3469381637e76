import { getInputProps, useForm } from "@conform-to/react";
import { Field } from "~/ui/field";
import { useOwnResult, withoutKey } from "~/ui/form-state";
import { REFUND_INTENT } from "./intents";
import { MoneyForm } from "./money-form";
import type { IssuedData } from "./view.server";

type Values = {
  paid_on: string;
  mode: string;
  reference: string;
  amount: string;
};

const LABELS = {
  paidOn: "Remboursé le",
  mode: "Mode du remboursement",
  reference: "Référence du remboursement",
  submit: "Enregistrer le remboursement",
};

/** What went back to the client of what he has paid too much, or of what a credit note took off. */
export function RefundForm({
  id,
  refund: { values, currency, hint },
}: {
  id: string;
  refund: NonNullable<IssuedData["refund"]>;
}) {
  const lastResult = useOwnResult(REFUND_INTENT);
  const [form, fields] = useForm<Values>({ id: "refund", lastResult, defaultValue: { ...values, mode: "transfer" } });
  const { amount } = fields;
  return (
    <MoneyForm
      invoiceId={id}
      title="Enregistrer un remboursement"
      intent={REFUND_INTENT}
      today={values.paid_on}
      labels={LABELS}
      form={form}
      fields={fields}
      amounts={[amount]}
    >
      <Field
        label={`Montant rendu (${currency})`}
        hint={hint}
        inputMode="decimal"
        {...withoutKey(getInputProps(amount, { type: "text" }))}
        error={amount.errors}
      />
    </MoneyForm>
  );
}
