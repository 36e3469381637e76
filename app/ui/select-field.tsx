import type { ComponentPropsWithoutRef } from "react";
import type { FieldText } from "./field-frame";
import { FieldFrame, useFieldIds } from "./field-frame";
import type { SelectGroup, SelectOption } from "./select-options";
import { SelectOptions } from "./select-options";

export type SelectFieldProps = Omit<ComponentPropsWithoutRef<"select">, "className" | "children"> &
  FieldText & { options: readonly (SelectOption | SelectGroup)[] };

/** One value out of a list. */
export function SelectField({ label, hint, error, isOptional, className, options, ...select }: SelectFieldProps) {
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
