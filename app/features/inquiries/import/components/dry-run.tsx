import type { ImportView } from "~/features/inquiries/import/import-contacts.server";
import type { ImportKind } from "~/features/inquiries/import/model";
import { counted, FIELD_LABELS, FIELDS_OF, LINE_LABELS, LINE_TONES } from "~/features/inquiries/import/model";
import { AppLink } from "~/ui/app-link";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { CheckboxField } from "~/ui/checkbox-field";
import { ErrorSummary } from "~/ui/error-summary";
import { Form } from "~/ui/form";
import { useIsSubmitting } from "~/ui/form-state";
import { LinkButton } from "~/ui/link-button";
import { RowNote } from "~/ui/row-note";
import { SelectField } from "~/ui/select-field";
import type { SelectOption } from "~/ui/select-options";
import { Table } from "~/ui/table";
import { TableCell } from "~/ui/table-cell";
import { TableRow } from "~/ui/table-row";
import { TableCountryField } from "./read-form";

const COLUMNS = [{ label: "Contact" }, { label: "Contrôle" }];

interface DryRunProps {
  kind: ImportKind;
  view: ImportView;
  stamp: string;
  countries: readonly SelectOption[];
  /** Why nothing was stored, where that was asked for. */
  sentence: string | null;
  againTo: string;
}

/** What a table would come to: its columns, which may be named anew, and its lines. Nothing is stored yet. */
export function ImportDryRun(props: DryRunProps) {
  const { source, counts, lines, hiddenCount, unusedColumns, rowsAbove } = props.view;
  return (
    <section aria-labelledby="check-title">
      <h2 className="text-xl wrap-anywhere mb-1" id="check-title">
        Contrôle de <bdi>{source}</bdi>
      </h2>
      <p className="mb-5 text-text-2" role="status">
        {counted(counts.ready, "ligne prête", "lignes prêtes")}, {counts.duplicate} déjà là, {counts.wrong} en erreur.
        Rien n’est encore importé.
      </p>
      {unusedColumns.length > 0 && (
        <p className="note mb-5 wrap-anywhere">
          Colonnes non reprises&#8239;: <bdi>{unusedColumns.join(", ")}</bdi>.
        </p>
      )}
      {rowsAbove.length > 0 && (
        <p className="note mb-5 wrap-anywhere">
          Au-dessus des titres, non repris&#8239;: <bdi>{rowsAbove.join(", ")}</bdi>.
        </p>
      )}
      <ChoiceForm {...props} />
      {lines.length > 0 && (
        <Table caption={`Les lignes de ${source}`} columns={COLUMNS}>
          {lines.map((line) => (
            <LineRow key={line.line} line={line} />
          ))}
        </Table>
      )}
      {hiddenCount > 0 && (
        <p className="note mt-3">
          {counted(hiddenCount, "autre ligne n’est pas montrée", "autres lignes ne sont pas montrées")}&#8239;: les
          erreurs et les doublons viennent d’abord.
        </p>
      )}
    </section>
  );
}

function ChoiceForm({ kind, view, stamp, countries, sentence, againTo }: DryRunProps) {
  const { source, text, counts } = view;
  const isStoring = useIsSubmitting("store");
  const { problem } = view;
  const isLeads = kind === "inquiries";
  const what = isLeads ? counted(counts.ready, "demande", "demandes") : counted(counts.ready, "client", "clients");
  return (
    <Form method="post" encType="multipart/form-data" className="grid gap-5 mb-8">
      <ErrorSummary
        errors={problem ? [{ id: `map_${problem.field}`, message: problem.sentence }] : []}
        formErrors={!problem && sentence ? [sentence] : []}
        focusKey={view}
      />
      {Object.entries({ stamp, source, csv: text }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <ColumnFields kind={kind} view={view} />
      <TableCountryField defaultValue={view.country} options={countries} />
      {isLeads && counts.duplicate > 0 && (
        <CheckboxField
          name="with_duplicates"
          label={`Importer aussi ${counted(counts.duplicate, "doublon", "doublons")}`}
          hint="Sinon, les lignes déjà là sont laissées de côté."
        />
      )}
      <div className="form-actions flex flex-wrap gap-2">
        {counts.ready + (isLeads ? counts.duplicate : 0) > 0 && (
          <Button name="intent" value="store" variant="primary" isPending={isStoring} pendingText="Import...">
            Importer {what}
          </Button>
        )}
        <Button name="intent" value="map">
          Contrôler à nouveau
        </Button>
        <LinkButton to={againTo} hydrated>
          Choisir un autre tableau
        </LinkButton>
      </div>
    </Form>
  );
}

/** Which column is what: by its heading, unless the user says otherwise. */
function ColumnFields({ kind, view: { headings, mapping, problem } }: Pick<DryRunProps, "kind" | "view">) {
  const columns = headings.map((heading, place) => ({
    value: String(place),
    label: heading || `Colonne ${place + 1}`,
  }));
  return (
    <fieldset className="min-w-0 m-0 p-0 border-0">
      <legend className="mb-3 p-0 font-medium">Quelle colonne est quoi&#8239;?</legend>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {FIELDS_OF[kind].map((field) => (
          <SelectField
            key={`${field}-${mapping[field]}`}
            id={`map_${field}`}
            name={`map_${field}`}
            label={FIELD_LABELS[field]}
            error={problem?.field === field ? [problem.sentence] : undefined}
            defaultValue={String(mapping[field] ?? "")}
            options={[{ value: "", label: "Aucune" }, ...columns]}
          />
        ))}
      </div>
    </fieldset>
  );
}

type Line = ImportView["lines"][number];

function LineRow({ line: { line, title, state, details, ...why } }: { line: Line }) {
  return (
    <TableRow>
      <TableCell isHeader isLong>
        <bdi>{title || "Sans nom"}</bdi>
        {details && <RowNote isLong>{details}</RowNote>}
        <RowNote>Ligne {line}</RowNote>
      </TableCell>
      <TableCell isLong>
        <Badge tone={LINE_TONES[state]}>{LINE_LABELS[state]}</Badge>
        <Reasons {...why} />
      </TableCell>
    </TableRow>
  );
}

function Reasons({ reasons, knownTo }: Pick<Line, "reasons" | "knownTo">) {
  if (reasons.length === 0) return null;
  return (
    <ul className="mt-1 text-sm text-text-2 whitespace-normal wrap-anywhere">
      {reasons.map((reason) => (
        <li key={reason}>
          {knownTo ? (
            <AppLink to={knownTo} hydrated>
              {reason}
            </AppLink>
          ) : (
            reason
          )}
        </li>
      ))}
    </ul>
  );
}
