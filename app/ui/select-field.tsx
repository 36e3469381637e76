import type { ComponentPropsWithoutRef } from "react";
import type { FieldText, HeldField } from "./field-frame";
import { FieldFrame, heldSelect, useFramed } from "./field-frame";
import type { SelectGroup, SelectOption } from "./select-options";
import { SelectOptions } from "./select-options";

export type SelectFieldProps = Omit<ComponentPropsWithoutRef<"select">, "className" | "children"> &
  FieldText &
  HeldField & { options: readonly (SelectOption | SelectGroup)[] };

export function SelectField({ field, options, ...props }: SelectFieldProps) {
  const { frame, control } = useFramed({ ...heldSelect(field), ...props });
  return (
    <FieldFrame {...frame}>
      <select {...control} className="input">
        <SelectOptions options={options} />
      </select>
    </FieldFrame>
  );
}
