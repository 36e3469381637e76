import { Fragment } from "react";
import type { Exemption } from "~/features/billing/model/exemptions";
import { EXEMPTIONS } from "~/features/billing/model/exemptions";
import type { TypedTotals } from "~/features/quotes/model/typed-line";
import { formatBasisPoints, formatMoney } from "~/lib/money/format-money";

/** The sums of a quote without its options. */
export function TotalsPanel({
  sums: { totals, isPartial, hasOptions },
  currency,
}: {
  sums: TypedTotals;
  currency: string;
}) {
  const { net, taxes, gross } = totals;
  const rows: [string, number][] = [
    ["Total HT", net],
    ...taxes.map((group): [string, number] => [taxLabel(group), group.tax]),
    ["Total TTC", gross],
  ];
  return (
    <div className="grid gap-2 justify-items-end" id="total" role="status">
      <dl className="figures grid grid-cols-[auto_auto] gap-x-8 gap-y-1">
        {rows.map(([label, amount], index) => {
          const look = index === rows.length - 1 ? "font-[650] text-lg" : "";
          return (
            <Fragment key={label}>
              <dt className={look}>{label}</dt>
              <dd className={`text-end ${look}`}>{formatMoney(amount, currency)}</dd>
            </Fragment>
          );
        })}
      </dl>
      {(isPartial || hasOptions) && <p className="note">{leftOut(isPartial, hasOptions)}</p>}
    </div>
  );
}

function leftOut(isPartial: boolean, hasOptions: boolean): string {
  if (!isPartial) return "Sans les options.";
  return `Sans les lignes qui ne se lisent pas encore${hasOptions ? ", ni les options" : ""}.`;
}

function taxLabel({ rateBp, exemption }: { rateBp: number; exemption: Exemption | null }): string {
  return exemption ? `TVA\u202f: ${EXEMPTIONS[exemption].label}` : `TVA ${formatBasisPoints(rateBp)}`;
}
