import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import { PAYMENT_MODE_LABELS, PAYMENT_MODES } from "~/features/invoices/model/payment";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { Form } from "~/ui/form";
import { fieldErrors, useIsSubmitting, useOwnResult, withoutKey } from "~/ui/form-state";
import { SelectField } from "~/ui/select-field";
import { REFUND_INTENT } from "./intents";
import type { IssuedData } from "./view.server";

interface RefundFormProps {
  id: string;
  refund: NonNullable<IssuedData["refund"]>;
}

const MODES = PAYMENT_MODES.map((value) => ({ value, label: PAYMENT_MODE_LABELS[value] }));

interface Values {
  paid_on: string;
  mode: string;
  reference: string;
  amount: string;
}

/** What went back to the client of what he has paid too much, or of what a credit note took off. */
export function RefundForm({ id, refund: { values, currency, hint } }: RefundFormProps) {
  const lastResult = useOwnResult(REFUND_INTENT);
  const isSending = useIsSubmitting(REFUND_INTENT);
  const [form, fields] = useForm<Values>({ id: "refund", lastResult, defaultValue: { ...values, mode: "transfer" } });
  const { paid_on, mode, reference, amount } = fields;
  return (
    <section aria-labelledby="refund-title">
      <h2 className="text-xl mb-3" id="refund-title">
        Enregistrer un remboursement
      </h2>
      <Form
        method="post"
        action={`/admin/factures/${id}`}
        {...getFormProps(form)}
        className="grid gap-4"
        preventScrollReset
      >
        <ErrorSummary
          errors={fieldErrors([paid_on, mode, amount, reference])}
          formErrors={form.errors}
          focusKey={lastResult}
        />
        <input type="hidden" name="intent" value={REFUND_INTENT} />
        <div className="grid gap-4 sm:grid-cols-2 sm:items-end">
          <Field
            label="Remboursé le"
            {...withoutKey(getInputProps(paid_on, { type: "date" }))}
            max={values.paid_on}
            error={paid_on.errors}
          />
          <SelectField
            label="Mode du remboursement"
            id={mode.id}
            name={mode.name}
            defaultValue={mode.initialValue ?? "transfer"}
            options={MODES}
            error={mode.errors}
          />
        </div>
        <Field
          label={`Montant rendu (${currency})`}
          hint={hint}
          inputMode="decimal"
          {...withoutKey(getInputProps(amount, { type: "text" }))}
          error={amount.errors}
        />
        <Field
          label="Référence du remboursement"
          isOptional
          {...withoutKey(getInputProps(reference, { type: "text" }))}
          error={reference.errors}
        />
        <div>
          <Button isPending={isSending} pendingText="Enregistrement…">
            Enregistrer le remboursement
          </Button>
        </div>
      </Form>
    </section>
  );
}
