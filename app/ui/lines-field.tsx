import { Plus, X } from "lucide-react";
import type { ComponentPropsWithoutRef } from "react";
import { useEffect, useRef } from "react";
import { Button } from "./button";
import { FieldError } from "./field-error";

export type LinesFieldProps = {
  /** What the list is, such as 'Détails'. */
  label: string;
  /** What one line is, such as 'Détail': 'Détail 2', 'Retirer le détail 2'. */
  lineLabel: string;
  removeLabel: (position: number) => string;
  addLabel: string;
  hint?: string;
  id: string;
  error?: string[] | undefined;
  lines: { key: string | undefined; input: ComponentPropsWithoutRef<"input">; error?: string[] | undefined }[];
  addButton: ComponentPropsWithoutRef<"button">;
  removeButton: (index: number) => ComponentPropsWithoutRef<"button">;
};

/** Lines of text, as many as one wants: buttons of the form add and remove them, without scripts by way of the server. */
export function LinesField(props: LinesFieldProps) {
  const { label, hint, id, error, lines, addButton, addLabel } = props;
  const list = useRef<HTMLOListElement>(null);
  const previous = useRef(lines.length);
  // A line that was just added waits to be written.
  useEffect(() => {
    if (lines.length > previous.current) list.current?.querySelector<HTMLElement>("li:last-child input")?.focus();
    previous.current = lines.length;
  }, [lines.length]);
  return (
    <fieldset className="grid gap-2 min-w-0" id={id} tabIndex={-1} aria-describedby={hint ? `${id}-hint` : undefined}>
      <legend className="field-label mb-0">{label}</legend>
      {hint && (
        <span className="field-hint mb-0" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      <ol className="grid gap-2 empty:hidden" ref={list}>
        {lines.map((line, index) => (
          <Line key={line.key ?? index} line={line} position={index + 1} {...props} />
        ))}
      </ol>
      <FieldError id={`${id}-error`} error={error} />
      <Button className="justify-self-start" {...addButton} size="sm">
        <Plus aria-hidden="true" />
        {addLabel}
      </Button>
    </fieldset>
  );
}

type LineProps = LinesFieldProps & { line: LinesFieldProps["lines"][number]; position: number };

function Line({ line, position, lineLabel, removeLabel, removeButton }: LineProps) {
  const { input, error } = line;
  const errorId = `${input.id}-error`;
  const label = removeLabel(position);
  return (
    <li>
      <div className="line grid grid-cols-[minmax(0,1fr)_auto] items-center gap-1">
        <input
          {...input}
          className="input"
          aria-label={`${lineLabel} ${position}`}
          aria-invalid={error?.length ? true : undefined}
          aria-describedby={error?.length ? errorId : undefined}
        />
        <button {...removeButton(position - 1)} className="icon-btn" title={label} aria-label={label}>
          <X aria-hidden="true" />
        </button>
      </div>
      <FieldError id={errorId} error={error} />
    </li>
  );
}
