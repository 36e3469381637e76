import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { ClientSpaceCopy } from "~/content/client-space/client-space-copy";
import { LanguageField } from "~/features/accounts/components/language-field";
import { PrivacyNotice } from "~/features/personal-data/components/privacy-notice";
import { useRootData } from "~/shell/site-page";
import type { Language } from "~/site/language";
import { Dialog } from "~/ui/dialog";
import { DialogActions } from "~/ui/dialog-actions";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { fieldErrors, useIsSubmitting, useOwnResult, withoutKey } from "~/ui/form-state";

type ProfileValues = Record<"full_name" | "company" | "language", string>;

interface ProfileDialogProps {
  values: ProfileValues;
  words: ClientSpaceCopy["editProfile"] & ClientSpaceCopy["dialog"];
  languages: ClientSpaceCopy["languages"];
  /** In which the page speaks. */
  spoken: Language;
}

/** One's own name, company and language. */
export function ProfileDialog({ values, words, languages, spoken }: ProfileDialogProps) {
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
      title={words.title}
      closeTo="/dashboard"
      footer={
        <DialogActions
          formId={form.id}
          submitLabel={words.save}
          isPending={isSending}
          pendingText={words.saving}
          cancelTo="/dashboard"
          cancelLabel={words.cancel}
        />
      }
    >
      <Form method="post" {...getFormProps(form)} className="stack-fields" preventScrollReset>
        <ErrorSummary
          errors={fieldErrors([full_name, company, language])}
          formErrors={form.errors}
          title={words.summary}
          focusKey={lastResult}
        />
        <input type="hidden" name="intent" value="profile" />
        <Field
          label={words.name}
          {...withoutKey(getInputProps(full_name, { type: "text" }))}
          autoComplete="name"
          error={full_name.errors}
        />
        <Field
          label={words.company}
          {...withoutKey(getInputProps(company, { type: "text" }))}
          autoComplete="organization"
          error={company.errors}
        />
        <LanguageField field={language} hint={words.hint} label={words.language} labels={languages} />
        <PrivacyNotice purpose="profile" site={useRootData()?.site} language={spoken} ofPage={spoken} />
      </Form>
    </Dialog>
  );
}
