import type { FieldMetadata } from "@conform-to/react";
import { getInputProps, getSelectProps } from "@conform-to/react";
import { CATEGORY_LABELS, SERVICE_CATEGORIES } from "~/features/services/model/service";
import { Field } from "~/ui/field";
import { withoutKey } from "~/ui/form-state";
import { SelectField } from "~/ui/select-field";

const CATEGORIES = [
  { value: "", label: "Non précisée" },
  ...SERVICE_CATEGORIES.map((value) => ({ value, label: CATEGORY_LABELS[value] })),
];

/** What craft a project belongs to. */
export function CategoryField({ field }: { field: FieldMetadata<string> }) {
  const select = withoutKey(getSelectProps(field));
  return <SelectField label="Catégorie" {...select} options={CATEGORIES} error={field.errors} />;
}

/** What a project costs. */
export function BudgetField({ field }: { field: FieldMetadata<string> }) {
  const input = withoutKey(getInputProps(field, { type: "text" }));
  return <Field label="Budget (MAD)" isOptional {...input} inputMode="decimal" error={field.errors} />;
}
