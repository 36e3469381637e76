import type { ComponentPropsWithoutRef } from "react";
import { forwardRef } from "react";
import type { SelectOption } from "./select-field";

export type SelectProps = Omit<ComponentPropsWithoutRef<"select">, "className" | "children"> & {
  options: readonly SelectOption[];
  /** What it decides; there is no visible label. */
  "aria-label": string;
};

/** A native select without a label of its own, for rows and toolbars. */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select({ options, ...select }, ref) {
  return (
    <select ref={ref} {...select} className="input min-h-11 py-1.75">
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
});
