import { getFormProps, getInputProps, getSelectProps, getTextareaProps, useForm } from "@conform-to/react";
import { LANGUAGE_LABELS } from "~/features/accounts/model/user";
import { PlanFields } from "~/features/inquiries/components/plan-fields";
import { BUDGET_OPTIONS } from "~/features/inquiries/model/inquiry";
import { CHANNEL_LABELS, HAND_CHANNELS } from "~/features/inquiries/model/source-facts";
import { LANGUAGES } from "~/site/language";
import { Dialog } from "~/ui/dialog";
import { DialogActions } from "~/ui/dialog-actions";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { Form } from "~/ui/form";
import { fieldErrors, useIsSubmitting, useOwnResult, withoutKey } from "~/ui/form-state";
import { SelectField } from "~/ui/select-field";
import type { SelectGroup } from "~/ui/select-options";
import { TextareaField } from "~/ui/textarea-field";
import { useSearchHref } from "~/ui/use-address";

type LeadValues = Record<
  | ("channel" | "name" | "contact" | "message" | "company" | "reference")
  | ("service_interest" | "budget" | "language")
  | ("next_action" | "delay" | "next_action_at"),
  string
>;

const CHANNELS = HAND_CHANNELS.map((value) => ({ value, label: CHANNEL_LABELS[value] }));
const CONSTRAINT = { name: { required: true }, contact: { required: true }, message: { required: true } };

const LANGUAGE_OPTIONS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_LABELS[value] }));

/** Writes down a lead that came by telephone, in a chat or at a fair: the quickest fields first. */
export function LeadDialog({
  delays,
  services,
}: {
  services: SelectGroup[];
  delays: readonly { value: string; label: string }[];
}) {
  const closeTo = useSearchHref("/admin/inquiries")({});
  const lastResult = useOwnResult("lead");
  const isSending = useIsSubmitting("lead");
  const [form, fields] = useForm<LeadValues>({ id: "lead", lastResult, constraint: CONSTRAINT });
  const { channel, name, contact, message, company, reference, service_interest, budget, language } = fields;
  const { next_action, delay, next_action_at } = fields;
  const plan = { next_action, delay, next_action_at };
  return (
    <Dialog
      title="Nouvelle piste"
      closeTo={closeTo}
      footer={
        <DialogActions
          formId={form.id}
          submitLabel="Enregistrer"
          isPending={isSending}
          pendingText="Enregistrement..."
          cancelTo={closeTo}
        />
      }
    >
      <Form method="post" {...getFormProps(form)} className="stack-fields" preventScrollReset>
        <ErrorSummary
          errors={fieldErrors([name, contact, message, channel, company, reference, ...Object.values(plan)])}
          formErrors={form.errors}
          focusKey={lastResult}
        />
        <input type="hidden" name="intent" value="lead" />
        <Field
          label="Nom"
          {...withoutKey(getInputProps(name, { type: "text" }))}
          autoComplete="off"
          error={name.errors}
        />
        <Field
          label="Téléphone ou e-mail"
          {...withoutKey(getInputProps(contact, { type: "text" }))}
          autoComplete="off"
          autoCapitalize="none"
          error={contact.errors}
        />
        <TextareaField
          label="Demande"
          {...withoutKey(getTextareaProps(message))}
          rows={2}
          height="min-h-24"
          error={message.errors}
        />
        <SelectField label="Canal" {...withoutKey(getSelectProps(channel))} options={CHANNELS} error={channel.errors} />
        <PlanFields fields={plan} delays={delays} isOptional />
        <div className="field-pair">
          <Field
            label="Entreprise"
            isOptional
            {...withoutKey(getInputProps(company, { type: "text" }))}
            autoComplete="off"
            error={company.errors}
          />
          <Field
            label="Réf."
            isOptional
            {...withoutKey(getInputProps(reference, { type: "text" }))}
            autoComplete="off"
            autoCapitalize="characters"
            error={reference.errors}
          />
        </div>
        <SelectField
          label="Service"
          isOptional
          {...withoutKey(getSelectProps(service_interest))}
          options={[{ value: "", label: "Non précisé" }, ...services]}
          error={service_interest.errors}
        />
        <div className="field-pair">
          <SelectField
            label="Budget"
            isOptional
            {...withoutKey(getSelectProps(budget))}
            options={BUDGET_OPTIONS}
            error={budget.errors}
          />
          <SelectField
            label="Langue"
            {...withoutKey(getSelectProps(language))}
            options={LANGUAGE_OPTIONS}
            error={language.errors}
          />
        </div>
      </Form>
    </Dialog>
  );
}
