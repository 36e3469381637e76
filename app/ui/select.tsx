import type { ComponentPropsWithoutRef } from "react";
import { forwardRef } from "react";
import type { SelectGroup, SelectOption } from "./select-options";
import { SelectOptions } from "./select-options";

export type SelectProps = Omit<ComponentPropsWithoutRef<"select">, "className" | "children"> & {
  options: readonly (SelectOption | SelectGroup)[];
  "aria-label": string;
  className?: string;
};

/** A native select without a label of its own, for rows and toolbars. */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(
  { options, className = "", ...select },
  ref,
) {
  return (
    <select ref={ref} {...select} className={`input input-sm ${className}`}>
      <SelectOptions options={options} />
    </select>
  );
});
