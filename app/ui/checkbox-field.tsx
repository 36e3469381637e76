import type { ComponentPropsWithoutRef } from "react";
import { CheckLine } from "./check-line";
import { CHECKBOX_LOOK } from "./check-look";
import type { FieldText, HeldField } from "./field-frame";
import { heldInput } from "./field-frame";

export type CheckboxFieldProps = Omit<ComponentPropsWithoutRef<"input">, "className" | "type"> &
  FieldText &
  HeldField & { type?: "checkbox" };

/** Yes or no; its label stands beside the box. */
export function CheckboxField({ field, ...props }: CheckboxFieldProps) {
  const { label, hint, error, isOptional, ...input } = { ...heldInput(field, "checkbox"), ...props };
  return <CheckLine {...input} text={{ label, hint, error, isOptional }} className={CHECKBOX_LOOK} />;
}
