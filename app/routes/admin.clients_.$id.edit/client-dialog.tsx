import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import type { FormReply } from "~/lib/forms/form-reply";
import { Dialog } from "~/ui/dialog";
import { DialogActions } from "~/ui/dialog-actions";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { Form } from "~/ui/form";
import { fieldErrors, sentText, useIsSubmitting, useOwnResult, useReply, withoutKey } from "~/ui/form-state";
import { SaveOver } from "~/ui/save-over";

type Values = Record<"full_name" | "company" | "phone", string>;

/** Who a client is, and by which number the office calls. */
export function ClientDialog({
  title,
  id,
  values,
  version,
}: {
  title: string;
  id: string;
  values: Values;
  version: number;
}) {
  const answer = useReply<FormReply>();
  const lastResult = useOwnResult("client");
  const [form, { full_name, company, phone }] = useForm<Values>({
    id: "client",
    lastResult,
    defaultValue: values,
    constraint: { full_name: { required: true } },
  });
  const here = `/admin/clients/${id}`;
  const [heading, ...sentences] = form.errors ?? [];
  return (
    <Dialog
      title={title}
      closeTo={here}
      footer={
        <DialogActions
          formId={form.id}
          submitLabel="Enregistrer"
          pendingText="Enregistrement…"
          isPending={useIsSubmitting("client")}
          cancelTo={here}
        />
      }
    >
      <Form method="post" {...getFormProps(form)} className="stack-fields" preventScrollReset>
        <ErrorSummary
          errors={fieldErrors([full_name, company, phone])}
          title={heading}
          formErrors={sentences}
          focusKey={lastResult}
        />
        {answer?.newerVersion && <SaveOver version={answer.newerVersion} theirsTo={here} />}
        <input type="hidden" name="intent" value="client" />
        <input type="hidden" name="version" value={sentText(lastResult, "version", String(version))} />
        <Field
          label="Nom"
          {...withoutKey(getInputProps(full_name, { type: "text" }))}
          autoComplete="off"
          dir="auto"
          error={full_name.errors}
        />
        <Field
          label="Entreprise"
          isOptional
          {...withoutKey(getInputProps(company, { type: "text" }))}
          autoComplete="off"
          dir="auto"
          error={company.errors}
        />
        <Field
          label="Téléphone"
          isOptional
          {...withoutKey(getInputProps(phone, { type: "tel" }))}
          autoComplete="off"
          error={phone.errors}
        />
      </Form>
    </Dialog>
  );
}
