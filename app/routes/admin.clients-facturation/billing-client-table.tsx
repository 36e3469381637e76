import { AppLink } from "~/ui/app-link";
import { Badge } from "~/ui/badge";
import { EmptyState } from "~/ui/empty-state";
import { RowNote } from "~/ui/row-note";
import { Table } from "~/ui/table";
import { TableCell } from "~/ui/table-cell";
import { ROW_LINK, TableRow } from "~/ui/table-row";
import type { BillingClientRow } from "./view.server";

const COLUMNS = ["Nom", "Nature", "ICE", "Monnaie", "État"].map((label) => ({ label }));

interface BillingClientTableProps {
  clients: BillingClientRow[];
  isFiltered: boolean;
}

/** The billing clients of one page, a row each. */
export function BillingClientTable({ clients, isFiltered }: BillingClientTableProps) {
  if (clients.length === 0) {
    const title = isFiltered ? "Aucune identité ne correspond" : "Aucune identité de facturation pour le moment";
    return <EmptyState title={title}>Elles naissent d’un client, d’une demande, ou d’ici.</EmptyState>;
  }
  return (
    <Table caption="Identités de facturation" columns={COLUMNS}>
      {clients.map((client) => (
        <Row key={client.id} client={client} />
      ))}
    </Table>
  );
}

function Row({ client }: { client: BillingClientRow }) {
  const { id, legal_name, contact_name, email, kind, country, ice, currency, isComplete } = client;
  return (
    <TableRow hasRowLink>
      <TableCell isHeader>
        <AppLink className={ROW_LINK} to={`/admin/clients-facturation/${id}`} hydrated>
          <bdi>{legal_name}</bdi>
        </AppLink>
        <RowNote isLong>{[contact_name, email].filter(Boolean).join(", ") || "Sans interlocuteur"}</RowNote>
      </TableCell>
      <TableCell label="Nature">
        {kind}, {country}
      </TableCell>
      <TableCell label="ICE">{ice ?? "—"}</TableCell>
      <TableCell label="Monnaie">{currency}</TableCell>
      <TableCell label="État">
        <Badge tone={isComplete ? "green" : "yellow"}>{isComplete ? "Complète" : "À compléter"}</Badge>
      </TableCell>
    </TableRow>
  );
}
