import type { ComponentPropsWithoutRef } from "react";
import type { FieldText } from "./field-frame";
import { FieldFrame, useFieldIds } from "./field-frame";

export type FieldProps = Omit<ComponentPropsWithoutRef<"input">, "className"> & FieldText;

/** A line of text, in any of its native types. */
export function Field({ label, hint, error, isOptional, ...input }: FieldProps) {
  const { control, hintId, errorId } = useFieldIds(input, { hint, error });
  const text = { label, hint, error, isOptional };
  return (
    <FieldFrame {...text} id={control.id} hintId={hintId} errorId={errorId}>
      <input {...input} {...control} className="input" />
    </FieldFrame>
  );
}
