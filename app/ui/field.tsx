import type { ComponentPropsWithoutRef, Ref } from "react";
import type { FieldText, HeldField } from "./field-frame";
import { FieldFrame, heldInput, useFieldIds } from "./field-frame";

export type FieldProps = Omit<ComponentPropsWithoutRef<"input">, "className"> &
  FieldText &
  HeldField & { inputRef?: Ref<HTMLInputElement> };

/** A line of text, in any of its native types. */
export function Field({ field, ...props }: FieldProps) {
  const { label, hint, error, isOptional, className, inputRef, ...input } = {
    ...heldInput(field, props.type),
    ...props,
  };
  const { control, hintId, errorId } = useFieldIds(input, { hint, error });
  const text = { label, hint, error, isOptional, className };
  return (
    <FieldFrame {...text} id={control.id} hintId={hintId} errorId={errorId}>
      <input {...input} {...control} ref={inputRef} className="input" />
    </FieldFrame>
  );
}
