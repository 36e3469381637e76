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
  /** Under the label. */
  note?: string;
}

export type BarTableProps = {
  title: string;
  /** Heads of the two columns, for those who listen. */
  columns: readonly [label: string, count: string];
  rows: readonly BarRow[];
  /** In place of the rows while there are none. */
  empty: ReactNode;
};

/** Counts by kind: a table whose numbers are drawn as bars as well, so that chart and table are one. */
export function BarTable({ title, columns, rows, empty }: BarTableProps) {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <section className="bars [&_tbody_tr]:relative [&_tbody_tr]:border-t [&_tbody_tr]:border-t-line [&_tbody_:is(th,_td)]:pt-2 [&_tbody_:is(th,_td)]:pb-5 [&_tbody_:is(th,_td)]:font-normal [&_tbody_:is(th,_td)]:text-start [&_tbody_:is(th,_td)]:align-baseline [&_tbody_:is(th,_td)]:wrap-anywhere [&_th_.note]:ms-3 [&_tbody_td]:ps-4 [&_tbody_td]:whitespace-nowrap [&_tbody_td]:font-semibold [&_tbody_td]:text-end [&_tbody_td]:figures [&_td_svg]:absolute [&_td_svg]:bottom-2 [&_td_svg]:start-0 [&_td_svg]:w-full [&_td_svg]:h-[6px] [&_td_svg]:bg-surface-3 [&_td_svg]:fill-(--tone)">
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
    <tr className={`tone-${tone}`}>
      <th scope="row">
        {to ? (
          <AppLink to={to} hydrated>
            {label}
          </AppLink>
        ) : (
          label
        )}
        {note && <span className="note">{note}</span>}
      </th>
      <td>
        {formatNumber(count)}
        <svg aria-hidden="true">
          <rect width={`${Math.round(1000 * share) / 10}%`} height="100%" />
        </svg>
      </td>
    </tr>
  );
}
