import type { ComponentPropsWithoutRef } from "react";
import type { FieldText } from "./field-frame";
import { FieldFrame, useFieldIds } from "./field-frame";

export type TextareaFieldProps = Omit<ComponentPropsWithoutRef<"textarea">, "className"> &
  FieldText & {
    /** How high the textarea is while it holds little. */
    height?: string;
  };

/** Several lines of text. */
export function TextareaField(props: TextareaFieldProps) {
  const { label, hint, error, isOptional, className, height = "", ...textarea } = props;
  const { control, hintId, errorId } = useFieldIds(textarea, { hint, error });
  const text = { label, hint, error, isOptional, className };
  return (
    <FieldFrame {...text} id={control.id} hintId={hintId} errorId={errorId}>
      <textarea {...textarea} {...control} className={`input ${height}`} />
    </FieldFrame>
  );
}
