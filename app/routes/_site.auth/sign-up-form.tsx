import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { NEW_PASSWORD_CONSTRAINT, NewPasswordFields } from "~/features/accounts/components/new-password-fields";
import { FULL_NAME_MAX_LENGTH } from "~/features/accounts/model/user";
import { PrivacyNotice } from "~/features/personal-data/components/privacy-notice";
import { useRootData } from "~/shell/site-page";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { fieldErrors, useIsSubmitting, useOwnResult, withoutKey } from "~/ui/form-state";
import { Honeypot } from "~/ui/honeypot";
import type { AuthFormProps } from "./sign-in-form";

interface SignUpFields extends Record<string, unknown> {
  full_name: string;
  email: string;
  password: string;
  password_confirmation: string;
}

const CONSTRAINT = {
  full_name: { required: true, maxLength: FULL_NAME_MAX_LENGTH },
  email: { required: true },
  ...NEW_PASSWORD_CONSTRAINT,
};

/** Name, e-mail and a password twice. */
export function SignUpForm({ redirectTo, language, words }: AuthFormProps) {
  const { email: emailLabel, password: passwordLabel, signUp } = words;
  const lastResult = useOwnResult("sign-up");
  const [form, fields] = useForm<SignUpFields>({ id: "sign-up", lastResult, constraint: CONSTRAINT });
  const { full_name, email, password, password_confirmation } = fields;
  return (
    <Form method="post" className="grid gap-6.5" {...getFormProps(form)}>
      <ErrorSummary
        title={signUp.summary}
        errors={fieldErrors([full_name, email, password, password_confirmation])}
        formErrors={form.errors}
        focusKey={lastResult}
      />
      <input type="hidden" name="intent" value="sign-up" />
      <input type="hidden" name="redirectTo" value={redirectTo} />
      <Honeypot />
      <Field
        label={signUp.name}
        {...withoutKey(getInputProps(full_name, { type: "text" }))}
        autoComplete="name"
        error={full_name.errors}
      />
      <Field
        label={emailLabel}
        {...withoutKey(getInputProps(email, { type: "email" }))}
        inputMode="email"
        autoComplete="username"
        error={email.errors}
      />
      <NewPasswordFields
        password={password}
        confirmation={password_confirmation}
        label={passwordLabel}
        hint={signUp.hint}
        again={signUp.again}
      />
      <Button
        className="justify-self-start"
        variant="primary"
        isPending={useIsSubmitting("sign-up")}
        pendingText={signUp.sending}
      >
        {signUp.send}
      </Button>
      <PrivacyNotice purpose="account" site={useRootData()?.site} language={language} ofPage={language} />
    </Form>
  );
}
