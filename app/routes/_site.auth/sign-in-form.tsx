import { getFormProps, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { AuthCopy } from "~/content/auth/auth-copy";
import type { Language } from "~/site/language";
import { pathIn } from "~/site/language";
import { AppLink } from "~/ui/app-link";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { fieldErrors, useIsSubmitting, useOwnResult } from "~/ui/form-state";

export interface AuthFormProps {
  redirectTo: string;
  language: Language;
  words: Pick<AuthCopy, "email" | "password" | "signIn"> & {
    signUp: Omit<AuthCopy["signUp"], "received" | "mailed" | "unmailed">;
  };
}

interface SignInFields extends Record<string, unknown> {
  email: string;
  password: string;
}

const CONSTRAINT = { email: { required: true }, password: { required: true } };

/** E-mail and password. The password is never sent back, whatever went wrong. */
export function SignInForm({ redirectTo, language, words }: AuthFormProps) {
  const { email: emailLabel, password: passwordLabel, signIn } = words;
  const lastResult = useOwnResult("sign-in");
  const isSending = useIsSubmitting("sign-in");
  const [form, { email, password }] = useForm<SignInFields>({ id: "sign-in", lastResult, constraint: CONSTRAINT });
  return (
    <Form method="post" className="grid gap-6.5" {...getFormProps(form)}>
      <ErrorSummary
        title={signIn.summary}
        errors={fieldErrors([email, password])}
        formErrors={form.errors}
        focusKey={lastResult}
      />
      <input type="hidden" name="intent" value="sign-in" />
      <input type="hidden" name="redirectTo" value={redirectTo} />
      <Field label={emailLabel} field={email} type="email" inputMode="email" autoComplete="username" />
      <Field label={passwordLabel} field={password} type="password" autoComplete="current-password" />
      <p className="-mt-3">
        <AppLink to={pathIn("/auth/forgot", language)} hydrated>
          {signIn.forgot}
        </AppLink>
      </p>
      <Button className="justify-self-start" variant="primary" isPending={isSending} pendingText={signIn.sending}>
        {signIn.send}
      </Button>
    </Form>
  );
}
