interface HumanCheckProps {
  /** Signed time at which the form was sent to the visitor. */
  stamp: string;
}

/** Two fields no person fills: the names are those the server's abuse check reads. */
export function HumanCheck({ stamp }: HumanCheckProps) {
  return (
    <div className="sr-only" aria-hidden="true">
      <input type="hidden" name="form_stamp" value={stamp} />
      <label>
        Laissez ce champ vide
        <input type="text" name="homepage" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}
