import { Badge } from "~/ui/badge";
import type { TableColumn } from "~/ui/table";
import { Table } from "~/ui/table";
import { TableCell } from "~/ui/table-cell";
import { TableRow } from "~/ui/table-row";

const COLUMNS: TableColumn[] = [
  { label: "Nom", sortTo: "/styleguide?sort=name" },
  { label: "Message" },
  { label: "Service" },
  { label: "Statut" },
  { label: "Budget", isNumber: true },
  { label: "Reçue", sortTo: "/styleguide?sort=date", sorted: "descending" },
];

const ROWS = [
  ["Khadija Benali", "Je tiens un riad de six chambres à Rabat. Je voudrais un site en français et en espagnol."],
  ["Omar Tazi", "Nous reprenons l’atelier de notre père et cherchons un nom, un logo et une enseigne."],
  ["فهد العتيبي", "نريد تطبيقًا لحجز المواعيد بالعربية والإنجليزية لثلاثة فروع في الرياض."],
] as const;

export function TableSpecimen() {
  return (
    <Table caption="Demandes" columns={COLUMNS}>
      {ROWS.map(([name, message], i) => (
        <TableRow key={name} isCurrent={i === 0}>
          <TableCell isHeader>
            <bdi>{name}</bdi>
          </TableCell>
          <TableCell isLong>
            <span className="clamp-2 line-clamp-2 wrap-anywhere" dir="auto">
              {message}
            </span>
          </TableCell>
          <TableCell label="Service">Développement web</TableCell>
          <TableCell label="Statut">
            <Badge tone="blue">Nouveau</Badge>
          </TableCell>
          <TableCell label="Budget" isNumber>
            12 500 MAD
          </TableCell>
          <TableCell label="Reçue">
            <time dateTime="2026-11-21T09:12">21 nov., 09:12</time>
          </TableCell>
        </TableRow>
      ))}
    </Table>
  );
}
