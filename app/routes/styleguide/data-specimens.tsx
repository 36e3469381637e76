import type { Tone } from "~/ui/badge";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { DescriptionList } from "~/ui/description-list";
import { PageHeader } from "~/ui/page-header";
import { StatTile } from "~/ui/stat-tile";
import { StatusFilterStrip } from "~/ui/status-filter-strip";
import type { TableColumn } from "~/ui/table";
import { Table } from "~/ui/table";
import { TableCell } from "~/ui/table-cell";
import { TableRow } from "~/ui/table-row";
import { Specimen } from "./specimen";

const STATUSES: [string, number, Tone][] = [
  ["Toutes", 184, "neutral"],
  ["Nouveau", 7, "blue"],
  ["Contacté", 38, "yellow"],
  ["Qualifié", 41, "purple"],
  ["Converti", 76, "green"],
  ["Rejeté", 22, "red"],
];

export function DataSpecimens() {
  return (
    <Specimen title="Données">
      <PageHeader
        title="Demandes de Contact"
        description="184 demandes, dont 7 nouvelles"
        actions={
          <Button type="button" size="sm">
            Exporter
          </Button>
        }
      />
      <StatusFilterStrip
        label="Filtrer par statut"
        action="/styleguide"
        name="status"
        current={undefined}
        items={STATUSES.map(([label, count, tone], i) => ({ ...(i > 0 && { value: `${i}` }), label, count, tone }))}
      />
      <TableSpecimen />
      <div className="stat-grid">
        <StatTile label="Clients" value="318" to="/styleguide?stat=clients" />
        <StatTile label="Projets actifs" value="23" />
        <StatTile label="Demandes" value="184" hint="dont 7 nouvelles" />
      </div>
      <Card
        level={2}
        title="Atlas Plomberie"
        aside={<Badge tone="green">Publié</Badge>}
        footer={
          <Button type="button" size="sm">
            Modifier
          </Button>
        }
      >
        <p className="text-text-2">Une page, un numéro, quatre quartiers. Trois appels par jour au lieu d’un.</p>
      </Card>
      <DescriptionList
        items={[
          { term: "Nom", value: "Khadija Benali" },
          { term: "Service intéressé", value: "Développement web" },
          { term: "Message", value: "Bonjour, je tiens un riad de six chambres à Rabat." },
        ]}
      />
    </Specimen>
  );
}

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

function TableSpecimen() {
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
