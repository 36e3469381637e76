import { Form } from "@remix-run/react";
import { GenerationSection } from "~/features/generation/components/generator-screen";
import type { RowBrief } from "~/features/generation/model/brief";
import { AppLink } from "~/ui/app-link";
import { Button } from "~/ui/button";
import { useIsSubmitting } from "~/ui/form-state";
import { Table } from "~/ui/table";
import { TableCell } from "~/ui/table-cell";
import { TableRow } from "~/ui/table-row";

const COLUMNS = [
  { label: "Titre" },
  { label: "Service" },
  { label: "Ville" },
  { label: "Région" },
  { label: "Mots", isNumber: true },
];

/** The file that comes with the site: what it holds, and its start. */
export function ShippedFile({
  shipped: { path, count, rows },
  stamp,
  isReady,
}: {
  shipped: { path: string; count: number; rows: RowBrief[] };
  stamp: string;
  isReady: boolean;
}) {
  const isSending = useIsSubmitting("shipped");
  return (
    <GenerationSection titleId="shipped-title">
      <div className="grid gap-1 text-text-2">
        <h2 className="text-xl wrap-anywhere text-text" id="shipped-title">
          Le fichier du site&#8239;: {count} sujets
        </h2>
        <p>
          Moitié Maroc en français, un quart Espagne en espagnol, un quart Arabie saoudite en arabe.{" "}
          <AppLink to={path} download>
            Télécharger le CSV
          </AppLink>
        </p>
      </div>
      <Table caption={`Les premières lignes du fichier, ${rows.length} sur ${count}`} columns={COLUMNS}>
        {rows.map((row) => (
          <TableRow key={row.title}>
            <TableCell isHeader isLong>
              <bdi>{row.title}</bdi>
            </TableCell>
            <TableCell label="Service">{row.service}</TableCell>
            <TableCell label="Ville">{row.location}</TableCell>
            <TableCell label="Région">{row.region}</TableCell>
            <TableCell label="Mots" isNumber>
              {row.word_count}
            </TableCell>
          </TableRow>
        ))}
      </Table>
      <Form method="post" className="grid gap-3 justify-items-start">
        <input type="hidden" name="intent" value="shipped" />
        <input type="hidden" name="stamp" value={stamp} />
        <Button variant="primary" isPending={isSending} pendingText="Lancement..." disabled={!isReady}>
          Générer les {count} articles
        </Button>
        <p className="field-hint m-0">
          Une pause d’une seconde et demie sépare deux articles. Vous pourrez suspendre, reprendre ou annuler.
        </p>
      </Form>
    </GenerationSection>
  );
}
