import { AppLink } from "~/ui/app-link";
import { EmptyState } from "~/ui/empty-state";
import { Table } from "~/ui/table";
import { TableCell } from "~/ui/table-cell";
import { TableRow } from "~/ui/table-row";
import type { toTransaction } from "./view.server";

const COLUMNS = [
  { label: "Facture" },
  { label: "Client" },
  { label: "Payée le" },
  { label: "Mode" },
  { label: "Montant", isNumber: true },
];

/** The payments that came last. */
export function Transactions({ transactions }: { transactions: ReturnType<typeof toTransaction>[] }) {
  return (
    <section aria-labelledby="transactions-title">
      <h2 className="text-[1.25rem] mb-3" id="transactions-title">
        Dernières transactions
      </h2>
      {transactions.length === 0 ? (
        <EmptyState title="No transactions yet">
          Un paiement enregistré sur une facture s’inscrit ici, et dans les chiffres ci-dessus.
        </EmptyState>
      ) : (
        <Table caption="Dernières transactions" columns={COLUMNS}>
          {transactions.map(({ id, invoiceId, number, client, paidOn, paid, mode, amount }) => (
            <TableRow key={id}>
              <TableCell isHeader>
                <AppLink to={`/admin/factures/${invoiceId}`} hydrated className="row-link">
                  {number}
                </AppLink>
              </TableCell>
              <TableCell label="Client" isName>
                <bdi>{client}</bdi>
              </TableCell>
              <TableCell label="Payée le">
                <time dateTime={paidOn}>{paid}</time>
              </TableCell>
              <TableCell label="Mode">{mode}</TableCell>
              <TableCell label="Montant" isNumber>
                {amount}
              </TableCell>
            </TableRow>
          ))}
        </Table>
      )}
    </section>
  );
}
