import type { FieldMetadata, FormMetadata } from "@conform-to/react";
import { getFormProps } from "@conform-to/react";
import type { ReactNode } from "react";
import { PAYMENT_MODE_LABELS, PAYMENT_MODES } from "~/features/invoices/model/payment";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { Form } from "~/ui/form";
import { fieldErrors, useIsSubmitting, useOwnResult } from "~/ui/form-state";
import { SelectField } from "~/ui/select-field";

const MODES = PAYMENT_MODES.map((value) => ({ value, label: PAYMENT_MODE_LABELS[value] }));

/** What is said of money that came in or went back: `today` is the last day that may be chosen. */
interface MoneyFormProps<Values extends Record<string, string>> {
  invoiceId: string;
  title: string;
  intent: string;
  today: string;
  labels: { paidOn: string; mode: string; reference: string; submit: string };
  variant?: "primary";
  form: FormMetadata<Values>;
  fields: { paid_on: FieldMetadata<string>; mode: FieldMetadata<string>; reference: FieldMetadata<string> };
  /** Those of `children`, in their order. */
  amounts: FieldMetadata<string>[];
  children: ReactNode;
}

/** The form of a payment or of a refund, around its amounts. */
export function MoneyForm<Values extends Record<string, string>>(props: MoneyFormProps<Values>) {
  const { invoiceId, title, intent, today, labels, variant, form, fields, amounts, children } = props;
  const { paid_on, mode, reference } = fields;
  const titleId = `${form.id}-title`;
  return (
    <section aria-labelledby={titleId}>
      <h2 className="text-xl mb-3" id={titleId}>
        {title}
      </h2>
      <Form
        method="post"
        action={`/admin/factures/${invoiceId}`}
        {...getFormProps(form)}
        className="grid gap-4"
        preventScrollReset
      >
        <ErrorSummary
          errors={fieldErrors([paid_on, mode, ...amounts, reference])}
          formErrors={form.errors}
          focusKey={useOwnResult(intent)}
        />
        <input type="hidden" name="intent" value={intent} />
        <div className="grid gap-4 sm:grid-cols-2 sm:items-end">
          <Field label={labels.paidOn} field={paid_on} type="date" max={today} />
          <SelectField
            label={labels.mode}
            id={mode.id}
            name={mode.name}
            defaultValue={mode.initialValue ?? "transfer"}
            options={MODES}
            error={mode.errors}
          />
        </div>
        {children}
        <Field label={labels.reference} isOptional field={reference} />
        <div>
          <Button variant={variant} isPending={useIsSubmitting(intent)} pendingText="Enregistrement…">
            {labels.submit}
          </Button>
        </div>
      </Form>
    </section>
  );
}
