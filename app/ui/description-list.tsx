import type { ReactNode } from "react";

export type DescriptionListProps = { items: readonly { term: string; value: ReactNode }[] };

/** Names and values of one thing. */
export function DescriptionList({ items }: DescriptionListProps) {
  return (
    <dl className="details pointer-coarse:[&_dd>a]:inline-flex pointer-coarse:[&_dd>a]:items-center pointer-coarse:[&_dd>a]:min-w-11 pointer-coarse:[&_dd>a]:min-h-11 pointer-coarse:[&_dd>a]:-my-1.5 grid">
      {items.map(({ term, value }) => (
        <div
          className="py-2.25 border-b border-b-line md:grid md:grid-cols-[10rem_minmax(0,1fr)] md:gap-4 last:border-b-0"
          key={term}
        >
          <dt className="text-text-2">{term}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
