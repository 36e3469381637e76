import { PROJECT_STATUS_LABELS, PROJECT_STATUSES, USUAL_STEPS } from "~/features/projects/model/project";
import type { ProjectValues } from "~/features/projects/schema";
import { Button } from "~/ui/button";
import { CheckboxField } from "~/ui/checkbox-field";
import { Field } from "~/ui/field";
import { LinkButton } from "~/ui/link-button";
import { SelectField } from "~/ui/select-field";
import { HiddenField, ServerForm, useServerForm } from "~/ui/server-form";
import { TextareaField } from "~/ui/textarea-field";
import { BudgetField, CategoryField } from "./project-fields";

const STATUSES = PROJECT_STATUSES.map((value) => ({ value, label: PROJECT_STATUS_LABELS[value] }));

interface ProjectFormProps {
  values: ProjectValues;
  clients: readonly { value: string; label: string }[];
  submitLabel: string;
  cancelTo: string;
  /** In which an hour is priced: that of the last quote which names one. */
  currency?: string;
  /** Whether it is due with its last milestone: its day is then not typed. */
  isDueByTrack?: boolean;
  /** Where to see what another user has saved since; none for a new project. */
  theirsTo?: string;
}

/** The form of a project, new or stored. */
export function ProjectForm({
  values,
  clients,
  submitLabel,
  cancelTo,
  theirsTo,
  currency = "MAD",
  isDueByTrack,
}: ProjectFormProps) {
  const [form, fields] = useServerForm<ProjectValues>("project", {
    defaultValue: values,
    constraint: { title: { required: true } },
  });
  const { title, description, service_category, status, budget, deadline, client_id, version } = fields;
  const { revisions_included: revisions, extra_hour_price: hourPrice } = fields;
  return (
    <ServerForm
      form={form}
      fields={[
        ...[title, description, client_id, service_category, status, budget, deadline],
        ...[revisions, hourPrice],
      ]}
      theirsTo={theirsTo ?? null}
      className="stack-fields max-w-184"
    >
      <HiddenField field={version} />
      <Field label="Titre" field={title} />
      <TextareaField
        label="Description"
        isOptional
        hint="Le client la lit dans son espace."
        field={description}
        rows={5}
      />
      <div className="field-pair">
        <SelectField label="Client" field={client_id} options={clients} />
        <CategoryField field={service_category} />
      </div>
      <div className="field-trio">
        <SelectField label="Statut" field={status} options={STATUSES} />
        <BudgetField field={budget} />
        <Field
          label="Échéance"
          isOptional
          {...(isDueByTrack && { hint: "Celle de la dernière étape datée", readOnly: true })}
          field={deadline}
          type="date"
        />
      </div>
      <div className="field-pair">
        <Field
          label="Révisions comprises"
          hint="Nombre, le client voit combien il en reste."
          isOptional
          field={revisions}
          inputMode="numeric"
        />
        <Field
          label="Heure en plus"
          hint={`Prix HT, en ${currency}`}
          isOptional
          field={hourPrice}
          inputMode="decimal"
        />
      </div>
      {values.version === "" && (
        <CheckboxField
          label="Commencer avec les étapes habituelles de la catégorie"
          hint="Elles se changent ensuite, et le client les voit dès maintenant."
          id="usual-steps"
          name={USUAL_STEPS}
          defaultChecked={!form.lastResult || form.lastResult.initialValue?.[USUAL_STEPS] === "on"}
        />
      )}
      <div className="form-actions">
        <Button variant="primary" isPending={form.isSending} pendingText="Enregistrement...">
          {submitLabel}
        </Button>
        <LinkButton to={cancelTo} hydrated>
          Annuler
        </LinkButton>
      </div>
    </ServerForm>
  );
}
