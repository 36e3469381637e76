import type { FieldMetadata } from "@conform-to/react";
import { getInputProps, getSelectProps, getTextareaProps } from "@conform-to/react";
import type { ReactNode } from "react";
import { useId } from "react";
import { FieldError } from "./field-error";

/** What every kind of field may say about itself. */
export type FieldText = {
  label: string;
  hint?: string;
  error?: string[] | undefined;
  /** Adds « (facultatif) » to the label. */
  isOptional?: boolean;
  className?: string | undefined;
};

/** A control of a form that conform holds: its name, id, value and errors come with it. */
export type HeldField = { field?: FieldMetadata | undefined };

/** What conform says of a field, without its `key`, which React wants written out. */
function heldProps<Props extends { key?: unknown }>({ key, ...props }: Props, { errors }: FieldMetadata) {
  return { ...props, error: errors };
}

/** @param type of the input; a password is never shown again */
export function heldInput(field: FieldMetadata | undefined, type = "text") {
  return field && heldProps(getInputProps(field, { type: type as "text", value: type !== "password" }), field);
}

export function heldSelect(field: FieldMetadata | undefined) {
  return field && heldProps(getSelectProps(field), field);
}

export function heldTextarea(field: FieldMetadata | undefined) {
  return field && heldProps(getTextareaProps(field), field);
}

type Described = {
  id?: string;
  "aria-describedby"?: string;
  "aria-invalid"?: boolean | "true" | "false" | "grammar" | "spelling";
};

/** The id of a control and the ids of the texts that describe it; an error always has the id of its field + `-error`. */
export function useFieldIds(props: Described, { hint, error }: Pick<FieldText, "hint" | "error">) {
  const generated = useId();
  const id = props.id ?? generated;
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  const isInvalid = Boolean(error?.length) || props["aria-invalid"] === true || props["aria-invalid"] === "true";
  const given = (props["aria-describedby"] ?? "").split(" ").filter((each) => each && each !== errorId);
  const described = [...given, hint ? hintId : "", error?.length ? errorId : ""].filter(Boolean).join(" ");
  return {
    hintId,
    errorId,
    control: { id, "aria-describedby": described || undefined, "aria-invalid": isInvalid || undefined },
  };
}

/** A field's props, parted into those of its frame and of its control, with the ids that join both. */
export function useFramed<Props extends FieldText & Described>(props: Props) {
  const { label, hint, error, isOptional, className, ...rest } = props;
  const { control, hintId, errorId } = useFieldIds(rest, { hint, error });
  const text = { label, hint, error, isOptional, className };
  return { frame: { ...text, id: control.id, hintId, errorId }, control: { ...rest, ...control } };
}

type FieldFrameProps = FieldText & { id: string; hintId: string; errorId: string; children: ReactNode };

/** Label above, then the hint, the control, and the error under it. */
export function FieldFrame(props: FieldFrameProps) {
  const { label, hint, error, isOptional, className = "", id, hintId, errorId, children } = props;
  return (
    <div className={`field block min-w-0 border-0 p-0 m-0 ${className}`}>
      <label className="field-label" htmlFor={id}>
        {label}
        {isOptional && <span className="font-normal text-text-3"> (facultatif)</span>}
      </label>
      {hint && (
        <span className="field-hint" id={hintId}>
          {hint}
        </span>
      )}
      {children}
      <FieldError id={errorId} error={error} />
    </div>
  );
}
