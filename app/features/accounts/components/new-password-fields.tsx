import type { FieldMetadata } from "@conform-to/react";
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from "~/features/accounts/model/user";
import { Field } from "~/ui/field";

/** Constraints that the browser checks. */
export const NEW_PASSWORD_CONSTRAINT = {
  password: { required: true, minLength: PASSWORD_MIN_LENGTH, maxLength: PASSWORD_MAX_LENGTH },
  password_confirmation: { required: true, maxLength: PASSWORD_MAX_LENGTH },
};

interface NewPasswordFieldsProps {
  password: FieldMetadata<string>;
  confirmation: FieldMetadata<string>;
  label?: string;
  /** In another language than French. */
  hint?: string;
  again?: string;
}

/** A password twice. Neither is ever sent back, whatever went wrong. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { password, confirmation, label = "Mot de passe", hint = "6 caractères au moins" } = props;
  return (
    <>
      <Field label={label} hint={hint} field={password} type="password" autoComplete="new-password" />
      <Field
        label={props.again ?? "Confirmer le mot de passe"}
        field={confirmation}
        type="password"
        autoComplete="new-password"
      />
    </>
  );
}
