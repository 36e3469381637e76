import { Badge } from "~/ui/badge";
import { DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { RowNote } from "~/ui/row-note";
import type { toErrorRow, toQueueRow, toRunRow } from "./view.server";

export function QueueTable({ queues }: { queues: ReturnType<typeof toQueueRow>[] }) {
  if (queues.length === 0) return <p className="note">Rien n’attend.</p>;
  return (
    <DataTable
      caption="Travaux en attente"
      rows={queues}
      rowKey={({ kind }) => kind}
      columns={[
        { label: "Travail", isHeader: true, cell: ({ name }) => name },
        { label: "À faire", isNumber: true, cell: ({ due }) => due },
        { label: "Attente", cell: ({ age }) => age },
        { label: "Plus tard", isNumber: true, cell: ({ planned }) => planned },
        {
          label: "Échoués",
          isNumber: true,
          cell: ({ hasFailed, failed }) => (hasFailed ? <Badge tone="red">{failed}</Badge> : failed),
        },
      ]}
    />
  );
}

const STATES = {
  running: { tone: "yellow", label: "En cours" },
  good: { tone: "green", label: "Réussie" },
  failed: { tone: "red", label: "Échouée" },
} as const;

export function BackupTable({ runs }: { runs: ReturnType<typeof toRunRow>[] }) {
  if (runs.length === 0) return <p className="note">La première est prévue cette nuit.</p>;
  return (
    <DataTable
      caption="Sauvegardes"
      rows={runs}
      rowKey={({ id }) => id}
      columns={[
        { label: "Début", isHeader: true, cell: ({ at }) => at },
        { label: "État", cell: ({ state }) => <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge> },
        {
          label: "Archive",
          isName: true,
          cell: ({ file, error }) => (
            <>
              {file ? <bdi dir="ltr">{file}</bdi> : "–"}
              {error && <RowNote isLong>{error}</RowNote>}
            </>
          ),
        },
        { label: "Taille", isNumber: true, cell: ({ size }) => size },
      ]}
    />
  );
}

interface ErrorTableProps {
  errors: ReturnType<typeof toErrorRow>[];
  reference: string | undefined;
}

/** Errors that are alike as one line, the newest first. */
export function ErrorTable({ errors, reference }: ErrorTableProps) {
  if (errors.length === 0)
    return reference ? (
      <EmptyState title="Aucune erreur ne porte cette référence">
        Cherchez «&#8239;<bdi dir="ltr">{reference}</bdi>&#8239;» dans le journal du serveur.
      </EmptyState>
    ) : (
      <p className="note">Aucune erreur n’a été notée.</p>
    );
  return (
    <DataTable
      caption="Erreurs du site"
      rows={errors}
      rowKey={({ id }) => id}
      columns={[
        {
          label: "Erreur",
          isHeader: true,
          isName: true,
          cell: ({ message, place, path }) => (
            <>
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
            </>
          ),
        },
        {
          label: "Références",
          cell: ({ references }) =>
            references.length === 0
              ? "–"
              : references.map((each) => (
                  <span key={each} className="block whitespace-nowrap tabular-nums">
                    {each}
                  </span>
                )),
        },
        { label: "Nombre", isNumber: true, cell: ({ count }) => count },
        { label: "Première fois", cell: ({ first }) => first },
        { label: "Dernière fois", cell: ({ last }) => last },
      ]}
    />
  );
}
