import type { ReactNode } from "react";

export type DescriptionListProps = { items: readonly { term: string; value: ReactNode }[] };

/** Names and values of one thing. */
export function DescriptionList({ items }: DescriptionListProps) {
  return (
    <dl className="details">
      {items.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
