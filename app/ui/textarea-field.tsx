import type { ComponentPropsWithoutRef } from "react";
import type { FieldText, HeldField } from "./field-frame";
import { FieldFrame, heldTextarea, useFramed } from "./field-frame";

export type TextareaFieldProps = Omit<ComponentPropsWithoutRef<"textarea">, "className"> &
  FieldText &
  HeldField & {
    /** The minimum height, as a class. */
    height?: string;
  };

export function TextareaField({ field, height = "", ...props }: TextareaFieldProps) {
  const { frame, control } = useFramed({ ...heldTextarea(field), ...props });
  return (
    <FieldFrame {...frame}>
      <textarea {...control} className={`input ${height}`} />
    </FieldFrame>
  );
}
