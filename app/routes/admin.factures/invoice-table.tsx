import { INVOICE_KIND_LABELS, INVOICE_STATE_LABELS, INVOICE_STATE_TONES } from "~/features/invoices/model/invoice";
import { AppLink } from "~/ui/app-link";
import { Badge } from "~/ui/badge";
import { EmptyState } from "~/ui/empty-state";
import { LinkButton } from "~/ui/link-button";
import { RowNote } from "~/ui/row-note";
import { Table } from "~/ui/table";
import { TableCell } from "~/ui/table-cell";
import { ROW_LINK, TableRow } from "~/ui/table-row";
import type { InvoiceRowData } from "./view.server";

interface InvoiceTableProps {
  invoices: InvoiceRowData[];
  isFiltered: boolean;
}

const COLUMNS = [
  ...["Numéro", "Client", "État", "Échéance"].map((label) => ({ label })),
  { label: "Montant", isNumber: true },
  { label: "Reste dû", isNumber: true },
];

/** The invoices of one page, a row each. */
export function InvoiceTable({ invoices, isFiltered }: InvoiceTableProps) {
  if (invoices.length === 0) return <NoInvoice isFiltered={isFiltered} />;
  return (
    <Table caption="Factures" columns={COLUMNS}>
      {invoices.map((invoice) => (
        <InvoiceRow key={invoice.id} invoice={invoice} />
      ))}
    </Table>
  );
}

function NoInvoice({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) {
    return (
      <EmptyState title="Aucune facture ne correspond">
        <AppLink to="/admin/factures" hydrated>
          Voir toutes les factures
        </AppLink>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="Aucune facture pour le moment"
      action={
        <LinkButton to="/admin/factures/nouvelle" hydrated size="sm">
          Nouvelle facture
        </LinkButton>
      }
    >
      L’acompte d’un devis accepté arrive ici de lui-même.
    </EmptyState>
  );
}

function InvoiceRow({ invoice }: { invoice: InvoiceRowData }) {
  const { id, number, kind, title, client, state, due, amount, remaining } = invoice;
  return (
    <TableRow hasRowLink>
      <TableCell isHeader>
        <AppLink className={ROW_LINK} to={`/admin/factures/${id}`} hydrated>
          {number ?? "Sans numéro"}
        </AppLink>
        <RowNote>{INVOICE_KIND_LABELS[kind]}</RowNote>
      </TableCell>
      <TableCell label="Client" isName>
        <bdi>{client}</bdi>
        <RowNote isLong>
          <bdi>{title}</bdi>
        </RowNote>
      </TableCell>
      <TableCell label="État">
        <Badge tone={INVOICE_STATE_TONES[state]}>{INVOICE_STATE_LABELS[state]}</Badge>
      </TableCell>
      <TableCell label="Échéance">{due ? <time dateTime={due.day}>{due.text}</time> : "–"}</TableCell>
      <TableCell label="Montant" isNumber>
        {amount}
      </TableCell>
      <TableCell label="Reste dû" isNumber>
        {remaining ?? "–"}
      </TableCell>
    </TableRow>
  );
}
