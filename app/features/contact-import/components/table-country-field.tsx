import { SelectField } from "~/ui/select-field";
import type { SelectOption } from "~/ui/select-options";

interface TableCountryFieldProps {
  defaultValue: string;
  options: readonly SelectOption[];
}

/** Where the numbers of a table belong that are written as at home. */
export function TableCountryField(props: TableCountryFieldProps) {
  return <SelectField label="Pays des téléphones sans indicatif" name="country" {...props} />;
}
