import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { LanguageField } from "~/features/accounts/components/language-field";
import { Dialog } from "~/ui/dialog";
import { DialogActions } from "~/ui/dialog-actions";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { fieldErrors, useIsSubmitting, useOwnResult, withoutKey } from "~/ui/form-state";

type ProfileValues = Record<"full_name" | "company" | "language", string>;

/** One's own name, company and language. */
export function ProfileDialog({ values }: { values: ProfileValues }) {
  const lastResult = useOwnResult("profile");
  const isSending = useIsSubmitting("profile");
  const [form, { full_name, company, language }] = useForm<ProfileValues>({
    id: "profile",
    lastResult,
    defaultValue: values,
    constraint: { full_name: { required: true } },
  });
  return (
    <Dialog
      title="Modifier mon profil"
      closeTo="/dashboard"
      footer={
        <DialogActions
          formId={form.id}
          submitLabel="Enregistrer"
          isPending={isSending}
          pendingText="Enregistrement..."
          cancelTo="/dashboard"
        />
      }
    >
      <Form method="post" {...getFormProps(form)} className="stack-fields" preventScrollReset>
        <ErrorSummary
          errors={fieldErrors([full_name, company, language])}
          formErrors={form.errors}
          focusKey={lastResult}
        />
        <input type="hidden" name="intent" value="profile" />
        <Field
          label="Nom"
          {...withoutKey(getInputProps(full_name, { type: "text" }))}
          autoComplete="name"
          error={full_name.errors}
        />
        <Field
          label="Entreprise"
          isOptional
          {...withoutKey(getInputProps(company, { type: "text" }))}
          autoComplete="organization"
          error={company.errors}
        />
        <LanguageField field={language} hint="Celle des e-mails que nous vous écrivons." />
      </Form>
    </Dialog>
  );
}
