import type { ComponentPropsWithoutRef } from "react";
import { FieldError } from "./field-error";
import type { FieldText } from "./field-frame";
import { useFieldIds } from "./field-frame";

type CheckLineProps = ComponentPropsWithoutRef<"input"> & { text: FieldText };

/** A native checkbox with its texts, in the look of a box or of a switch. */
export function CheckLine({ text, ...input }: CheckLineProps) {
  const { control, hintId, errorId } = useFieldIds(input, text);
  return (
    <div className="field">
      <div className="check">
        <input {...input} {...control} type="checkbox" />
        <div className="check-text">
          <label className="check-label" htmlFor={control.id}>
            {text.label}
            {text.isOptional && <span className="field-optional"> (facultatif)</span>}
          </label>
          {text.hint && (
            <span className="field-hint" id={hintId}>
              {text.hint}
            </span>
          )}
        </div>
      </div>
      <FieldError id={errorId} error={text.error} />
    </div>
  );
}
