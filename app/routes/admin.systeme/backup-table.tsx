import { Badge } from "~/ui/badge";
import { RowNote } from "~/ui/row-note";
import { Table } from "~/ui/table";
import { TableCell } from "~/ui/table-cell";
import { TableRow } from "~/ui/table-row";
import type { toRunRow } from "./view.server";

const COLUMNS = [{ label: "Début" }, { label: "État" }, { label: "Archive" }, { label: "Taille", isNumber: true }];

const STATES = {
  running: { tone: "yellow", label: "En cours" },
  good: { tone: "green", label: "Réussie" },
  failed: { tone: "red", label: "Échouée" },
} as const;

/** The archives of the last nights, and those that were asked for on a server. */
export function BackupTable({ runs }: { runs: ReturnType<typeof toRunRow>[] }) {
  if (runs.length === 0) return <p className="note">La première est prévue cette nuit.</p>;
  return (
    <Table caption="Sauvegardes" columns={COLUMNS}>
      {runs.map(({ id, at, state, file, error, size }) => (
        <TableRow key={id}>
          <TableCell isHeader>{at}</TableCell>
          <TableCell label="État">
            <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>
          </TableCell>
          <TableCell label="Archive" isName>
            {file ? <bdi dir="ltr">{file}</bdi> : "–"}
            {error && <RowNote isLong>{error}</RowNote>}
          </TableCell>
          <TableCell label="Taille" isNumber>
            {size}
          </TableCell>
        </TableRow>
      ))}
    </Table>
  );
}
