import { Form } from "@remix-run/react";
import { GenerationSection } from "~/features/generation/components/generator-screen";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { useIsSubmitting, useOwnResult } from "~/ui/form-state";

const HINT =
  "CSV de 500 lignes et 1 Mo au plus, avec les colonnes du fichier du site. Rien ne part avant votre accord.";

/** Another file of subjects, looked through before anything is started. */
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
        <FileField error={errors} />
        <div className="form-actions">
          <Button isPending={isSending} pendingText="Lecture...">
            Contrôler le fichier
          </Button>
        </div>
      </Form>
    </GenerationSection>
  );
}

function FileField({ error }: { error: string[] | undefined }) {
  return (
    <Field label="Fichier CSV" hint={HINT} id="csv-file" name="file" type="file" accept=".csv,text/csv" error={error} />
  );
}
