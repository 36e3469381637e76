import type { ReactNode } from "react";
import { formatNumber } from "~/lib/text/format-number";
import { AppLink } from "./app-link";
import type { Tone } from "./badge";

interface BarRow {
  label: string;
  count: number;
  tone: Tone;
  /** Where what is counted is listed. */
  to?: string;
  note?: string;
}

export type BarTableProps = {
  title: string;
  /** Heads of the two columns, for screen readers. */
  columns: readonly [label: string, count: string];
  rows: readonly BarRow[];
  /** In place of the rows while there are none. */
  empty: ReactNode;
};

/** Counts by kind: a table whose numbers are drawn as bars as well, so that chart and table are one. */
export function BarTable({ title, columns, rows, empty }: BarTableProps) {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <section className="bars">
      <h2 className="text-[1.25rem]">{title}</h2>
      {rows.length === 0 ? (
        <p className="note">{empty}</p>
      ) : (
        <table className="w-full mt-3 border-collapse border-b border-b-line">
          <caption className="sr-only">{title}</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">{columns[0]}</th>
              <th scope="col">{columns[1]}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <BarTableRow key={row.label} row={row} share={row.count / most} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function BarTableRow({ row: { label, count, tone, to, note }, share }: { row: BarRow; share: number }) {
  return (
    <tr className={`relative border-t border-t-line tone-${tone}`}>
      <th scope="row" className="pt-2 pb-5 font-normal text-start align-baseline wrap-anywhere">
        {to ? (
          <AppLink to={to} hydrated>
            {label}
          </AppLink>
        ) : (
          label
        )}
        {note && <span className="note ms-3">{note}</span>}
      </th>
      <td className="pt-2 pb-5 ps-4 font-semibold text-end figures align-baseline whitespace-nowrap wrap-anywhere">
        {formatNumber(count)}
        <svg className="absolute bottom-2 start-0 w-full h-[6px] bg-surface-3 fill-(--tone)" aria-hidden="true">
          <rect width={`${Math.round(1000 * share) / 10}%`} height="100%" />
        </svg>
      </td>
    </tr>
  );
}
