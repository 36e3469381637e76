import type { ComponentPropsWithoutRef } from "react";
import { CheckLine } from "./check-line";
import { CHECKBOX_LOOK } from "./check-look";
import type { FieldText } from "./field-frame";

export type CheckboxFieldProps = Omit<ComponentPropsWithoutRef<"input">, "className" | "type"> &
  FieldText & { type?: "checkbox" };

/** Yes or no; its label stands beside the box. */
export function CheckboxField({ label, hint, error, isOptional, ...input }: CheckboxFieldProps) {
  return <CheckLine {...input} text={{ label, hint, error, isOptional }} className={CHECKBOX_LOOK} />;
}
