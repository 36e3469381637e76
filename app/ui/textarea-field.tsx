import type { ComponentPropsWithoutRef } from "react";
import type { FieldText, HeldField } from "./field-frame";
import { FieldFrame, heldTextarea, useFieldIds } from "./field-frame";

export type TextareaFieldProps = Omit<ComponentPropsWithoutRef<"textarea">, "className"> &
  FieldText &
  HeldField & {
    /** How high the textarea is while it holds little. */
    height?: string;
  };

/** Several lines of text. */
export function TextareaField({ field, ...props }: TextareaFieldProps) {
  const { label, hint, error, isOptional, className, height = "", ...textarea } = { ...heldTextarea(field), ...props };
  const { control, hintId, errorId } = useFieldIds(textarea, { hint, error });
  const text = { label, hint, error, isOptional, className };
  return (
    <FieldFrame {...text} id={control.id} hintId={hintId} errorId={errorId}>
      <textarea {...textarea} {...control} className={`input ${height}`} />
    </FieldFrame>
  );
}
