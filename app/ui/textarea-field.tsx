import type { ComponentPropsWithoutRef } from "react";
import type { FieldText } from "./field-frame";
import { FieldFrame, useFieldIds } from "./field-frame";

export type TextareaFieldProps = Omit<ComponentPropsWithoutRef<"textarea">, "className"> & FieldText;

/** Several lines of text. */
export function TextareaField({ label, hint, error, isOptional, ...textarea }: TextareaFieldProps) {
  const { control, hintId, errorId } = useFieldIds(textarea, { hint, error });
  const text = { label, hint, error, isOptional };
  return (
    <FieldFrame {...text} id={control.id} hintId={hintId} errorId={errorId}>
      <textarea {...textarea} {...control} className="input" />
    </FieldFrame>
  );
}
