import { RowNote } from "~/ui/row-note";
import { Table } from "~/ui/table";
import { TableCell } from "~/ui/table-cell";
import { TableRow } from "~/ui/table-row";
import type { SentQuoteData } from "./view.server";

const COLUMNS = [
  { label: "Désignation" },
  ...["Quantité", "Prix HT", "Remise", "TVA", "Montant HT"].map((label) => ({ label, isNumber: true })),
];

/** The lines of a quote as they were sent, its options last; the sums without them, then with those that were chosen. */
export function QuoteLines({ lines, sums }: Pick<SentQuoteData, "lines" | "sums">) {
  return (
    <section aria-labelledby="lignes" className="grid gap-4">
      <h2 className="text-[1.5rem]" id="lignes">
        Lignes
      </h2>
      <Table caption="Lignes du devis" columns={COLUMNS}>
        {lines.map(({ id, section, designation, description, option, quantity, price, discount, vat, amount }) => (
          <TableRow key={id}>
            <TableCell isHeader isLong>
              <bdi>{designation}</bdi>
              {(section || option) && <RowNote isLong>{[section, option].filter(Boolean).join(", ")}</RowNote>}
              {description && (
                <span className="block font-normal text-text-2 text-sm whitespace-pre-line" dir="auto">
                  {description}
                </span>
              )}
            </TableCell>
            <TableCell label="Quantité" isNumber>
              {quantity}
            </TableCell>
            <TableCell label="Prix HT" isNumber>
              {price}
            </TableCell>
            <TableCell label="Remise" isNumber>
              {discount ?? "—"}
            </TableCell>
            <TableCell label="TVA" isNumber>
              {vat}
            </TableCell>
            <TableCell label="Montant HT" isNumber>
              {amount}
            </TableCell>
          </TableRow>
        ))}
      </Table>
      <dl className="figures justify-self-end grid grid-cols-[auto_auto] gap-x-8 gap-y-1">
        <dt>Total HT</dt>
        <dd className="text-end">{sums.net}</dd>
        <dt>TVA</dt>
        <dd className="text-end">{sums.tax}</dd>
        <dt className="font-[650] text-lg">{sums.label}</dt>
        <dd className="text-end font-[650] text-lg">{sums.gross}</dd>
      </dl>
    </section>
  );
}
