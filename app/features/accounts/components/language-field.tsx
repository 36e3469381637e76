import type { FieldMetadata } from "@conform-to/react";
import { getSelectProps } from "@conform-to/react";
import type { Language } from "~/site/language";
import { LANGUAGE_LABELS, LANGUAGES } from "~/site/language";
import { withoutKey } from "~/ui/form-state";
import { SelectField } from "~/ui/select-field";

interface LanguageFieldProps {
  field: FieldMetadata<string>;
  hint: string;
  /** In another language than French. */
  label?: string;
  labels?: Record<Language, string>;
}

/** The language of e-mails to a user. */
export function LanguageField({ field, hint, label = "Langue", labels = LANGUAGE_LABELS }: LanguageFieldProps) {
  const options = LANGUAGES.map((value) => ({ value, label: labels[value] }));
  const select = withoutKey(getSelectProps(field));
  return <SelectField label={label} hint={hint} {...select} options={options} error={field.errors} />;
}
