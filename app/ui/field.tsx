import type { ComponentPropsWithoutRef, Ref } from "react";
import type { FieldText, HeldField } from "./field-frame";
import { FieldFrame, heldInput, useFramed } from "./field-frame";

export type FieldProps = Omit<ComponentPropsWithoutRef<"input">, "className"> &
  FieldText &
  HeldField & { inputRef?: Ref<HTMLInputElement> };

/** A line of text, in any of its native types. */
export function Field({ field, inputRef, ...props }: FieldProps) {
  const { frame, control } = useFramed({ ...heldInput(field, props.type), ...props });
  return (
    <FieldFrame {...frame}>
      <input {...control} ref={inputRef} className="input" />
    </FieldFrame>
  );
}
