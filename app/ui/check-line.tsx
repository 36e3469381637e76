import type { ComponentPropsWithoutRef } from "react";
import { FieldError } from "./field-error";
import type { FieldText, HeldField } from "./field-frame";
import { heldInput, useFieldIds } from "./field-frame";

export type CheckLineProps = Omit<ComponentPropsWithoutRef<"input">, "type" | "className"> & FieldText & HeldField;

/** A native checkbox with its texts, in the look of a box or of a switch. */
export function CheckLine({ field, look, ...props }: CheckLineProps & { look: string }) {
  const { label, hint, error, isOptional, className, ...input } = { ...heldInput(field, "checkbox"), ...props };
  const { control, hintId, errorId } = useFieldIds(input, { hint, error });
  return (
    <div className="field block min-w-0 border-0 p-0 m-0">
      <div className="check flex gap-3 items-start min-h-11 py-2.5">
        <input {...input} {...control} type="checkbox" className={look} />
        <div>
          <label className="font-[560]" htmlFor={control.id}>
            {label}
            {isOptional && <span className="font-normal text-text-3"> (facultatif)</span>}
          </label>
          {hint && (
            <span className="field-hint [margin:0.125rem_0_0]" id={hintId}>
              {hint}
            </span>
          )}
        </div>
      </div>
      <FieldError id={errorId} error={error} />
    </div>
  );
}
