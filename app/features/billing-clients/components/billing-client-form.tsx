import type { FieldMetadata } from "@conform-to/react";
import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import { LANGUAGE_LABELS } from "~/features/accounts/model/user";
import { CURRENCIES, CURRENCY_LABELS } from "~/features/billing/model/content";
import type { BillingClientValues } from "~/features/billing-clients/model";
import { BUYER_KINDS } from "~/features/billing-clients/model";
import type { FormReply } from "~/lib/forms/form-reply";
import { LANGUAGES } from "~/site/language";
import { Button } from "~/ui/button";
import { CheckboxField } from "~/ui/checkbox-field";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { Form } from "~/ui/form";
import { fieldErrors, useIsSubmitting, useOwnResult, useReply, withoutKey } from "~/ui/form-state";
import { LinkButton } from "~/ui/link-button";
import { SaveOver } from "~/ui/save-over";
import { SelectField } from "~/ui/select-field";
import type { SelectOption } from "~/ui/select-options";
import { TextareaField } from "~/ui/textarea-field";
import { useUnsavedGuard } from "~/ui/use-unsaved-guard";

/** The form's name among those of a page. */
const INTENT = "billing-client";

const KINDS = Object.entries(BUYER_KINDS).map(([value, label]) => ({ value, label }));
const LANGUAGE_OPTIONS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_LABELS[value] }));
const CURRENCY_OPTIONS = CURRENCIES.map((value) => ({ value, label: CURRENCY_LABELS[value] }));

interface BillingClientFormProps {
  values: BillingClientValues;
  countries: readonly SelectOption[];
  cancelTo: string;
  /** Where to see what another user has saved since; none for a new one. */
  theirsTo?: string;
}

/** To whom documents are made out, new or stored. */
export function BillingClientForm({ values, countries, cancelTo, theirsTo }: BillingClientFormProps) {
  const answer = useReply<FormReply>();
  const lastResult = useOwnResult(INTENT);
  const guard = useUnsavedGuard(lastResult);
  const [form, fields] = useForm<BillingClientValues>({
    id: INTENT,
    lastResult,
    defaultValue: values,
    constraint: { legal_name: { required: true } },
  });
  const { kind, legal_name, ice, address, country, contact_name, email, phone, language, currency } = fields;
  const [heading, ...sentences] = form.errors ?? [];
  return (
    <Form method="post" {...getFormProps(form)} {...guard} className="stack-fields max-w-184">
      <ErrorSummary
        errors={fieldErrors([kind, legal_name, ice, address, country, contact_name, email, phone, language, currency])}
        title={heading}
        formErrors={sentences}
        focusKey={lastResult}
      />
      {answer?.newerVersion && theirsTo && <SaveOver version={answer.newerVersion} theirsTo={theirsTo} />}
      <input type="hidden" name="intent" value={INTENT} />
      <input {...withoutKey(getInputProps(fields.version, { type: "hidden" }))} />
      <div className="field-pair">
        <Choice label="Nature" field={kind} options={KINDS} />
        <Choice label="Pays" field={country} options={countries} />
      </div>
      <Line label="Raison sociale, ou nom" field={legal_name} />
      <Line
        label="ICE, ou numéro d’identification"
        hint="15 chiffres, obligatoire pour une entreprise marocaine"
        field={ice}
        isOptional
      />
      <TextareaField
        label="Adresse"
        isOptional
        hint="Obligatoire sur un devis et une facture"
        field={address}
        dir="auto"
        rows={3}
      />
      <div className="field-trio">
        <Line label="Interlocuteur" field={contact_name} isOptional />
        <Line label="E-mail" field={email} isOptional />
        <Line label="Téléphone" field={phone} isOptional />
      </div>
      <div className="field-pair">
        <Choice label="Langue des documents" field={language} options={LANGUAGE_OPTIONS} />
        <Choice label="Monnaie" field={currency} options={CURRENCY_OPTIONS} />
      </div>
      <CheckboxField
        label="Rappeler à ce client un paiement en retard, ou un devis qui attend sa réponse"
        field={fields.has_reminders}
      />
      <div className="form-actions">
        <Button variant="primary" isPending={useIsSubmitting(INTENT)} pendingText="Enregistrement…">
          Enregistrer
        </Button>
        <LinkButton to={cancelTo} hydrated>
          Annuler
        </LinkButton>
      </div>
    </Form>
  );
}

function Line({
  field,
  ...text
}: {
  label: string;
  hint?: string;
  field: FieldMetadata<string>;
  isOptional?: boolean;
}) {
  const input = withoutKey(getInputProps(field, { type: "text" }));
  return <Field {...text} {...input} autoComplete="off" dir="auto" error={field.errors} />;
}

function Choice({
  label,
  field,
  options,
}: {
  label: string;
  field: FieldMetadata<string>;
  options: readonly SelectOption[];
}) {
  return <SelectField label={label} field={field} options={options} />;
}
