import type { FieldMetadata } from "@conform-to/react";
import { getSelectProps } from "@conform-to/react";
import { LANGUAGE_LABELS } from "~/features/accounts/model/user";
import { LANGUAGES } from "~/site/language";
import { withoutKey } from "~/ui/form-state";
import { SelectField } from "~/ui/select-field";

const OPTIONS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_LABELS[value] }));

/** The language of e-mails to a user. */
export function LanguageField({ field, hint }: { field: FieldMetadata<string>; hint: string }) {
  const select = withoutKey(getSelectProps(field));
  return <SelectField label="Langue" hint={hint} {...select} options={OPTIONS} error={field.errors} />;
}
