import type { CheckLineProps } from "./check-line";
import { CheckLine } from "./check-line";
import { CHECKBOX_LOOK } from "./check-look";

/** Yes or no; its label stands beside the box. */
export function CheckboxField(props: CheckLineProps) {
  return <CheckLine {...props} look={CHECKBOX_LOOK} />;
}
