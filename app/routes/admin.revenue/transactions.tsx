import { AppLink } from "~/ui/app-link";
import { EmptyState } from "~/ui/empty-state";
import { Table } from "~/ui/table";
import { TableCell } from "~/ui/table-cell";
import { TableRow } from "~/ui/table-row";

interface TransactionsProps {
  transactions: { id: string; title: string; client: string; amount: string; earnedAt: string; earned: string }[];
}

const COLUMNS = [
  { label: "Projet" },
  { label: "Client" },
  { label: "Terminé le" },
  { label: "Montant", isNumber: true },
];

/** The completed projects that earned something, the latest first. */
export function Transactions({ transactions }: TransactionsProps) {
  return (
    <section aria-labelledby="transactions-title">
      <h2 className="text-[1.25rem] mb-3" id="transactions-title">
        Dernières transactions
      </h2>
      {transactions.length === 0 ? (
        <EmptyState title="No transactions yet">
          Un projet terminé qui a un budget s’inscrit ici, et dans les chiffres ci-dessus.
        </EmptyState>
      ) : (
        <Table caption="Dernières transactions" columns={COLUMNS}>
          {transactions.map(({ id, title, client, amount, earnedAt, earned }) => (
            <TableRow key={id}>
              <TableCell isHeader>
                <AppLink to={`/admin/projects/${id}`} hydrated className="row-link">
                  <bdi>{title}</bdi>
                </AppLink>
              </TableCell>
              <TableCell>
                <bdi>{client}</bdi>
              </TableCell>
              <TableCell>
                <time dateTime={earnedAt}>{earned}</time>
              </TableCell>
              <TableCell isNumber>{amount}</TableCell>
            </TableRow>
          ))}
        </Table>
      )}
    </section>
  );
}
