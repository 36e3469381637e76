import { Form } from "@remix-run/react";
import { GenerationSection } from "~/features/generation/components/generator-screen";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { CheckboxField } from "~/ui/checkbox-field";
import { DataTable } from "~/ui/data-table";
import { ErrorSummary } from "~/ui/error-summary";
import { useIsSubmitting, useOwnResult } from "~/ui/form-state";
import { LinkButton } from "~/ui/link-button";
import { RowNote } from "~/ui/row-note";
import type { Check } from "./view.server";

interface DryRunProps {
  check: Check;
  stamp: string;
  isReady: boolean;
}

export function DryRun({ check, stamp, isReady }: DryRunProps) {
  const { name, rows, validCount, errorCount } = check;
  return (
    <GenerationSection titleId="check-title">
      <div className="grid gap-1 text-text-2">
        <h2 className="text-xl wrap-anywhere text-text" id="check-title">
          Contrôle de <bdi>{name}</bdi>
        </h2>
        <p role="status">
          {validCount} {validCount > 1 ? "lignes prêtes" : "ligne prête"}, {errorCount} en erreur.
        </p>
      </div>
      <StartForm check={check} stamp={stamp} isReady={isReady} />
      <DataTable
        caption={`Les lignes de ${name}`}
        rows={rows}
        rowKey={({ line }) => line}
        columns={[
          {
            label: "Titre",
            isHeader: true,
            isLong: true,
            cell: ({ title, line }) => (
              <>
                <bdi>{title || "Sans titre"}</bdi>
                <RowNote>Ligne {line}</RowNote>
              </>
            ),
          },
          { label: "Service", cell: ({ service }) => service || "–" },
          { label: "Ville", cell: ({ location }) => location || "–" },
          { label: "Mots", isNumber: true, cell: ({ words }) => words ?? "–" },
          {
            label: "Contrôle",
            isLong: true,
            stackedLabel: false,
            cell: ({ errors }) =>
              errors.length === 0 ? (
                <Badge tone="green">Prête</Badge>
              ) : (
                <>
                  <Badge tone="red">En erreur</Badge>
                  <ul className="mt-1 max-w-136 text-danger text-sm whitespace-normal wrap-anywhere">
                    {errors.map((error) => (
                      <li key={error}>{error}</li>
                    ))}
                  </ul>
                </>
              ),
          },
        ]}
      />
    </GenerationSection>
  );
}

function StartForm({ check: { name, text, validCount, errorCount }, stamp, isReady }: DryRunProps) {
  const lastResult = useOwnResult("file");
  const isSending = useIsSubmitting("file");
  const errors = lastResult?.error?.skip_invalid ?? undefined;
  const skipLabel =
    errorCount > 1 ? `Laisser de côté les ${errorCount} lignes en erreur` : "Laisser de côté la ligne en erreur";
  return (
    <Form method="post" encType="multipart/form-data" className="grid gap-3 justify-items-start">
      <ErrorSummary errors={(errors ?? []).map((message) => ({ id: "skip-invalid", message }))} focusKey={lastResult} />
      <input type="hidden" name="intent" value="file" />
      <input type="hidden" name="stamp" value={stamp} />
      <input type="hidden" name="name" value={name} />
      <input type="hidden" name="csv" value={text} />
      {errorCount > 0 && validCount > 0 && (
        <CheckboxField id="skip-invalid" name="skip_invalid" label={skipLabel} error={errors} required />
      )}
      <div className="form-actions">
        {validCount > 0 && (
          <Button variant="primary" isPending={isSending} pendingText="Lancement..." disabled={!isReady}>
            {validCount > 1 ? `Générer ${validCount} articles` : "Générer un article"}
          </Button>
        )}
        <LinkButton to="/admin/blog/auto-generate" hydrated>
          Choisir un autre fichier
        </LinkButton>
      </div>
    </Form>
  );
}
