import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { AppLink } from "~/ui/app-link";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { fieldErrors, useIsSubmitting, useOwnResult, withoutKey } from "~/ui/form-state";

const INTENT = "confirm-account";

/** The password chosen when signing up: the link alone would also serve a stranger who signed up with this address. */
export function ConfirmAccountForm({
  token,
  email,
  words,
}: {
  token: string;
  email: string;
  words: Record<"password" | "hint" | "forgot" | "forgotPath" | "send" | "sending", string> & { summary?: string };
}) {
  const lastResult = useOwnResult(INTENT);
  const [form, { password }] = useForm<{ password: string }>({
    id: INTENT,
    lastResult,
    constraint: { password: { required: true } },
  });
  return (
    <Form method="post" className="grid gap-6.5" {...getFormProps(form)}>
      <ErrorSummary
        errors={fieldErrors([password])}
        formErrors={form.errors}
        focusKey={lastResult}
        {...(words.summary && { title: words.summary })}
      />
      <input type="hidden" name="intent" value={INTENT} />
      <input type="hidden" name="token" value={token} />
      <input type="hidden" autoComplete="username" value={email} />
      <Field
        label={words.password}
        hint={words.hint}
        {...withoutKey(getInputProps(password, { type: "password", value: false }))}
        autoComplete="current-password"
        error={password.errors}
      />
      <p className="-mt-3">
        <AppLink to={words.forgotPath} hydrated>
          {words.forgot}
        </AppLink>
      </p>
      <Button
        className="justify-self-start"
        variant="primary"
        isPending={useIsSubmitting(INTENT)}
        pendingText={words.sending}
      >
        {words.send}
      </Button>
    </Form>
  );
}
