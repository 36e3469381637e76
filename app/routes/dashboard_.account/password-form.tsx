import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { AccountCopy } from "~/content/client-space/client-space-copy";
import { NEW_PASSWORD_CONSTRAINT, NewPasswordFields } from "~/features/accounts/components/new-password-fields";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { fieldErrors, useIsSubmitting, useOwnResult, withoutKey } from "~/ui/form-state";

interface PasswordFields extends Record<string, unknown> {
  current_password: string;
  password: string;
  password_confirmation: string;
}

const INTENT = "change-password";
const CONSTRAINT = { current_password: { required: true }, ...NEW_PASSWORD_CONSTRAINT };

interface PasswordFormProps {
  words: AccountCopy["password"];
  /** Above what is to be corrected. */
  summary: string;
}

/** Another password, the current one asked. */
export function PasswordForm({ words, summary }: PasswordFormProps) {
  const lastResult = useOwnResult(INTENT);
  const [form, fields] = useForm<PasswordFields>({ id: INTENT, lastResult, constraint: CONSTRAINT });
  const { current_password, password, password_confirmation } = fields;
  return (
    <Form method="post" className="grid gap-6.5 max-w-136" {...getFormProps(form)}>
      <ErrorSummary
        title={summary}
        errors={fieldErrors([current_password, password, password_confirmation])}
        formErrors={form.errors}
        focusKey={lastResult}
      />
      <input type="hidden" name="intent" value={INTENT} />
      <Field
        label={words.current}
        {...withoutKey(getInputProps(current_password, { type: "password", value: false }))}
        autoComplete="current-password"
        error={current_password.errors}
      />
      <NewPasswordFields
        password={password}
        confirmation={password_confirmation}
        label={words.next}
        hint={words.hint}
        again={words.again}
      />
      <Button className="justify-self-start" isPending={useIsSubmitting(INTENT)} pendingText={words.sending}>
        {words.send}
      </Button>
    </Form>
  );
}
