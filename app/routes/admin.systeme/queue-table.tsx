import { Badge } from "~/ui/badge";
import { Table } from "~/ui/table";
import { TableCell } from "~/ui/table-cell";
import { TableRow } from "~/ui/table-row";
import type { toQueueRow } from "./view.server";

const COLUMNS = [
  { label: "Travail" },
  { label: "À faire", isNumber: true },
  { label: "Attente" },
  { label: "Plus tard", isNumber: true },
  { label: "Échoués", isNumber: true },
];

/** The work that the site does by itself, by kind: what waits, for how long, and what was given up. */
export function QueueTable({ queues }: { queues: ReturnType<typeof toQueueRow>[] }) {
  if (queues.length === 0) return <p className="note">Rien n’attend.</p>;
  return (
    <Table caption="Travaux en attente" columns={COLUMNS}>
      {queues.map(({ kind, name, due, age, planned, failed, hasFailed }) => (
        <TableRow key={kind}>
          <TableCell isHeader>{name}</TableCell>
          <TableCell label="À faire" isNumber>
            {due}
          </TableCell>
          <TableCell label="Attente">{age}</TableCell>
          <TableCell label="Plus tard" isNumber>
            {planned}
          </TableCell>
          <TableCell label="Échoués" isNumber>
            {hasFailed ? <Badge tone="red">{failed}</Badge> : failed}
          </TableCell>
        </TableRow>
      ))}
    </Table>
  );
}
