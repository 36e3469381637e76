import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
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

/** Another password, the current one asked. */
export function PasswordForm() {
  const lastResult = useOwnResult(INTENT);
  const [form, fields] = useForm<PasswordFields>({ id: INTENT, lastResult, constraint: CONSTRAINT });
  const { current_password, password, password_confirmation } = fields;
  return (
    <Form method="post" className="[&>.btn]:justify-self-start grid gap-6.5 max-w-136" {...getFormProps(form)}>
      <ErrorSummary
        errors={fieldErrors([current_password, password, password_confirmation])}
        formErrors={form.errors}
        focusKey={lastResult}
      />
      <input type="hidden" name="intent" value={INTENT} />
      <Field
        label="Mot de passe actuel"
        {...withoutKey(getInputProps(current_password, { type: "password", value: false }))}
        autoComplete="current-password"
        error={current_password.errors}
      />
      <NewPasswordFields password={password} confirmation={password_confirmation} label="Nouveau mot de passe" />
      <Button type="submit" variant="secondary" isPending={useIsSubmitting(INTENT)} pendingText="Enregistrement…">
        Changer le mot de passe
      </Button>
    </Form>
  );
}
