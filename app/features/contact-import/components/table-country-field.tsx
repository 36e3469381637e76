import { SelectField } from "~/ui/select-field";
import type { SelectOption } from "~/ui/select-options";

/** Where the numbers of a table belong that are written as at home. */
export function TableCountryField(props: { defaultValue: string; options: readonly SelectOption[] }) {
  return <SelectField label="Pays des téléphones sans indicatif" name="country" {...props} />;
}
