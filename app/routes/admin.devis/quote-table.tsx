import { QUOTE_STATUS_LABELS, QUOTE_STATUS_TONES, QUOTES_PATH } from "~/features/quotes/model/quote";
import type { QuoteRow } from "~/features/quotes/model/quote-row";
import { quoteName } from "~/features/quotes/model/quote-row";
import { AppLink } from "~/ui/app-link";
import { Badge } from "~/ui/badge";
import { EmptyState } from "~/ui/empty-state";
import { RowNote } from "~/ui/row-note";
import { Table } from "~/ui/table";
import { TableCell } from "~/ui/table-cell";
import { ROW_LINK, TableRow } from "~/ui/table-row";

const COLUMNS = [
  ...["Devis", "Client", "État"].map((label) => ({ label })),
  { label: "Total TTC", isNumber: true },
  { label: "Date", isNumber: true },
];

interface QuoteTableProps {
  quotes: QuoteRow[];
  isFiltered: boolean;
}

/** The quotes of one page, a row a version. */
export function QuoteTable({ quotes, isFiltered }: QuoteTableProps) {
  if (quotes.length === 0) {
    if (!isFiltered) return <EmptyState title="Aucun devis pour le moment">Le premier commence ici.</EmptyState>;
    return (
      <EmptyState title="Aucun devis ne correspond">
        <AppLink to={QUOTES_PATH} hydrated>
          Voir tous les devis
        </AppLink>
      </EmptyState>
    );
  }
  return (
    <Table caption="Devis" columns={COLUMNS}>
      {quotes.map((quote) => (
        <Row key={quote.id} quote={quote} />
      ))}
    </Table>
  );
}

function Row({ quote }: { quote: QuoteRow }) {
  const { id, title, client, status, gross, at, on, validUntil, isChangeAsked } = quote;
  return (
    <TableRow hasRowLink>
      <TableCell isHeader isLong>
        <AppLink className={ROW_LINK} to={`${QUOTES_PATH}/${id}`} hydrated>
          <bdi>{title || "Sans objet"}</bdi>
        </AppLink>
        <RowNote hasFigures>{quoteName(quote)}</RowNote>
      </TableCell>
      <TableCell label="Client" isName>
        <bdi>{client ?? "À choisir"}</bdi>
      </TableCell>
      <TableCell label="État">
        <Badge tone={QUOTE_STATUS_TONES[status]}>{QUOTE_STATUS_LABELS[status]}</Badge>
        {status === "sent" && isChangeAsked && <RowNote>modification demandée</RowNote>}
        {status === "sent" && validUntil && <RowNote hasFigures>jusqu’au {validUntil}</RowNote>}
      </TableCell>
      <TableCell label="Total TTC" isNumber>
        {gross}
      </TableCell>
      <TableCell label="Date" isNumber>
        <time dateTime={at}>{on}</time>
      </TableCell>
    </TableRow>
  );
}
