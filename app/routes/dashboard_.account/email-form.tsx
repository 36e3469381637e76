import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { fieldErrors, useIsSubmitting, useOwnResult, withoutKey } from "~/ui/form-state";

interface EmailFields extends Record<string, unknown> {
  email: string;
  current_password: string;
}

const INTENT = "change-email";
const CONSTRAINT = { email: { required: true }, current_password: { required: true } };

/** Another address to sign in with. */
export function EmailForm({ email: current }: { email: string }) {
  const lastResult = useOwnResult(INTENT);
  const [form, { email, current_password }] = useForm<EmailFields>({ id: INTENT, lastResult, constraint: CONSTRAINT });
  return (
    <Form method="post" className="[&>.btn]:justify-self-start grid gap-6.5 max-w-136" {...getFormProps(form)}>
      <ErrorSummary errors={fieldErrors([email, current_password])} formErrors={form.errors} focusKey={lastResult} />
      <input type="hidden" name="intent" value={INTENT} />
      <p className="note break-words">
        Adresse actuelle{"\u202f"}: {current}
      </p>
      <Field
        label="Nouvelle adresse e-mail"
        {...withoutKey(getInputProps(email, { type: "email" }))}
        inputMode="email"
        autoComplete="email"
        error={email.errors}
      />
      <Field
        label="Mot de passe actuel"
        {...withoutKey(getInputProps(current_password, { type: "password", value: false }))}
        autoComplete="current-password"
        error={current_password.errors}
      />
      <Button type="submit" variant="secondary" isPending={useIsSubmitting(INTENT)} pendingText="Envoi…">
        Changer d’adresse
      </Button>
    </Form>
  );
}
