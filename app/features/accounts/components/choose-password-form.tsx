import { getFormProps, useForm } from "@conform-to/react";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Form } from "~/ui/form";
import { fieldErrors, useIsSubmitting, useOwnResult } from "~/ui/form-state";
import { NEW_PASSWORD_CONSTRAINT, NewPasswordFields } from "./new-password-fields";

interface ChoosePasswordFields extends Record<string, unknown> {
  password: string;
  password_confirmation: string;
}

const INTENT = "choose-password";

/** A new password, by the link of an e-mail. */
export function ChoosePasswordForm({
  token,
  submitLabel,
  words,
}: {
  token: string;
  submitLabel: string;
  words: Record<"next" | "hint" | "again" | "sending", string> & { summary?: string };
}) {
  const lastResult = useOwnResult(INTENT);
  const [form, { password, password_confirmation }] = useForm<ChoosePasswordFields>({
    id: INTENT,
    lastResult,
    constraint: NEW_PASSWORD_CONSTRAINT,
  });
  return (
    <Form method="post" className="grid gap-6.5" {...getFormProps(form)}>
      <ErrorSummary
        errors={fieldErrors([password, password_confirmation])}
        formErrors={form.errors}
        focusKey={lastResult}
        {...(words.summary && { title: words.summary })}
      />
      <input type="hidden" name="intent" value={INTENT} />
      <input type="hidden" name="token" value={token} />
      <NewPasswordFields
        password={password}
        confirmation={password_confirmation}
        label={words.next}
        hint={words.hint}
        again={words.again}
      />
      <Button
        className="justify-self-start"
        variant="primary"
        isPending={useIsSubmitting(INTENT)}
        pendingText={words.sending}
      >
        {submitLabel}
      </Button>
    </Form>
  );
}
