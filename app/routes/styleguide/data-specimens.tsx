import type { Tone } from "~/ui/badge";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { DescriptionList } from "~/ui/description-list";
import { PageHeader } from "~/ui/page-header";
import { StatTile } from "~/ui/stat-tile";
import { StatusFilterStrip } from "~/ui/status-filter-strip";
import { Specimen } from "./specimen";
import { TableSpecimen } from "./table-specimen";

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
