import { EmptyState } from "~/ui/empty-state";
import { RowNote } from "~/ui/row-note";
import { Table } from "~/ui/table";
import { TableCell } from "~/ui/table-cell";
import { TableRow } from "~/ui/table-row";
import type { toErrorRow } from "./view.server";

const COLUMNS = [
  { label: "Erreur" },
  { label: "Références" },
  { label: "Nombre", isNumber: true },
  { label: "Première fois" },
  { label: "Dernière fois" },
];

interface ErrorTableProps {
  errors: ReturnType<typeof toErrorRow>[];
  /** The reference that was looked for. */
  reference: string | undefined;
}

/** Errors that are alike as one line, the newest first. */
export function ErrorTable({ errors, reference }: ErrorTableProps) {
  if (errors.length === 0) return <NoError reference={reference} />;
  return (
    <Table caption="Erreurs du site" columns={COLUMNS}>
      {errors.map(({ id, message, place, path, count, references, first, last }) => (
        <TableRow key={id}>
          <TableCell isHeader isName>
            <bdi dir="ltr">{message}</bdi>
            {place && (
              <RowNote isLong>
                <bdi dir="ltr">{place}</bdi>
              </RowNote>
            )}
            {path && (
              <RowNote isLong>
                <bdi dir="ltr">{path}</bdi>
              </RowNote>
            )}
          </TableCell>
          <TableCell label="Références">
            {references.length === 0
              ? "–"
              : references.map((each) => (
                  <span key={each} className="block whitespace-nowrap tabular-nums">
                    {each}
                  </span>
                ))}
          </TableCell>
          <TableCell label="Nombre" isNumber>
            {count}
          </TableCell>
          <TableCell label="Première fois">{first}</TableCell>
          <TableCell label="Dernière fois">{last}</TableCell>
        </TableRow>
      ))}
    </Table>
  );
}

function NoError({ reference }: Pick<ErrorTableProps, "reference">) {
  return reference ? (
    <EmptyState title="Aucune erreur ne porte cette référence">
      Cherchez «&#8239;<bdi dir="ltr">{reference}</bdi>&#8239;» dans le journal du serveur.
    </EmptyState>
  ) : (
    <p className="note">Aucune erreur n’a été notée.</p>
  );
}
