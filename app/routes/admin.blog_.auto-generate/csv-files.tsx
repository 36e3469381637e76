import { Form } from "@remix-run/react";
import { GenerationSection } from "~/features/generation/components/generator-screen";
import type { RowBrief } from "~/features/generation/model/brief";
import { AppLink } from "~/ui/app-link";
import { Button } from "~/ui/button";
import { DataTable } from "~/ui/data-table";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { useIsSubmitting, useOwnResult } from "~/ui/form-state";

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
      <DataTable
        caption={`Les premières lignes du fichier, ${rows.length} sur ${count}`}
        rows={rows}
        rowKey={({ title }) => title}
        columns={[
          { label: "Titre", isHeader: true, isLong: true, cell: ({ title }) => <bdi>{title}</bdi> },
          { label: "Service", cell: ({ service }) => service },
          { label: "Ville", cell: ({ location }) => location },
          { label: "Région", cell: ({ region }) => region },
          { label: "Mots", isNumber: true, cell: ({ word_count }) => word_count },
        ]}
      />
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

const HINT =
  "CSV de 500 lignes et 1 Mo au plus, avec les colonnes du fichier du site. Rien ne part avant votre accord.";

export function UploadForm() {
  const lastResult = useOwnResult("check");
  const isSending = useIsSubmitting("check");
  const errors = lastResult?.error?.file ?? undefined;
  return (
    <GenerationSection titleId="upload-title">
      <h2 className="text-xl wrap-anywhere" id="upload-title">
        Un autre fichier
      </h2>
      <Form method="post" encType="multipart/form-data" className="stack-fields max-w-184">
        <ErrorSummary errors={(errors ?? []).map((message) => ({ id: "csv-file", message }))} focusKey={lastResult} />
        <input type="hidden" name="intent" value="check" />
        <Field
          label="Fichier CSV"
          hint={HINT}
          id="csv-file"
          name="file"
          type="file"
          accept=".csv,text/csv"
          error={errors}
        />
        <div className="form-actions">
          <Button isPending={isSending} pendingText="Lecture...">
            Contrôler le fichier
          </Button>
        </div>
      </Form>
    </GenerationSection>
  );
}
