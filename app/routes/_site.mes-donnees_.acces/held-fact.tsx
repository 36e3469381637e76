interface HeldFactProps {
  term: string;
  values: (string | null)[];
  /** Read from left to right in every language. */
  isCode?: boolean;
}

/** A line of what is held of a person; nothing where there is no value. */
export function HeldFact({ term, values, isCode = false }: HeldFactProps) {
  const known = values.filter((value) => value !== null && value !== "");
  if (known.length === 0) return null;
  return (
    <div className="py-2.25 border-b border-b-line md:grid md:grid-cols-[10rem_minmax(0,1fr)] md:gap-4">
      <dt className="text-text-2">{term}</dt>
      {known.map((value) => (
        <dd className="wrap-anywhere md:col-start-2" key={value}>
          <bdi {...(isCode && { dir: "ltr" })}>{value}</bdi>
        </dd>
      ))}
    </div>
  );
}
