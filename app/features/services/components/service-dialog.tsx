import type { FieldMetadata, FormMetadata } from "@conform-to/react";
import { getInputProps } from "@conform-to/react";
import { CATEGORY_LABELS, SERVICE_CATEGORIES, STARTING_PRICE_LABEL } from "~/features/services/model/service";
import type { ServiceValues } from "~/features/services/schema";
import { Field } from "~/ui/field";
import { FormDialog } from "~/ui/form-dialog";
import { withoutKey } from "~/ui/form-state";
import { LinesField } from "~/ui/lines-field";
import { SelectField } from "~/ui/select-field";
import { HiddenField, useServerForm } from "~/ui/server-form";
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
  /** Where to see what another user has saved since; none for a new service. */
  theirsTo?: string;
}

/** All of a service but its own page's parts. */
export function ServiceDialog({ title: heading, values, submitLabel, theirsTo }: ServiceDialogProps) {
  const [form, fields] = useServerForm<ServiceValues>("service", {
    defaultValue: values,
    constraint: CONSTRAINT,
    hasRows: true,
  });
  const { title, slug, category, description, icon, price_starting, is_active } = fields;
  const features = fields.features.getFieldList();
  return (
    <FormDialog
      title={heading}
      closeTo="/admin/services"
      form={form}
      fields={[title, slug, category, description, icon, price_starting, fields.features, ...features]}
      theirsTo={theirsTo ?? null}
      submitLabel={submitLabel}
      className="group/service stack-fields"
    >
      <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true" />
      <HiddenField field={fields.was_active} />
      <HiddenField field={fields.version} />
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
      <Included form={form.meta} field={fields.features} />
      <SwitchField label="Service actif" hint="Visible sur le site dès l’enregistrement." field={is_active} />
    </FormDialog>
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
