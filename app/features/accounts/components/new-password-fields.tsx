import type { FieldMetadata } from "@conform-to/react";
import { getInputProps } from "@conform-to/react";
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from "~/features/accounts/model/user";
import { Field } from "~/ui/field";
import { withoutKey } from "~/ui/form-state";

/** Constraints that the browser checks. */
export const NEW_PASSWORD_CONSTRAINT = {
  password: { required: true, minLength: PASSWORD_MIN_LENGTH, maxLength: PASSWORD_MAX_LENGTH },
  password_confirmation: { required: true, maxLength: PASSWORD_MAX_LENGTH },
};

interface NewPasswordFieldsProps {
  password: FieldMetadata<string>;
  confirmation: FieldMetadata<string>;
  label?: string;
}

/** A password twice. Neither is ever sent back, whatever went wrong. */
export function NewPasswordFields({ password, confirmation, label = "Mot de passe" }: NewPasswordFieldsProps) {
  return (
    <>
      <Field
        label={label}
        hint="6 caractères au moins"
        {...withoutKey(getInputProps(password, { type: "password", value: false }))}
        autoComplete="new-password"
        error={password.errors}
      />
      <Field
        label="Confirmer le mot de passe"
        {...withoutKey(getInputProps(confirmation, { type: "password", value: false }))}
        autoComplete="new-password"
        error={confirmation.errors}
      />
    </>
  );
}
