import { PlanFields } from "~/features/inquiries/components/plan-fields";
import { LOST_REASON_LABELS, LOST_REASONS } from "~/features/inquiries/model/follow-up";
import { INQUIRY_STATUS_LABELS, INQUIRY_STATUSES } from "~/features/inquiries/model/inquiry";
import { Button } from "~/ui/button";
import { CheckboxField } from "~/ui/checkbox-field";
import { SelectField } from "~/ui/select-field";
import { HiddenField, ServerForm, useServerForm } from "~/ui/server-form";
import { TextareaField } from "~/ui/textarea-field";
import type { FollowUpValues } from "./view.server";

const STATUSES = INQUIRY_STATUSES.map((value) => ({ value, label: INQUIRY_STATUS_LABELS[value] }));
const REASONS = [
  { value: "", label: "Pas perdue" },
  ...LOST_REASONS.map((value) => ({ value, label: LOST_REASON_LABELS[value] })),
];

interface FollowUpFormProps {
  action: string;
  values: FollowUpValues;
  /** What is planned now; null where nothing is. */
  plan: string | null;
  owners: readonly { value: string; label: string }[];
  delays: readonly { value: string; label: string }[];
}

export function FollowUpForm({ action, values, plan, owners, delays }: FollowUpFormProps) {
  const [form, fields] = useServerForm<FollowUpValues>("follow-up", {
    id: `follow-up-${values.version}`,
    defaultValue: values,
  });
  const { note, is_done, next_action, delay, next_action_at, status, owner_id, lost_reason, version } = fields;
  const summary = [note, next_action, delay, next_action_at, status, owner_id, lost_reason];
  return (
    <ServerForm
      form={form}
      fields={summary}
      theirsTo={action}
      action={action}
      className="stack-fields mb-6"
      preventScrollReset
    >
      <HiddenField field={version} />
      <TextareaField
        label="Note"
        isOptional
        hint="Ce qui s’est dit ou décidé. Elle reste dans l’historique."
        field={note}
        rows={3}
        height="min-h-24"
      />
      {plan && <CheckboxField label={`Fait\u202f: ${plan}`} field={is_done} />}
      <PlanFields fields={fields} delays={delays} />
      <div className="field-trio">
        <SelectField label="Statut" field={status} options={STATUSES} />
        <SelectField label="Responsable" field={owner_id} options={owners} />
        <SelectField label="Raison de la perte" field={lost_reason} options={REASONS} />
      </div>
      <div className="form-actions">
        <Button variant="primary" isPending={form.isSending} pendingText="Enregistrement...">
          Enregistrer le suivi
        </Button>
      </div>
    </ServerForm>
  );
}
