import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import { PlanFields } from "~/features/inquiries/components/plan-fields";
import { LOST_REASON_LABELS, LOST_REASONS } from "~/features/inquiries/model/follow-up";
import { INQUIRY_STATUS_LABELS, INQUIRY_STATUSES } from "~/features/inquiries/model/inquiry";
import type { FormReply } from "~/lib/forms/form-reply";
import { Button } from "~/ui/button";
import { CheckboxField } from "~/ui/checkbox-field";
import { ErrorSummary } from "~/ui/error-summary";
import { Form } from "~/ui/form";
import { fieldErrors, useIsSubmitting, useOwnResult, useReply, withoutKey } from "~/ui/form-state";
import { SaveOver } from "~/ui/save-over";
import { SelectField } from "~/ui/select-field";
import { TextareaField } from "~/ui/textarea-field";
import type { FollowUpValues } from "./view.server";

const STATUSES = INQUIRY_STATUSES.map((value) => ({ value, label: INQUIRY_STATUS_LABELS[value] }));
const REASONS = [
  { value: "", label: "Pas perdue" },
  ...LOST_REASONS.map((value) => ({ value, label: LOST_REASON_LABELS[value] })),
];

interface FollowUpFormProps {
  /** Address of the inquiry. */
  action: string;
  values: FollowUpValues;
  /** What is planned now; null where nothing is. */
  plan: string | null;
  owners: readonly { value: string; label: string }[];
  delays: readonly { value: string; label: string }[];
}

/** What was said, what follows and when, and who does it. */
export function FollowUpForm({ action, values, plan, owners, delays }: FollowUpFormProps) {
  const answer = useReply<FormReply>();
  const lastResult = useOwnResult("follow-up");
  const isSending = useIsSubmitting("follow-up");
  const [form, fields] = useForm<FollowUpValues>({
    id: `follow-up-${values.version}`,
    lastResult,
    defaultValue: values,
  });
  const { note, is_done, next_action, delay, next_action_at, status, owner_id, lost_reason, version } = fields;
  const [heading, ...sentences] = form.errors ?? [];
  const summary = [note, next_action, delay, next_action_at, status, owner_id, lost_reason];
  return (
    <Form method="post" action={action} {...getFormProps(form)} className="stack-fields mb-6" preventScrollReset>
      <ErrorSummary errors={fieldErrors(summary)} title={heading} formErrors={sentences} focusKey={lastResult} />
      {answer?.newerVersion && <SaveOver version={answer.newerVersion} theirsTo={action} />}
      <input {...withoutKey(getInputProps(version, { type: "hidden" }))} />
      <input type="hidden" name="intent" value="follow-up" />
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
        <Button variant="primary" isPending={isSending} pendingText="Enregistrement...">
          Enregistrer le suivi
        </Button>
      </div>
    </Form>
  );
}
