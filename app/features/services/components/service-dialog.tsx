import type { FieldMetadata, FormMetadata } from "@conform-to/react";
import { getFormProps, getInputProps, parse, useForm } from "@conform-to/react";
import { STARTING_PRICE_LABEL } from "~/features/services/model/messages";
import { CATEGORY_LABELS, SERVICE_CATEGORIES } from "~/features/services/model/service";
import type { ServiceValues } from "~/features/services/model/service-values";
import type { FormReply } from "~/lib/forms/form-reply";
import { Dialog } from "~/ui/dialog";
import { DialogActions } from "~/ui/dialog-actions";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { Form } from "~/ui/form";
import { fieldErrors, useIsSubmitting, useOwnResult, useReply, withoutKey } from "~/ui/form-state";
import { LinesField } from "~/ui/lines-field";
import { SaveOver } from "~/ui/save-over";
import { SelectField } from "~/ui/select-field";
import { SwitchField } from "~/ui/switch-field";
import { TextareaField } from "~/ui/textarea-field";
import { dropForeignIcon, IconPicker } from "./icon-picker";

const CONSTRAINT = { title: { required: true }, category: { required: true } };

const CATEGORIES = [
  { value: "", label: "Choisir…" },
  ...SERVICE_CATEGORIES.map((value) => ({ value, label: CATEGORY_LABELS[value] })),
];

interface ServiceDialogProps {
  title: string;
  values: ServiceValues;
  submitLabel: string;
  closeTo: string;
  /** Where to see what another user has saved since; none for a new service. */
  theirsTo?: string;
}

/** All of a service but its own page's parts. */
export function ServiceDialog({ title: heading, values, submitLabel, closeTo, theirsTo }: ServiceDialogProps) {
  const answer = useReply<FormReply>();
  const lastResult = useOwnResult("service");
  const isSending = useIsSubmitting("service");
  const [form, fields] = useForm<ServiceValues, object>({
    id: "service",
    lastResult,
    defaultValue: values,
    constraint: CONSTRAINT,
    // Grows and shrinks the list without the server, which alone judges what is sent.
    onValidate: ({ formData }) => parse(formData, { resolve: () => ({ value: {} }) }),
  });
  const { title, slug, category, description, icon, price_starting, is_active } = fields;
  const features = fields.features.getFieldList();
  const [warning, ...sentences] = form.errors ?? [];
  return (
    <Dialog
      title={heading}
      closeTo={closeTo}
      footer={
        <DialogActions
          formId={form.id}
          submitLabel={submitLabel}
          pendingText="Enregistrement…"
          isPending={isSending}
          cancelTo={closeTo}
        />
      }
    >
      <Form method="post" {...getFormProps(form)} className="service-form stack-fields" preventScrollReset>
        <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true" />
        <ErrorSummary
          errors={fieldErrors([title, slug, category, description, icon, price_starting, fields.features, ...features])}
          title={warning}
          formErrors={sentences}
          focusKey={lastResult}
        />
        {answer?.newerVersion && theirsTo && <SaveOver version={answer.newerVersion} theirsTo={theirsTo} />}
        <input type="hidden" name="intent" value="service" />
        <input {...withoutKey(getInputProps(fields.was_active, { type: "hidden" }))} />
        <input {...withoutKey(getInputProps(fields.version, { type: "hidden" }))} />
        <Field label="Titre" field={title} />
        <Field
          label="Slug"
          hint={
            theirsTo
              ? "Adresse /services/…/ du service. S’il change, l’ancienne continuera de mener ici."
              : "Adresse /services/…/ du service, tirée du titre si vous le laissez vide."
          }
          isOptional
          field={slug}
          autoCapitalize="none"
          spellCheck={false}
          autoComplete="off"
        />
        <SelectField
          label="Catégorie"
          field={category}
          options={CATEGORIES}
          onChange={(event) => dropForeignIcon(event.currentTarget.form)}
        />
        <TextareaField label="Description" isOptional field={description} rows={3} height="min-h-22" />
        <IconPicker
          id={icon.id}
          name={icon.name}
          category={category.initialValue}
          icon={icon.initialValue}
          error={icon.errors}
        />
        <Field
          label={STARTING_PRICE_LABEL}
          hint="Sans formules tarifaires. Dès qu’il y en a, le site affiche «&#8239;À partir de&#8239;» la moins chère."
          isOptional
          field={price_starting}
          inputMode="decimal"
          autoComplete="off"
        />
        <Included form={form} field={fields.features} />
        <SwitchField
          label="Service actif"
          hint="Visible sur le site dès l’enregistrement."
          {...withoutKey(getInputProps(is_active, { type: "checkbox" }))}
          type="checkbox"
        />
      </Form>
    </Dialog>
  );
}

function Included({
  form,
  field,
}: {
  form: FormMetadata<ServiceValues>;
  field: FieldMetadata<string[], ServiceValues>;
}) {
  return (
    <LinesField
      label="Inclus"
      hint="Ce que le service comprend, une ligne par point."
      lineLabel="Point inclus"
      removeLabel={(position) => `Retirer le point inclus ${position}`}
      addLabel="Ajouter un point"
      id={field.id}
      error={field.errors}
      lines={field.getFieldList().map((line) => ({
        key: line.key,
        input: withoutKey(getInputProps(line, { type: "text" })),
        error: line.errors,
      }))}
      addButton={form.insert.getButtonProps({ name: field.name })}
      removeButton={(index) => form.remove.getButtonProps({ name: field.name, index })}
    />
  );
}
