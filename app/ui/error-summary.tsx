import { useEffect, useRef } from "react";
import { PartLink } from "./part-link";

export type ErrorSummaryProps = {
  errors: readonly { id: string; message: string }[];
  /** What is wrong with the form as a whole. */
  formErrors?: readonly string[] | undefined;
  title?: string;
  /** Anything that is new at each submission (the action's data): when it changes, the summary takes focus again. */
  focusKey?: unknown;
};

/** The errors of a form, each with a link to its field; takes focus when it appears. Nothing where there is no error. */
export function ErrorSummary({ errors, formErrors = [], title, focusKey }: ErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isShown = errors.length > 0 || formErrors.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it must take the focus when it appears
  useEffect(() => ref.current?.focus(), [isShown]);
  useEffect(() => {
    // Nothing when another form of the page has been answered, which then has the focus.
    if (focusKey) ref.current?.focus();
  }, [focusKey]);
  if (!isShown) return null;
  const fieldTitle = errors.length === 1 ? "Un champ est à corriger" : `${errors.length} champs sont à corriger`;
  return (
    <div
      className="error-summary focus:[outline:2px_solid_var(--danger)] focus:outline-offset-3 py-5 px-6 border border-danger [border-inline-start-width:6px]"
      role="alert"
      tabIndex={-1}
      ref={ref}
      // biome-ignore lint/a11y/noAutofocus: without scripts this is how the summary takes focus after an error
      autoFocus
    >
      <h2 className="text-xl mb-2">{title ?? (errors.length === 0 ? "Erreur" : fieldTitle)}</h2>
      {formErrors.map((message) => (
        <p className="text-danger" key={message}>
          {message}
        </p>
      ))}
      {errors.length > 0 && (
        <ul>
          {errors.map(({ id, message }) => (
            <li className="text-danger" key={id}>
              <PartLink className="inline-flex items-center min-h-8" to={id}>
                {message}
              </PartLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
