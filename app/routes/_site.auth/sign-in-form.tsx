import type { AuthCopy } from "~/content/auth/auth";
import type { Language } from "~/site/language";
import { pathIn } from "~/site/language";
import { AppLink } from "~/ui/app-link";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { ServerForm, useServerForm } from "~/ui/server-form";

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
  const [form, { email, password }] = useServerForm<SignInFields>("sign-in", { constraint: CONSTRAINT });
  return (
    <ServerForm form={form} fields={[email, password]} summary={signIn.summary} className="grid gap-6.5">
      <input type="hidden" name="redirectTo" value={redirectTo} />
      <Field label={emailLabel} field={email} type="email" inputMode="email" autoComplete="username" />
      <Field label={passwordLabel} field={password} type="password" autoComplete="current-password" />
      <p className="-mt-3">
        <AppLink to={pathIn("/auth/forgot", language)} hydrated>
          {signIn.forgot}
        </AppLink>
      </p>
      <Button className="justify-self-start" variant="primary" isPending={form.isSending} pendingText={signIn.sending}>
        {signIn.send}
      </Button>
    </ServerForm>
  );
}
