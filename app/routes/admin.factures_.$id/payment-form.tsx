import type { FieldMetadata } from "@conform-to/react";
import { useForm } from "@conform-to/react";
import { CheckboxField } from "~/ui/checkbox-field";
import { Field } from "~/ui/field";
import { sentText, useOwnResult } from "~/ui/form-state";
import { MoneyForm } from "./money-form";
import type { IssuedData } from "./view.server";

type Values = {
  paid_on: string;
  mode: string;
  reference: string;
  amount: string;
  vat_withheld: string;
  fee_withheld: string;
  confirm_excess: string;
  confirm_cash: string;
};

const LABELS = { paidOn: "Payé le", mode: "Mode", reference: "Référence", submit: "Enregistrer le paiement" };

/** What came in, with the parts that the client keeps for the State. */
export function PaymentForm({
  id,
  payment: { values, currency, hasVat, withholding, duty },
}: {
  id: string;
  payment: NonNullable<IssuedData["payment"]>;
}) {
  const lastResult = useOwnResult("payment");
  const [form, fields] = useForm<Values>({ id: "payment", lastResult, defaultValue: { ...values, mode: "transfer" } });
  const { amount, vat_withheld, fee_withheld, confirm_excess, confirm_cash } = fields;
  const claimId = sentText(lastResult, "claim_id", values.claim_id);
  return (
    <MoneyForm
      invoiceId={id}
      title="Enregistrer un paiement"
      intent="payment"
      today={values.paid_on}
      labels={LABELS}
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
      <Confirmation field={confirm_excess} label="Cette somme a été reçue, enregistrer quand même" />
      <Confirmation field={confirm_cash} label="Ces espèces ont été reçues, enregistrer quand même" />
      {claimId && <input type="hidden" name="claim_id" value={claimId} />}
    </MoneyForm>
  );
}

/** A warning that is to be read before the payment is recorded; once it was, it stays while the form asks for another. */
function Confirmation({ field, label }: { field: FieldMetadata<string>; label: string }) {
  const lastResult = useOwnResult("payment");
  const error = lastResult?.error?.[field.name] ?? undefined;
  const wasRead = sentText(lastResult, field.name, "") === "on";
  if (!error && !wasRead) return null;
  return <CheckboxField id={field.id} name={field.name} label={label} error={error} defaultChecked={wasRead} />;
}
