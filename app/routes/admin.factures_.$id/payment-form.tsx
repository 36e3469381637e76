import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import { PAYMENT_MODE_LABELS, PAYMENT_MODES } from "~/features/invoices/model/payment";
import { Button } from "~/ui/button";
import { CheckboxField } from "~/ui/checkbox-field";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { Form } from "~/ui/form";
import { fieldErrors, sentText, useIsSubmitting, useOwnResult, withoutKey } from "~/ui/form-state";
import { SelectField } from "~/ui/select-field";
import { PAYMENT_INTENT } from "./intents";
import type { IssuedData } from "./view.server";

interface PaymentFormProps {
  id: string;
  payment: NonNullable<IssuedData["payment"]>;
}

const MODES = PAYMENT_MODES.map((value) => ({ value, label: PAYMENT_MODE_LABELS[value] }));

interface Values {
  paid_on: string;
  mode: string;
  reference: string;
  amount: string;
  vat_withheld: string;
  fee_withheld: string;
  confirm_cash: string;
}

/** What came in, with the parts that the client keeps for the State. */
export function PaymentForm({ id, payment: { values, currency, withholding, duty } }: PaymentFormProps) {
  const lastResult = useOwnResult(PAYMENT_INTENT);
  const isSending = useIsSubmitting(PAYMENT_INTENT);
  const [form, fields] = useForm<Values>({ id: "payment", lastResult, defaultValue: { ...values, mode: "transfer" } });
  const { paid_on, mode, reference, amount, vat_withheld, fee_withheld, confirm_cash } = fields;
  const claimId = sentText(lastResult, "claim_id", values.claim_id);
  const cashErrors = lastResult?.error?.confirm_cash ?? undefined;
  return (
    <section aria-labelledby="payment-title">
      <h2 className="text-xl mb-3" id="payment-title">
        Enregistrer un paiement
      </h2>
      <Form
        method="post"
        action={`/admin/factures/${id}`}
        {...getFormProps(form)}
        className="grid gap-4"
        preventScrollReset
      >
        <ErrorSummary
          errors={fieldErrors([paid_on, mode, reference, amount, vat_withheld, fee_withheld, confirm_cash])}
          formErrors={form.errors}
          focusKey={lastResult}
        />
        <input type="hidden" name="intent" value={PAYMENT_INTENT} />
        <div className="grid gap-4 sm:grid-cols-2 sm:items-end">
          <Field
            label="Payé le"
            {...withoutKey(getInputProps(paid_on, { type: "date" }))}
            max={values.paid_on}
            error={paid_on.errors}
          />
          <SelectField
            label="Mode"
            id={mode.id}
            name={mode.name}
            defaultValue={mode.initialValue ?? "transfer"}
            options={MODES}
            error={mode.errors}
          />
        </div>
        <Field
          label={`Montant reçu (${currency})`}
          hint={duty ?? undefined}
          inputMode="decimal"
          {...withoutKey(getInputProps(amount, { type: "text" }))}
          error={amount.errors}
        />
        <Field
          label={`TVA retenue à la source (${currency})`}
          isOptional
          hint={withholding ?? undefined}
          inputMode="decimal"
          {...withoutKey(getInputProps(vat_withheld, { type: "text" }))}
          error={vat_withheld.errors}
        />
        <Field
          label={`Retenue sur honoraires (${currency})`}
          isOptional
          inputMode="decimal"
          {...withoutKey(getInputProps(fee_withheld, { type: "text" }))}
          error={fee_withheld.errors}
        />
        <Field
          label="Référence"
          isOptional
          {...withoutKey(getInputProps(reference, { type: "text" }))}
          error={reference.errors}
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
        <div>
          <Button variant="primary" isPending={isSending} pendingText="Enregistrement…">
            Enregistrer le paiement
          </Button>
        </div>
      </Form>
    </section>
  );
}
