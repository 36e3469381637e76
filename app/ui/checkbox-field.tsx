import type { ComponentPropsWithoutRef } from "react";
import { CheckLine } from "./check-line";
import type { FieldText } from "./field-frame";

export type CheckboxFieldProps = Omit<ComponentPropsWithoutRef<"input">, "className" | "type"> &
  FieldText & { type?: "checkbox" };

/** Yes or no; its label stands beside the box. */
export function CheckboxField({ label, hint, error, isOptional, ...input }: CheckboxFieldProps) {
  return (
    <CheckLine
      {...input}
      text={{ label, hint, error, isOptional }}
      className="appearance-none flex-none grid place-items-center size-6 m-0 border border-line-strong bg-surface-2 before:w-3 before:h-3 before:bg-on-accent before:[clip-path:polygon(14%_44%,0_65%,45%_100%,100%_16%,82%_0,41%_62%)] before:[scale:0] before:[transition:scale_0.15s] checked:border-accent checked:bg-accent checked:before:[scale:1] disabled:opacity-50"
    />
  );
}
