import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { AppLink } from "~/ui/app-link";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { fieldErrors, useIsSubmitting, useOwnResult, withoutKey } from "~/ui/form-state";

const INTENT = "confirm-account";

/** The password chosen when signing up: the link alone would also serve a stranger who signed up with this address. */
export function ConfirmAccountForm({ token, email }: { token: string; email: string }) {
  const lastResult = useOwnResult(INTENT);
  const [form, { password }] = useForm<{ password: string }>({
    id: INTENT,
    lastResult,
    constraint: { password: { required: true } },
  });
  return (
    <Form method="post" {...getFormProps(form)}>
      <ErrorSummary errors={fieldErrors([password])} formErrors={form.errors} focusKey={lastResult} />
      <input type="hidden" name="intent" value={INTENT} />
      <input type="hidden" name="token" value={token} />
      <input type="hidden" autoComplete="username" value={email} />
      <Field
        label="Mot de passe"
        hint="Celui de votre inscription"
        {...withoutKey(getInputProps(password, { type: "password", value: false }))}
        autoComplete="current-password"
        error={password.errors}
      />
      <p className="-mt-3">
        <AppLink to="/auth/forgot" hydrated>
          Mot de passe oublié&#8239;?
        </AppLink>
      </p>
      <Button variant="primary" type="submit" isPending={useIsSubmitting(INTENT)} pendingText="Confirmation…">
        Confirmer mon adresse
      </Button>
    </Form>
  );
}
