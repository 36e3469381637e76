import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import { Dialog } from "~/ui/dialog";
import { DialogActions } from "~/ui/dialog-actions";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { Form } from "~/ui/form";
import { fieldErrors, sentText, useIsSubmitting, useOwnResult, withoutKey } from "~/ui/form-state";
import { useSearchHref } from "~/ui/use-address";

interface Values extends Record<string, unknown> {
  name: string;
  email: string;
  phone: string;
  company: string;
}

/** Who sent an inquiry, and how to answer. */
export function CorrectionDialog({
  id,
  values: { version, ...values },
}: {
  id: string;
  values: Pick<Values, "name" | "email" | "phone" | "company"> & { version: string };
}) {
  const lastResult = useOwnResult("correction");
  const [form, { name, email, phone, company }] = useForm<Values>({
    id: "correction",
    lastResult,
    constraint: { name: { required: true } },
    defaultValue: values,
  });
  const cancelTo = useSearchHref(`/admin/inquiries/${id}`)({});
  const isPending = useIsSubmitting("correction");
  return (
    <Dialog
      title="Corriger la demande"
      closeTo={cancelTo}
      footer={
        <DialogActions
          formId={form.id}
          submitLabel="Corriger"
          pendingText="Enregistrement…"
          isPending={isPending}
          cancelTo={cancelTo}
        />
      }
    >
      <Form method="post" {...getFormProps(form)} className="stack-fields" preventScrollReset>
        <ErrorSummary
          errors={fieldErrors([name, company, email, phone])}
          formErrors={form.errors}
          focusKey={lastResult}
        />
        <input type="hidden" name="intent" value="correction" />
        <input type="hidden" name="version" value={sentText(lastResult, "version", version)} />
        <div className="field-pair">
          <Field
            label="Nom"
            {...withoutKey(getInputProps(name, { type: "text" }))}
            autoComplete="off"
            dir="auto"
            error={name.errors}
          />
          <Field
            label="Entreprise"
            isOptional
            {...withoutKey(getInputProps(company, { type: "text" }))}
            autoComplete="off"
            dir="auto"
            error={company.errors}
          />
        </div>
        <div className="field-pair">
          <Field
            label="E-mail"
            {...withoutKey(getInputProps(email, { type: "email" }))}
            inputMode="email"
            autoComplete="off"
            error={email.errors}
          />
          <Field
            label="Téléphone"
            hint="L’un des deux suffit."
            {...withoutKey(getInputProps(phone, { type: "tel" }))}
            inputMode="tel"
            autoComplete="off"
            error={phone.errors}
          />
        </div>
      </Form>
    </Dialog>
  );
}
