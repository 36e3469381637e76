import type { ComponentPropsWithoutRef } from "react";
import type { FieldText, HeldField } from "./field-frame";
import { FieldFrame, heldSelect, useFieldIds } from "./field-frame";
import type { SelectGroup, SelectOption } from "./select-options";
import { SelectOptions } from "./select-options";

export type SelectFieldProps = Omit<ComponentPropsWithoutRef<"select">, "className" | "children"> &
  FieldText &
  HeldField & { options: readonly (SelectOption | SelectGroup)[] };

/** One value out of a list. */
export function SelectField({ field, ...props }: SelectFieldProps) {
  const { label, hint, error, isOptional, className, options, ...select } = { ...heldSelect(field), ...props };
  const { control, hintId, errorId } = useFieldIds(select, { hint, error });
  const text = { label, hint, error, isOptional, className };
  return (
    <FieldFrame {...text} id={control.id} hintId={hintId} errorId={errorId}>
      <select {...select} {...control} className="input">
        <SelectOptions options={options} />
      </select>
    </FieldFrame>
  );
}
