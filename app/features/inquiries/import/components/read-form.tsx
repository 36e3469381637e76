import { TABLE_COUNTRY } from "~/features/inquiries/import/model";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { Form } from "~/ui/form";
import { useIsSubmitting } from "~/ui/form-state";
import { SelectField } from "~/ui/select-field";
import type { SelectOption } from "~/ui/select-options";
import { TextareaField } from "~/ui/textarea-field";

/** The choice of a table: a file, or a text that was copied from a spreadsheet. */
export function ReadForm({
  hint,
  error,
  answer,
  countries,
}: {
  hint: string;
  error: string | null;
  /** Anything that is new at each answer. */
  answer: unknown;
  countries: readonly SelectOption[];
}) {
  const isSending = useIsSubmitting("read");
  return (
    <Form method="post" encType="multipart/form-data" className="stack-fields max-w-184">
      <ErrorSummary errors={error ? [{ id: "import-file", message: error }] : []} focusKey={answer} />
      <input type="hidden" name="intent" value="read" />
      <Field
        label="Fichier CSV"
        hint={hint}
        id="import-file"
        name="file"
        type="file"
        accept=".csv,.txt,text/csv"
        error={error ? [error] : undefined}
      />
      <TextareaField
        label="Ou un tableau collé"
        hint="Copié d’un tableur, titres compris."
        name="pasted"
        rows={6}
        dir="auto"
        spellCheck={false}
      />
      <TableCountryField defaultValue={TABLE_COUNTRY} options={countries} />
      <div className="form-actions">
        <Button variant="primary" isPending={isSending} pendingText="Lecture...">
          Contrôler le tableau
        </Button>
      </div>
    </Form>
  );
}

/** Where the numbers of a table belong that are written as at home. */
export function TableCountryField(props: { defaultValue: string; options: readonly SelectOption[] }) {
  return <SelectField label="Pays des téléphones sans indicatif" name="country" {...props} />;
}
