import type { ReactNode } from "react";
import { AppLink } from "./app-link";

export type DescriptionListProps = {
  /** What each thing is called and is, and where its value leads. */
  items: readonly { term: string; value: ReactNode; to?: string | null | undefined }[];
};

const LINK =
  "pointer-coarse:inline-flex pointer-coarse:items-center pointer-coarse:min-w-11 pointer-coarse:min-h-11 pointer-coarse:-my-1.5";

/** Names and values of one thing. */
export function DescriptionList({ items }: DescriptionListProps) {
  return (
    <dl className="details grid">
      {items.map(({ term, value, to }) => (
        <div
          className="py-2.25 border-b border-b-line md:grid md:grid-cols-[10rem_minmax(0,1fr)] md:gap-4 last:border-b-0"
          key={term}
        >
          <dt className="text-text-2">{term}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">
            {to ? (
              <AppLink className={LINK} to={to} hydrated>
                {value}
              </AppLink>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
