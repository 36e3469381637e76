import { useId } from "react";
import { Khatam } from "~/brand/khatam";
import { FieldError } from "./field-error";

export type StarRatingProps = {
  name: string;
  legend: string;
  hint?: string;
  error?: string[] | undefined;
  /** 1 to 5; anything else, and absent, chooses none. */
  defaultValue?: number | string;
  /** Id of the first radio, where a link of the error summary leads. */
  id?: string;
  /** What each mark is called, in another language than French. */
  markLabel?: (value: number) => string;
  /** Id of a form elsewhere in the page. */
  form?: string;
};

const STAR = "relative grid place-items-center size-12 has-focus-visible:[outline:2px_solid_var(--accent)]";

/** A mark out of five: five radios, so that arrow keys, forms and readers know what to do. */
export function StarRating({ name, legend, hint, error, defaultValue, id, form, markLabel }: StarRatingProps) {
  const generated = useId();
  const base = id ?? generated;
  const isInvalid = Boolean(error?.length);
  const described = [hint && `${base}-hint`, isInvalid && `${base}-error`].filter(Boolean).join(" ");
  return (
    <fieldset
      className="field block min-w-0 border-0 p-0 m-0"
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: allowed on fieldset, and it can then be invalid
      role="radiogroup"
      aria-invalid={isInvalid || undefined}
      aria-describedby={described || undefined}
    >
      <legend className="field-label">{legend}</legend>
      {hint && (
        <span className="field-hint" id={`${base}-hint`}>
          {hint}
        </span>
      )}
      <div className="stars flex gap-0.5 -ms-2.5">
        {[1, 2, 3, 4, 5].map((value) => (
          <label className={STAR} key={value}>
            <input
              className="absolute inset-0 m-0 opacity-0 cursor-pointer"
              type="radio"
              id={value === 1 ? base : undefined}
              name={name}
              form={form}
              value={value}
              defaultChecked={Number(defaultValue) === value}
              aria-label={markLabel?.(value) ?? `${value} sur 5`}
            />
            <Khatam className="size-8 p-px overflow-visible" />
          </label>
        ))}
      </div>
      <FieldError id={`${base}-error`} error={error} />
    </fieldset>
  );
}
