import { getFormProps, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import type { AccountCopy } from "~/content/client-space/client-space-copy";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { fieldErrors, useIsSubmitting, useOwnResult } from "~/ui/form-state";

interface EmailFields extends Record<string, unknown> {
  email: string;
  current_password: string;
}

const INTENT = "change-email";
const CONSTRAINT = { email: { required: true }, current_password: { required: true } };

interface EmailFormProps {
  email: string;
  words: AccountCopy["email"];
  /** Above what is to be corrected. */
  summary: string;
}

/** Another address to sign in with. */
export function EmailForm({ email: current, words, summary }: EmailFormProps) {
  const lastResult = useOwnResult(INTENT);
  const [form, { email, current_password }] = useForm<EmailFields>({ id: INTENT, lastResult, constraint: CONSTRAINT });
  return (
    <Form method="post" className="grid gap-6.5 max-w-136" {...getFormProps(form)}>
      <ErrorSummary
        title={summary}
        errors={fieldErrors([email, current_password])}
        formErrors={form.errors}
        focusKey={lastResult}
      />
      <input type="hidden" name="intent" value={INTENT} />
      <p className="note break-words">
        {words.current} <bdi>{current}</bdi>
      </p>
      <Field label={words.next} field={email} type="email" inputMode="email" autoComplete="email" />
      <Field label={words.password} field={current_password} type="password" autoComplete="current-password" />
      <Button className="justify-self-start" isPending={useIsSubmitting(INTENT)} pendingText={words.sending}>
        {words.send}
      </Button>
    </Form>
  );
}
