import type { ComponentPropsWithoutRef } from "react";
import { FieldError } from "./field-error";
import type { FieldText } from "./field-frame";
import { useFieldIds } from "./field-frame";

type CheckLineProps = ComponentPropsWithoutRef<"input"> & {
  text: FieldText;
  /** The look of the box. */
  className: string;
};

/** A native checkbox with its texts, in the look of a box or of a switch. */
export function CheckLine({ text, className, ...input }: CheckLineProps) {
  const { control, hintId, errorId } = useFieldIds(input, text);
  return (
    <div className="field block min-w-0 border-0 p-0 m-0">
      <div className="check flex gap-3 items-start min-h-11 py-2.5">
        <input {...input} {...control} type="checkbox" className={className} />
        <div>
          <label className="font-[560]" htmlFor={control.id}>
            {text.label}
            {text.isOptional && <span className="font-normal text-text-3"> (facultatif)</span>}
          </label>
          {text.hint && (
            <span className="field-hint [margin:0.125rem_0_0]" id={hintId}>
              {text.hint}
            </span>
          )}
        </div>
      </div>
      <FieldError id={errorId} error={text.error} />
    </div>
  );
}
