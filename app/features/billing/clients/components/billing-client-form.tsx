import type { FieldMetadata } from "@conform-to/react";
import { getInputProps } from "@conform-to/react";
import type { BillingClientValues } from "~/features/billing/clients/model";
import { BUYER_KINDS } from "~/features/billing/clients/model";
import { CURRENCIES, CURRENCY_LABELS } from "~/features/billing/model/content";
import { LANGUAGE_LABELS, LANGUAGES } from "~/site/language";
import { Button } from "~/ui/button";
import { CheckboxField } from "~/ui/checkbox-field";
import { Field } from "~/ui/field";
import { withoutKey } from "~/ui/form-state";
import { LinkButton } from "~/ui/link-button";
import { SelectField } from "~/ui/select-field";
import type { SelectOption } from "~/ui/select-options";
import { HiddenField, ServerForm, useServerForm } from "~/ui/server-form";
import { TextareaField } from "~/ui/textarea-field";
import { useUnsavedGuard } from "~/ui/use-unsaved-guard";

/** The form's name among those of a page. */
const INTENT = "billing-client";

const KINDS = Object.entries(BUYER_KINDS).map(([value, label]) => ({ value, label }));
const LANGUAGE_OPTIONS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_LABELS[value] }));
const CURRENCY_OPTIONS = CURRENCIES.map((value) => ({ value, label: CURRENCY_LABELS[value] }));

/** To whom documents are made out, new or stored. */
export function BillingClientForm({
  values,
  countries,
  cancelTo,
  theirsTo,
}: {
  values: BillingClientValues;
  countries: readonly SelectOption[];
  cancelTo: string;
  /** Where to see what another user has saved since; none for a new one. */
  theirsTo?: string;
}) {
  const [form, fields] = useServerForm<BillingClientValues>(INTENT, {
    defaultValue: values,
    constraint: { legal_name: { required: true } },
  });
  const guard = useUnsavedGuard(form.lastResult);
  const { kind, legal_name, ice, address, country, contact_name, email, phone, language, currency } = fields;
  return (
    <ServerForm
      form={form}
      fields={[kind, legal_name, ice, address, country, contact_name, email, phone, language, currency]}
      theirsTo={theirsTo ?? null}
      {...guard}
      className="stack-fields max-w-184"
    >
      <HiddenField field={fields.version} />
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
        <Button variant="primary" isPending={form.isSending} pendingText="Enregistrement…">
          Enregistrer
        </Button>
        <LinkButton to={cancelTo} hydrated>
          Annuler
        </LinkButton>
      </div>
    </ServerForm>
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
