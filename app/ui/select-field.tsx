import type { ComponentPropsWithoutRef } from "react";
import type { FieldText } from "./field-frame";
import { FieldFrame, useFieldIds } from "./field-frame";

export type SelectOption = { value: string; label: string };
/** Options that belong together, under a name. */
export type SelectGroup = { label: string; options: SelectOption[] };
export type SelectFieldProps = Omit<ComponentPropsWithoutRef<"select">, "className" | "children"> &
  FieldText & { options: readonly (SelectOption | SelectGroup)[] };

/** One value out of a list. */
export function SelectField({ label, hint, error, isOptional, options, ...select }: SelectFieldProps) {
  const { control, hintId, errorId } = useFieldIds(select, { hint, error });
  const text = { label, hint, error, isOptional };
  return (
    <FieldFrame {...text} id={control.id} hintId={hintId} errorId={errorId}>
      <select {...select} {...control} className="input">
        {options.map((option) =>
          "options" in option ? (
            <optgroup key={option.label} label={option.label}>
              {option.options.map(toOption)}
            </optgroup>
          ) : (
            toOption(option)
          ),
        )}
      </select>
    </FieldFrame>
  );
}

function toOption({ value, label }: SelectOption) {
  return (
    <option key={value} value={value}>
      {label}
    </option>
  );
}
