import { HAND_OVER, SAVE } from "~/features/projects/handover/model";
import type { ShownFile } from "~/features/projects/messages/model";
import { Button } from "~/ui/button";
import { CheckboxField } from "~/ui/checkbox-field";
import { ErrorSummary } from "~/ui/error-summary";
import { FieldError } from "~/ui/field-error";
import { Form } from "~/ui/form";
import { fieldErrors, sentField, useIsSubmitting, useOwnResult } from "~/ui/form-state";
import { TextareaField } from "~/ui/textarea-field";

interface HandoverValues {
  summary: string;
  accesses: string;
  files: string[];
  version: string;
}

interface HandoverFormProps {
  values: HandoverValues;
  files: readonly ShownFile[];
  isHandedOver: boolean;
}

export function HandoverForm({ values, files, isHandedOver }: HandoverFormProps) {
  const result = useOwnResult(SAVE);
  const isSaving = useIsSubmitting(SAVE);
  const isHandingOver = useIsSubmitting(HAND_OVER);
  const summary = sentField(result, { id: "summary", name: "summary", stored: values.summary });
  const accesses = sentField(result, { id: "accesses", name: "accesses", stored: values.accesses });
  const chosen = { id: "files", error: result?.error?.files ?? undefined };
  return (
    <Form method="post" className="stack-fields max-w-184">
      <ErrorSummary
        errors={fieldErrors([summary, accesses, chosen])}
        formErrors={result?.error?.[""] ?? []}
        focusKey={result}
      />
      <input type="hidden" name="version" value={values.version} />
      <TextareaField
        label="Ce qui est livré"
        hint="Le client lit ce résumé et peut l’imprimer."
        {...summary}
        rows={7}
        required
      />
      <TextareaField
        label="Ses accès"
        isOptional
        hint="Chez qui sont le domaine et l’hébergement, au nom de qui. Jamais de mot de passe ici."
        {...accesses}
        rows={4}
      />
      <FileChoice files={files} chosen={chosenOf(result?.initialValue, values)} error={chosen.error} />
      <div className="form-actions">
        <Button
          variant={isHandedOver ? "primary" : "secondary"}
          name="intent"
          value={SAVE}
          isPending={isSaving}
          pendingText="Enregistrement…"
        >
          Enregistrer
        </Button>
        {!isHandedOver && (
          <Button variant="primary" name="intent" value={HAND_OVER} isPending={isHandingOver} pendingText="Livraison…">
            Livrer au client
          </Button>
        )}
      </div>
      {!isHandedOver && (
        <p className="note">
          Livrer termine le projet et envoie une lettre au client. Deux jours plus tard, une autre lui demande son avis.
        </p>
      )}
    </Form>
  );
}

interface FileChoiceProps {
  files: readonly ShownFile[];
  chosen: readonly string[];
  error: string[] | undefined;
}

function FileChoice({ files, chosen, error }: FileChoiceProps) {
  if (files.length === 0) {
    return <p className="note">Aucun fichier dans ce projet. Ceux que vous joignez aux messages se choisissent ici.</p>;
  }
  return (
    <fieldset className="min-w-0 m-0 p-0 border-0" id="files" tabIndex={-1}>
      <legend className="field-label">Fichiers livrés</legend>
      {files.map(({ id, name, version, size }) => (
        <CheckboxField
          key={id}
          id={`file-${id}`}
          name="files"
          value={id}
          label={version > 1 ? `${name} (version ${version})` : name}
          hint={size}
          defaultChecked={chosen.includes(id)}
        />
      ))}
      <FieldError id="files-error" error={error} />
    </fieldset>
  );
}

/** What was ticked in a form that came back, else what is stored. */
function chosenOf(sent: Record<string, unknown> | null | undefined, { files }: HandoverValues): string[] {
  if (!sent) return files;
  const list = Array.isArray(sent.files) ? sent.files : [sent.files];
  return list.filter((id): id is string => typeof id === "string");
}
